CREATE TABLE "outbox_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"recipient" "bytea" NOT NULL,
	"body" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assistant_contexts" ADD COLUMN "forget_at" timestamp with time zone DEFAULT now() + interval '30 days' NOT NULL;--> statement-breakpoint
ALTER TABLE "assistant_turns" ADD COLUMN "forget_at" timestamp with time zone DEFAULT now() + interval '30 days' NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_demos" ADD COLUMN "forget_at" timestamp with time zone DEFAULT now() + interval '30 days' NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_messages_created" ON "outbox_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "assistant_contexts_forget" ON "assistant_contexts" USING btree ("forget_at");--> statement-breakpoint
CREATE INDEX "assistant_turns_forget" ON "assistant_turns" USING btree ("forget_at");--> statement-breakpoint
CREATE INDEX "guest_demos_forget" ON "guest_demos" USING btree ("forget_at");