CREATE TABLE "feedback" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"expectations_met" smallint,
	"information_clarity" smallint,
	"intuitive_navigation" smallint,
	"positive_experience" smallint,
	"support_usefulness" smallint,
	"resource_effectiveness" smallint,
	"response_times" smallint,
	"ease_of_use" smallint,
	"accessibility" smallint,
	"clear_processes" smallint,
	"visual_appeal" smallint,
	"readability" smallint,
	"intuitive_layout" smallint,
	"would_recommend" smallint,
	"future_use" smallint,
	"needs_consideration" smallint,
	"expectations_details" "bytea",
	"support_feedback" "bytea",
	"usability_suggestions" "bytea",
	"design_suggestions" "bytea",
	"recommendation_factors" "bytea",
	"additional_comments" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"forget_at" timestamp with time zone DEFAULT now() + interval '30 days' NOT NULL,
	CONSTRAINT "feedback_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "feedback" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_feedback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"first_name" "bytea" NOT NULL,
	"last_name" "bytea" NOT NULL,
	"email" "bytea" NOT NULL,
	"message" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"forget_at" timestamp with time zone DEFAULT now() + interval '30 days' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_feedback" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "help_turns" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"question" "bytea" NOT NULL,
	"answer" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"forget_at" timestamp with time zone DEFAULT now() + interval '30 days' NOT NULL,
	CONSTRAINT "help_turns_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "help_turns" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "feedback_created" ON "feedback" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "feedback_forget" ON "feedback" USING btree ("forget_at");--> statement-breakpoint
CREATE INDEX "user_feedback_created" ON "user_feedback" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "user_feedback_forget" ON "user_feedback" USING btree ("forget_at");--> statement-breakpoint
CREATE INDEX "help_turns_forget" ON "help_turns" USING btree ("forget_at");--> statement-breakpoint
CREATE POLICY "feedback_owner" ON "feedback" AS PERMISSIVE FOR ALL TO public USING (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid) WITH CHECK (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "user_feedback_insert" ON "user_feedback" AS PERMISSIVE FOR INSERT TO public WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "help_turns_owner" ON "help_turns" AS PERMISSIVE FOR ALL TO public USING (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid) WITH CHECK (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid);