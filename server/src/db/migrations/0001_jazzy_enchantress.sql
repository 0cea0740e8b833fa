CREATE TABLE "help_turns" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"question" "bytea" NOT NULL,
	"answer" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "help_turns_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "help_turns" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "help_turns_owner" ON "help_turns" AS PERMISSIVE FOR ALL TO public USING (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid) WITH CHECK (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid);