CREATE TABLE "reminders" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"entry" "bytea" NOT NULL,
	"channel" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"forget_at" timestamp with time zone DEFAULT now() + interval '30 days' NOT NULL,
	CONSTRAINT "reminders_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "reminders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "reminders_owner" ON "reminders" AS PERMISSIVE FOR ALL TO public USING (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid) WITH CHECK (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid);