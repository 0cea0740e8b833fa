ALTER TABLE "saved_chat_stamps" ADD COLUMN "version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_chat_stamps" ADD COLUMN "changed" uuid[] DEFAULT '{}' NOT NULL;