ALTER TABLE "assistant_turns" ADD COLUMN "set_aside_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "assistant_turns" ADD COLUMN "state" "bytea";--> statement-breakpoint
ALTER TABLE "saved_chats" ADD COLUMN "category_chosen" boolean DEFAULT false NOT NULL;