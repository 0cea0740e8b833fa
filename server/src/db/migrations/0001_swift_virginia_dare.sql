CREATE TABLE "documents" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text DEFAULT 'other' NOT NULL,
	"form" text,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"description" text NOT NULL,
	"description_en" text NOT NULL,
	"for_whom" text NOT NULL,
	"for_whom_en" text NOT NULL,
	"filename" text,
	"filename_en" text,
	"agency" text NOT NULL,
	"category" text NOT NULL,
	"official_page" text,
	"checked" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "documents_created" ON "documents" USING btree ("created_at");