CREATE TABLE "assistant_contexts" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"state" "bytea" NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assistant_contexts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "assistant_turns" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"language" text NOT NULL,
	"question" "bytea" NOT NULL,
	"answer" "bytea" NOT NULL,
	"engine" text NOT NULL,
	"kind" text NOT NULL,
	"topic" text,
	"category" text,
	"lawyer" boolean NOT NULL,
	"sources" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assistant_turns_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "assistant_turns" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "guest_demos" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"used" smallint NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "guest_demos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE INDEX "assistant_turns_created" ON "assistant_turns" USING btree ("created_at");--> statement-breakpoint
CREATE POLICY "assistant_contexts_owner" ON "assistant_contexts" AS PERMISSIVE FOR ALL TO public USING (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid) WITH CHECK (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "assistant_turns_owner" ON "assistant_turns" AS PERMISSIVE FOR ALL TO public USING (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid) WITH CHECK (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "guest_demos_owner" ON "guest_demos" AS PERMISSIVE FOR ALL TO public USING (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid) WITH CHECK (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid);