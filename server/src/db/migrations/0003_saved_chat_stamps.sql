CREATE TABLE "saved_chat_stamps" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"stamp" uuid DEFAULT gen_random_uuid() NOT NULL,
	"forget_at" timestamp with time zone DEFAULT now() + interval '30 days' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_chat_stamps" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "saved_chat_stamps_forget" ON "saved_chat_stamps" USING btree ("forget_at");--> statement-breakpoint
CREATE POLICY "saved_chat_stamps_owner" ON "saved_chat_stamps" AS PERMISSIVE FOR ALL TO public USING (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid) WITH CHECK (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid);