CREATE TABLE "api_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"beginning" text NOT NULL,
	"scopes" text[] NOT NULL,
	"made_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "beta_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"answer" text,
	CONSTRAINT "beta_requests_decided" CHECK (("beta_requests"."status" = 'waiting') = ("beta_requests"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "consent_texts" (
	"form" text NOT NULL,
	"version" text NOT NULL,
	"sha256" text NOT NULL,
	"text" text NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consent_texts_form_version_sha256_pk" PRIMARY KEY("form","version","sha256")
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"purpose" text NOT NULL,
	"decision" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"email" text NOT NULL,
	"user_id" text,
	"phone" text,
	"source" text NOT NULL,
	"text_version" text,
	"text_sha256" text,
	"act" text NOT NULL,
	"subject" text,
	"letter_id" text,
	"network" text,
	CONSTRAINT "consents_text_of_given" CHECK ("consents"."decision" = 'withdrawn' or "consents"."text_version" is not null)
);
--> statement-breakpoint
CREATE TABLE "document_looks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"document_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"member_id" text,
	"member_name" text NOT NULL,
	"reason" text NOT NULL,
	"is_download" boolean DEFAULT false NOT NULL,
	"looked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lead_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"from_value" text,
	"to_value" text,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_filters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" text NOT NULL,
	"name" text NOT NULL,
	"filter" jsonb NOT NULL,
	"is_shared" boolean NOT NULL,
	"is_default" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lead_id" uuid NOT NULL,
	"author_id" text,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "forgotten_addresses" (
	"mark" text PRIMARY KEY NOT NULL,
	"forgotten_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_erasures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"reason" text NOT NULL,
	"sends_receipt" boolean NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"counts" jsonb NOT NULL,
	CONSTRAINT "person_erasures_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "retention_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "retention_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ran_at" timestamp with time zone NOT NULL,
	"removed" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_actions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"member_id" text,
	"token_id" uuid,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text,
	"about_user_id" text,
	"about_email" text,
	"reason" text,
	"detail" jsonb,
	CONSTRAINT "staff_actions_somebody" CHECK ("staff_actions"."member_id" is not null or "staff_actions"."token_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "waitlist_launches" (
	"feature" text PRIMARY KEY NOT NULL,
	"announced_at" timestamp with time zone NOT NULL,
	"announced_by" text,
	"expected" integer NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "waitlist_letters" (
	"feature" text NOT NULL,
	"email" text NOT NULL,
	"token" text NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "waitlist_letters_feature_email_pk" PRIMARY KEY("feature","email"),
	CONSTRAINT "waitlist_letters_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "webhook_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"delivery_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" integer,
	"problem" text,
	"milliseconds" integer NOT NULL,
	"answer" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_id" text NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"claimed_until" timestamp with time zone,
	"last_tried_at" timestamp with time zone,
	"last_status" integer,
	"last_problem" text,
	CONSTRAINT "webhook_deliveries_once" UNIQUE("event_id","endpoint_id")
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"description" text NOT NULL,
	"events" text[] NOT NULL,
	"sealed_secret" "bytea" NOT NULL,
	"sealed_former_secret" "bytea",
	"former_secret_until" timestamp with time zone,
	"switched_off" text,
	"switched_off_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"payload" text NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "letters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"template" text NOT NULL,
	"email" text NOT NULL,
	"urgency" smallint NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"cause" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"instance_id" integer,
	"answer" text,
	"sealed" "bytea"
);
--> statement-breakpoint
CREATE TABLE "suppressed_addresses" (
	"email" text PRIMARY KEY NOT NULL,
	"cause" text NOT NULL,
	"answer" text,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kept_consents" ALTER COLUMN "consent_version" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "opened_by" text DEFAULT 'unknown' NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "replaces" uuid;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "review_state" text DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "review_reason" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "review_words" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "reviewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "reviewed_by" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "issued_on" date;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "expires_on" date;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "expired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "claimed_by" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "claimed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "status" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "owner_id" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "facet" text collate "C" GENERATED ALWAYS AS (status || ' ' || source || case when phone is null then ' silent' else ' phone' end || case when owner_id is null then ' free' else ' owned' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "words" text collate "C" GENERATED ALWAYS AS (regexp_replace(' ' || lower(regexp_replace(normalize(
          name || ' ' || email || ' '
          || coalesce(ltrim(phone, '+') || ' ' || right(phone, 10) || ' ' || right(phone, 7) || ' ' || right(phone, 4) || ' ', '')
          || coalesce(message, ''), nfkd), '[\u0300-\u036f]', '', 'g')), '[^[:alnum:]]+', ' ', 'g')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "detail" text;--> statement-breakpoint
ALTER TABLE "kept_consents" ADD COLUMN "decision" text DEFAULT 'given' NOT NULL;--> statement-breakpoint
ALTER TABLE "kept_consents" ADD COLUMN "text_sha256" text;--> statement-breakpoint
ALTER TABLE "staff_members" ADD COLUMN "role" text DEFAULT 'reader' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_members" ADD COLUMN "added_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_members" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "beta_requests" ADD CONSTRAINT "beta_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "beta_requests" ADD CONSTRAINT "beta_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_looks" ADD CONSTRAINT "document_looks_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_looks" ADD CONSTRAINT "document_looks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_looks" ADD CONSTRAINT "document_looks_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_changes" ADD CONSTRAINT "lead_changes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_filters" ADD CONSTRAINT "lead_filters_member_id_staff_members_user_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."staff_members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_author_id_staff_members_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."staff_members"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_actions" ADD CONSTRAINT "staff_actions_about_user_id_users_id_fk" FOREIGN KEY ("about_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_launches" ADD CONSTRAINT "waitlist_launches_announced_by_users_id_fk" FOREIGN KEY ("announced_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_delivery_id_webhook_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."webhook_deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_id_webhook_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."webhook_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "beta_requests_one_waits" ON "beta_requests" USING btree ("user_id") WHERE "beta_requests"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "beta_requests_by_owner" ON "beta_requests" USING btree ("user_id","requested_at");--> statement-breakpoint
CREATE INDEX "beta_requests_by_time" ON "beta_requests" USING btree ("requested_at","id");--> statement-breakpoint
CREATE INDEX "beta_requests_decided_by" ON "beta_requests" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "consents_email" ON "consents" USING btree ("email","purpose","id");--> statement-breakpoint
CREATE INDEX "consents_user" ON "consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "consents_at" ON "consents" USING btree ("at");--> statement-breakpoint
CREATE INDEX "document_looks_by_document" ON "document_looks" USING btree ("document_id","looked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "document_looks_by_owner" ON "document_looks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "document_looks_by_member" ON "document_looks" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "lead_changes_lead" ON "lead_changes" USING btree ("lead_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "lead_filters_name" ON "lead_filters" USING btree ("member_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "lead_filters_default" ON "lead_filters" USING btree ("member_id") WHERE "lead_filters"."is_default";--> statement-breakpoint
CREATE INDEX "lead_notes_lead" ON "lead_notes" USING btree ("lead_id","created_at");--> statement-breakpoint
CREATE INDEX "retention_runs_ran_at" ON "retention_runs" USING btree ("ran_at");--> statement-breakpoint
CREATE INDEX "staff_actions_member" ON "staff_actions" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "staff_actions_about_user" ON "staff_actions" USING btree ("about_user_id","id");--> statement-breakpoint
CREATE INDEX "staff_actions_about_email" ON "staff_actions" USING btree ("about_email","id");--> statement-breakpoint
CREATE INDEX "webhook_attempts_by_delivery" ON "webhook_attempts" USING btree ("delivery_id","at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_time" ON "webhook_deliveries" USING btree ("endpoint_id","occurred_at","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" USING btree ("endpoint_id","next_try_at") WHERE "webhook_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_events_by_time" ON "webhook_events" USING btree ("occurred_at");--> statement-breakpoint
CREATE INDEX "letters_queued" ON "letters" USING btree ("urgency","due_at") WHERE "letters"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "letters_sending" ON "letters" USING btree ("id") WHERE "letters"."state" = 'sending';--> statement-breakpoint
CREATE INDEX "letters_state_created_at" ON "letters" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "letters_email" ON "letters" USING btree ("email");--> statement-breakpoint
CREATE INDEX "letters_settled_at" ON "letters" USING btree ("settled_at");--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_replaces_documents_id_fk" FOREIGN KEY ("replaces") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_claimed_by_users_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_owner_id_staff_members_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff_members"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_by_time" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "home_buyers_by_time" ON "home_buyers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "home_buyers_user_id" ON "home_buyers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "home_buyers_email" ON "home_buyers" USING btree ("email");--> statement-breakpoint
CREATE INDEX "documents_to_review" ON "documents" USING btree ("review_state","created_at","id") WHERE "documents"."due_document" is not null;--> statement-breakpoint
CREATE INDEX "documents_by_replaced" ON "documents" USING btree ("replaces") WHERE "documents"."replaces" is not null;--> statement-breakpoint
CREATE INDEX "documents_by_reviewer" ON "documents" USING btree ("reviewed_by") WHERE "documents"."reviewed_by" is not null;--> statement-breakpoint
CREATE INDEX "documents_by_claim" ON "documents" USING btree ("claimed_by") WHERE "documents"."claimed_by" is not null;--> statement-breakpoint
CREATE INDEX "documents_running_out" ON "documents" USING btree ("expires_on") WHERE "documents"."expires_on" is not null and "documents"."expired_at" is null;--> statement-breakpoint
CREATE INDEX "milestone_feedback_by_time" ON "milestone_feedback" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "leads_by_time" ON "leads" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "leads_by_facet" ON "leads" USING btree ("facet","created_at","id");--> statement-breakpoint
CREATE INDEX "leads_by_owner" ON "leads" USING btree ("owner_id","facet","created_at","id") WHERE "leads"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "leads_by_email" ON "leads" USING btree ("email");--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_by_time" ON "newsletter_subscriptions" USING btree ("requested_at","email");--> statement-breakpoint
CREATE INDEX "applications_by_time" ON "applications" USING btree ("accepted_at","id");--> statement-breakpoint
CREATE INDEX "applications_by_email" ON "applications" USING btree ("email");--> statement-breakpoint
CREATE INDEX "waitlist_entries_by_time" ON "waitlist_entries" USING btree ("feature","created_at","email");