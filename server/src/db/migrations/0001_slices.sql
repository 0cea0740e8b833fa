CREATE TABLE "credentials" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"email_index" "bytea",
	"phone_index" "bytea",
	"password_hash" text,
	"password_updated_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credentials_email_index_unique" UNIQUE("email_index"),
	CONSTRAINT "credentials_phone_index_unique" UNIQUE("phone_index")
);
--> statement-breakpoint
ALTER TABLE "credentials" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "daily_questions" (
	"owner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"questions" integer NOT NULL,
	"forget_at" timestamp with time zone DEFAULT now() + interval '30 days' NOT NULL,
	CONSTRAINT "daily_questions_owner_id_day_pk" PRIMARY KEY("owner_id","day")
);
--> statement-breakpoint
ALTER TABLE "daily_questions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "deleted_accounts" (
	"id_hash" "bytea" PRIMARY KEY NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deletion_reasons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reason" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"email" "bytea",
	"first_name" "bytea" NOT NULL,
	"last_name" "bytea" NOT NULL,
	"phone_number" "bytea",
	"plan" text NOT NULL,
	"preferred_language" text NOT NULL,
	"voice_id" text,
	"speech_rate" real DEFAULT 1 NOT NULL,
	"time_zone" text NOT NULL,
	"time_zone_updated_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"profile_updated_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"owner_id" uuid NOT NULL,
	"hash" "bytea" NOT NULL,
	"session_id" uuid NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refresh_tokens_owner_id_hash_pk" PRIMARY KEY("owner_id","hash")
);
--> statement-breakpoint
ALTER TABLE "refresh_tokens" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "revoked_sessions" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"revoked_at" timestamp with time zone NOT NULL,
	"forget_at" timestamp with time zone DEFAULT now() + interval '30 days' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"device" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_keys" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"wrapped" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"purpose" text NOT NULL,
	"target_index" "bytea" NOT NULL,
	"code_hash" "bytea",
	"payload" "bytea" NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"forget_at" timestamp with time zone DEFAULT now() + interval '30 days' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "verification_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "outbox_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"recipient" "bytea" NOT NULL,
	"body" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"owner_id" uuid NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"intent_index" "bytea",
	"email_index" "bytea",
	"buyer" "bytea",
	"cents" integer NOT NULL,
	"start_on" date NOT NULL,
	"failure" text,
	"transaction_id" text,
	"card" text DEFAULT '' NOT NULL,
	"profile_id" text,
	"payment_profile_id" text,
	"lease" uuid,
	"lease_until" timestamp with time zone,
	"charged_at" timestamp with time zone,
	"forget_at" timestamp with time zone DEFAULT now() + interval '30 days' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_attempts_owner_id_id_pk" PRIMARY KEY("owner_id","id"),
	CONSTRAINT "payment_attempts_intent_index_unique" UNIQUE("intent_index"),
	CONSTRAINT "payment_attempts_email_index_unique" UNIQUE("email_index")
);
--> statement-breakpoint
ALTER TABLE "payment_attempts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"entity" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_ledger" (
	"transaction_id" text PRIMARY KEY NOT NULL,
	"cents" integer NOT NULL,
	"paid_on" date NOT NULL,
	"returned" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_receipts" (
	"owner_id" uuid NOT NULL,
	"id" text NOT NULL,
	"transaction_index" "bytea" NOT NULL,
	"kind" text NOT NULL,
	"cents" integer NOT NULL,
	"card" text NOT NULL,
	"paid_on" date NOT NULL,
	"covers_through" date NOT NULL,
	"returned" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_receipts_owner_id_id_pk" PRIMARY KEY("owner_id","id"),
	CONSTRAINT "payment_receipts_transaction_index_unique" UNIQUE("transaction_index")
);
--> statement-breakpoint
ALTER TABLE "payment_receipts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_subscriptions" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" text NOT NULL,
	"gateway" text NOT NULL,
	"gateway_id" text,
	"gateway_index" "bytea",
	"profile_id" text,
	"payment_profile_id" text,
	"card" text NOT NULL,
	"state" text NOT NULL,
	"start_on" date NOT NULL,
	"paid_through" date NOT NULL,
	"cancelled_at" timestamp with time zone,
	"round" smallint DEFAULT 0 NOT NULL,
	"grace_until" date,
	"notice_sent_at" timestamp with time zone,
	"grace_notice_for" date,
	"ahead_days" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_subscriptions_gateway_index_unique" UNIQUE("gateway_index")
);
--> statement-breakpoint
ALTER TABLE "payment_subscriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"account_id" uuid,
	"subject" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"lease" uuid,
	"lease_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_cards" (
	"payment_profile_id" text PRIMARY KEY NOT NULL,
	"profile_id" text NOT NULL,
	"card" text NOT NULL,
	"expires" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_charges" (
	"transaction_id" text PRIMARY KEY NOT NULL,
	"invoice" text NOT NULL,
	"state" text NOT NULL,
	"cents" integer NOT NULL,
	"card" text NOT NULL,
	"subscription_id" text,
	"payment" integer,
	"profile_id" text,
	"payment_profile_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_charges_invoice_unique" UNIQUE("invoice")
);
--> statement-breakpoint
CREATE TABLE "sandbox_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"invoice" text NOT NULL,
	"cents" integer NOT NULL,
	"start_on" date NOT NULL,
	"running" boolean NOT NULL,
	"payment_profile_id" text NOT NULL,
	"billed" integer DEFAULT 0 NOT NULL,
	"ahead_days" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sandbox_subscriptions_invoice_unique" UNIQUE("invoice")
);
--> statement-breakpoint
ALTER TABLE "assistant_contexts" ADD COLUMN "forget_at" timestamp with time zone DEFAULT now() + interval '30 days' NOT NULL;--> statement-breakpoint
ALTER TABLE "assistant_turns" ADD COLUMN "forget_at" timestamp with time zone DEFAULT now() + interval '30 days' NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_demos" ADD COLUMN "forget_at" timestamp with time zone DEFAULT now() + interval '30 days' NOT NULL;--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("owner_id","session_id");--> statement-breakpoint
CREATE INDEX "documents_created" ON "documents" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "feedback_created" ON "feedback" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "feedback_forget" ON "feedback" USING btree ("forget_at");--> statement-breakpoint
CREATE INDEX "user_feedback_created" ON "user_feedback" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "user_feedback_forget" ON "user_feedback" USING btree ("forget_at");--> statement-breakpoint
CREATE INDEX "help_turns_forget" ON "help_turns" USING btree ("forget_at");--> statement-breakpoint
CREATE INDEX "saved_chat_signatures_search" ON "saved_chat_signatures" USING btree ("owner_id","created_at","chat_id","signature");--> statement-breakpoint
CREATE INDEX "saved_chat_signatures_forget" ON "saved_chat_signatures" USING btree ("forget_at");--> statement-breakpoint
CREATE INDEX "saved_chats_list" ON "saved_chats" USING btree ("owner_id","created_at","id","category","is_favorite","deleted_at");--> statement-breakpoint
CREATE INDEX "saved_chats_forget" ON "saved_chats" USING btree ("forget_at");--> statement-breakpoint
CREATE INDEX "outbox_messages_created" ON "outbox_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_tasks_due" ON "payment_tasks" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_tasks_subject" ON "payment_tasks" USING btree ("kind","subject");--> statement-breakpoint
CREATE INDEX "sandbox_charges_subscription" ON "sandbox_charges" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "assistant_contexts_forget" ON "assistant_contexts" USING btree ("forget_at");--> statement-breakpoint
CREATE INDEX "assistant_turns_forget" ON "assistant_turns" USING btree ("forget_at");--> statement-breakpoint
CREATE INDEX "guest_demos_forget" ON "guest_demos" USING btree ("forget_at");--> statement-breakpoint
CREATE POLICY "credentials_owner" ON "credentials" AS PERMISSIVE FOR ALL TO public USING (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid or email_index = decode(nullif(current_setting('faro.lookup', true), ''), 'hex') or phone_index = decode(nullif(current_setting('faro.lookup', true), ''), 'hex')) WITH CHECK (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid or email_index = decode(nullif(current_setting('faro.lookup', true), ''), 'hex') or phone_index = decode(nullif(current_setting('faro.lookup', true), ''), 'hex'));--> statement-breakpoint
CREATE POLICY "daily_questions_owner" ON "daily_questions" AS PERMISSIVE FOR ALL TO public USING (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid) WITH CHECK (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "profiles_owner" ON "profiles" AS PERMISSIVE FOR ALL TO public USING (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid) WITH CHECK (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "refresh_tokens_owner" ON "refresh_tokens" AS PERMISSIVE FOR ALL TO public USING (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid) WITH CHECK (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "sessions_owner" ON "sessions" AS PERMISSIVE FOR ALL TO public USING (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid) WITH CHECK (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "user_keys_owner" ON "user_keys" AS PERMISSIVE FOR ALL TO public USING (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid) WITH CHECK (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "verification_codes_owner" ON "verification_codes" AS PERMISSIVE FOR ALL TO public USING (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid or target_index = decode(nullif(current_setting('faro.lookup', true), ''), 'hex')) WITH CHECK (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid or target_index = decode(nullif(current_setting('faro.lookup', true), ''), 'hex'));--> statement-breakpoint
CREATE POLICY "feedback_owner" ON "feedback" AS PERMISSIVE FOR ALL TO public USING (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid) WITH CHECK (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "user_feedback_insert" ON "user_feedback" AS PERMISSIVE FOR INSERT TO public WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "help_turns_owner" ON "help_turns" AS PERMISSIVE FOR ALL TO public USING (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid) WITH CHECK (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "saved_chat_signatures_owner" ON "saved_chat_signatures" AS PERMISSIVE FOR ALL TO public USING (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid) WITH CHECK (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "saved_chats_owner" ON "saved_chats" AS PERMISSIVE FOR ALL TO public USING (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid) WITH CHECK (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "reminders_owner" ON "reminders" AS PERMISSIVE FOR ALL TO public USING (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid) WITH CHECK (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "payment_attempts_owner" ON "payment_attempts" AS PERMISSIVE FOR ALL TO public USING (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid or intent_index = decode(nullif(current_setting('faro.lookup', true), ''), 'hex') or email_index = decode(nullif(current_setting('faro.lookup', true), ''), 'hex')) WITH CHECK (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid or intent_index = decode(nullif(current_setting('faro.lookup', true), ''), 'hex') or email_index = decode(nullif(current_setting('faro.lookup', true), ''), 'hex'));--> statement-breakpoint
CREATE POLICY "payment_receipts_owner" ON "payment_receipts" AS PERMISSIVE FOR ALL TO public USING (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid or transaction_index = decode(nullif(current_setting('faro.lookup', true), ''), 'hex')) WITH CHECK (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid or transaction_index = decode(nullif(current_setting('faro.lookup', true), ''), 'hex'));--> statement-breakpoint
CREATE POLICY "payment_subscriptions_owner" ON "payment_subscriptions" AS PERMISSIVE FOR ALL TO public USING (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid or gateway_index = decode(nullif(current_setting('faro.lookup', true), ''), 'hex')) WITH CHECK (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid or gateway_index = decode(nullif(current_setting('faro.lookup', true), ''), 'hex'));