ALTER TABLE "assistant_contexts" ALTER COLUMN "state" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "assistant_contexts" ADD COLUMN "cleared_at" timestamp with time zone;