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
CREATE INDEX "payment_tasks_due" ON "payment_tasks" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_tasks_subject" ON "payment_tasks" USING btree ("kind","subject");--> statement-breakpoint
CREATE INDEX "sandbox_charges_subscription" ON "sandbox_charges" USING btree ("subscription_id");--> statement-breakpoint
CREATE POLICY "payment_attempts_owner" ON "payment_attempts" AS PERMISSIVE FOR ALL TO public USING (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid or intent_index = decode(nullif(current_setting('faro.lookup', true), ''), 'hex') or email_index = decode(nullif(current_setting('faro.lookup', true), ''), 'hex')) WITH CHECK (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid or intent_index = decode(nullif(current_setting('faro.lookup', true), ''), 'hex') or email_index = decode(nullif(current_setting('faro.lookup', true), ''), 'hex'));--> statement-breakpoint
CREATE POLICY "payment_receipts_owner" ON "payment_receipts" AS PERMISSIVE FOR ALL TO public USING (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid or transaction_index = decode(nullif(current_setting('faro.lookup', true), ''), 'hex')) WITH CHECK (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid or transaction_index = decode(nullif(current_setting('faro.lookup', true), ''), 'hex'));--> statement-breakpoint
CREATE POLICY "payment_subscriptions_owner" ON "payment_subscriptions" AS PERMISSIVE FOR ALL TO public USING (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid or gateway_index = decode(nullif(current_setting('faro.lookup', true), ''), 'hex')) WITH CHECK (owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid or gateway_index = decode(nullif(current_setting('faro.lookup', true), ''), 'hex'));