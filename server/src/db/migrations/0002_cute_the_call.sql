CREATE TABLE "saved_chat_signatures" (
	"owner_id" uuid NOT NULL,
	"chat_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"signature" bit(4096) NOT NULL,
	"folded" "bytea" NOT NULL,
	"forget_at" timestamp with time zone DEFAULT now() + interval '30 days' NOT NULL,
	CONSTRAINT "saved_chat_signatures_owner_id_chat_id_pk" PRIMARY KEY("owner_id","chat_id")
);
--> statement-breakpoint
ALTER TABLE "saved_chat_signatures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saved_chats" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" "bytea" NOT NULL,
	"content" "bytea" NOT NULL,
	"category" text NOT NULL,
	"is_favorite" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"forget_at" timestamp with time zone DEFAULT now() + interval '30 days' NOT NULL,
	CONSTRAINT "saved_chats_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "saved_chats" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "saved_chat_signatures_search" ON "saved_chat_signatures" USING btree ("owner_id","created_at","chat_id","signature");--> statement-breakpoint
CREATE INDEX "saved_chat_signatures_forget" ON "saved_chat_signatures" USING btree ("forget_at");--> statement-breakpoint
CREATE INDEX "saved_chats_list" ON "saved_chats" USING btree ("owner_id","created_at","id","category","is_favorite","deleted_at");--> statement-breakpoint
CREATE INDEX "saved_chats_forget" ON "saved_chats" USING btree ("forget_at");--> statement-breakpoint
CREATE POLICY "saved_chat_signatures_owner" ON "saved_chat_signatures" AS PERMISSIVE FOR ALL TO public USING (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid) WITH CHECK (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "saved_chats_owner" ON "saved_chats" AS PERMISSIVE FOR ALL TO public USING (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid) WITH CHECK (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid);