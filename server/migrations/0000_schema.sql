-- Written by drizzle-kit from the tables of the code, but for what it cannot say: these sequences and functions, which columns get
-- their defaults or their words from, `PARTITION BY` (decision 0103), and `UNLOGGED`, because counts of tries may be lost with a crash and not cost a write
-- to the disk each (decision 0047).
CREATE SEQUENCE "staff_actions_id_seq";
--> statement-breakpoint
CREATE SEQUENCE "webhook_events_sequence_seq";
--> statement-breakpoint
-- As its owner: the roles of buyers, who publish too, have no right to the sequence.
CREATE FUNCTION "next_webhook_event"() RETURNS bigint LANGUAGE sql SECURITY DEFINER SET search_path = ''
AS $$ SELECT nextval('public.webhook_events_sequence_seq') $$;
--> statement-breakpoint
-- What texts are searched by (decision 0050): lower case, without accents, with one kind of apostrophe and hyphen, and other letters as plain
-- ones (`foldWord` of the code is the same). Not strict, so that the planner takes these as the expressions that they are.
create function search_folded(text) returns text language sql immutable parallel safe
return replace(replace(replace(replace(
  translate(lower(regexp_replace(normalize($1, nfkd), '[\u0300-\u036f]', '', 'g')), 'øđłıðħŧ’‘ʼʻ′‐–', 'odlidht''''''''''--'),
  'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
--> statement-breakpoint
-- Of a folded text the names that people type in one: O'Brien, Smith-Jones, St. John, de la Cruz, and each run of their parts. Not what is
-- behind the @ of an address.
create function search_joined(text) returns text language sql immutable parallel safe
return (
  select coalesce(string_agg(array_to_string(parts[first:last], ''), ' '), '')
  from regexp_matches(regexp_replace(regexp_replace($1, '@\S*', ' ', 'g'),
      '\m(o|d|l|mc|mac|st|ste|de|del|della|di|da|du|la|le|el|al|van|von|der)[^[:alnum:]]{1,2}(?=[[:alpha:]])', '\1-', 'g'),
    '[[:alpha:]]+(?:[''.-][[:alpha:]]+)+', 'g') as found (name),
  regexp_split_to_array(name[1], '[''.-]') as parts, generate_series(1, 5) as first,
    generate_series(first + 1, least(cardinality(parts), 6)) as last
);
--> statement-breakpoint
-- All words of a text, parted by what is no letter or figure, and its names in one.
create function search_words(text) returns text language sql immutable parallel safe
return btrim(regexp_replace(search_folded($1), '[^[:alnum:]]+', ' ', 'g')) || ' ' || search_joined(search_folded($1));
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"instance_id" integer,
	"ready_at" timestamp with time zone,
	"size" bigint,
	"storage_path" text,
	"wrapped_key" "bytea",
	CONSTRAINT "data_exports_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "data_exports_storage_path_unique" UNIQUE("storage_path")
);
--> statement-breakpoint
CREATE TABLE "deletion_receipts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	"keep_until" timestamp with time zone NOT NULL,
	"counts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"phone" text NOT NULL,
	"source" text NOT NULL,
	"decision" text DEFAULT 'given' NOT NULL,
	"consent_version" text,
	"text_sha256" text,
	"consented_at" timestamp with time zone NOT NULL,
	"keep_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_erasures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"user_id" text,
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
CREATE TABLE "document_texts" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"sealed_text" "bytea",
	"stems_version" integer NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_words" (
	"document_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"words" bigint[] NOT NULL,
	CONSTRAINT "document_words_document_id_user_id_pk" PRIMARY KEY("document_id","user_id")
) PARTITION BY HASH ("user_id");
--> statement-breakpoint
CREATE TABLE "account_deletions" (
	"user_id" text PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"begun_at" timestamp with time zone,
	"counts" jsonb
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"proved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"opened_by" text DEFAULT 'unknown' NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"locale" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" text PRIMARY KEY NOT NULL,
	"beta_access" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"user_id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"old_token_hash" text NOT NULL,
	"new_token_hash" text NOT NULL,
	"old_agreed_at" timestamp with time zone,
	"new_agreed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_changes_old_token_hash_unique" UNIQUE("old_token_hash"),
	CONSTRAINT "email_changes_new_token_hash_unique" UNIQUE("new_token_hash")
);
--> statement-breakpoint
CREATE TABLE "one_use_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"is_backed_up" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" text PRIMARY KEY NOT NULL,
	"sealed_key" "bytea" NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_id" text NOT NULL,
	"mark" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_user_id_mark_pk" PRIMARY KEY("user_id","mark")
);
--> statement-breakpoint
CREATE TABLE "staff_members" (
	"user_id" text PRIMARY KEY NOT NULL,
	"role" text DEFAULT 'reader' NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"suspended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "api_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"beginning" text NOT NULL,
	"scopes" text[] NOT NULL,
	"made_by" text NOT NULL,
	"maker_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_tokens_token_hash_unique" UNIQUE("token_hash")
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
	"email_id" text,
	"network" text,
	CONSTRAINT "consents_text_of_given" CHECK ("consents"."decision" = 'withdrawn' or "consents"."text_version" is not null)
);
--> statement-breakpoint
CREATE TABLE "purchase_dates" (
	"purchase_id" uuid NOT NULL,
	"date_key" text NOT NULL,
	"user_id" text NOT NULL,
	"day" date,
	"kind" text DEFAULT 'typed' NOT NULL,
	"title" text,
	"note" text,
	"waived" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "purchase_dates_purchase_id_date_key_pk" PRIMARY KEY("purchase_id","date_key")
);
--> statement-breakpoint
CREATE TABLE "document_access_grants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"document_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"member_id" text,
	"member_name" text NOT NULL,
	"reason" text NOT NULL,
	"is_download" boolean DEFAULT false NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" bigint NOT NULL,
	"storage_path" text NOT NULL,
	"wrapped_key" "bytea" NOT NULL,
	"status" text NOT NULL,
	"document_request" text,
	"created_at" timestamp with time zone NOT NULL,
	"replaces" uuid,
	"revision" integer DEFAULT 0 NOT NULL,
	"review_state" text DEFAULT 'waiting' NOT NULL,
	"review_reason" text,
	"review_words" text,
	"reviewed_at" timestamp with time zone,
	"reviewed_by" text,
	"issued_on" date,
	"expires_on" date,
	"expired_at" timestamp with time zone,
	"claimed_by" text,
	"claimed_until" timestamp with time zone,
	CONSTRAINT "documents_storage_path_unique" UNIQUE("storage_path")
);
--> statement-breakpoint
CREATE TABLE "file_intents" (
	"storage_path" text PRIMARY KEY NOT NULL,
	"instance_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"document_id" uuid NOT NULL,
	"invited_by" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"token_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"accepted_by" text,
	"revoked_at" timestamp with time zone,
	"signed_at" timestamp with time zone,
	CONSTRAINT "signing_invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "forgotten_addresses" (
	"mark" text PRIMARY KEY NOT NULL,
	"forgotten_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "house_price_areas" (
	"code" text PRIMARY KEY NOT NULL,
	"level" text NOT NULL,
	"name" text NOT NULL,
	"states" text[] NOT NULL,
	"newest" text NOT NULL,
	"figures" jsonb NOT NULL,
	"is_current" boolean NOT NULL,
	"followed_by" text,
	"imported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "completed_milestones" (
	"user_id" text NOT NULL,
	"milestone_id" integer NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	"purchase_id" uuid NOT NULL,
	CONSTRAINT "completed_milestones_purchase_id_milestone_id_pk" PRIMARY KEY("purchase_id","milestone_id")
);
--> statement-breakpoint
CREATE TABLE "milestone_dates" (
	"user_id" text NOT NULL,
	"milestone_id" integer NOT NULL,
	"date_key" text NOT NULL,
	"date" date NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"purchase_id" uuid NOT NULL,
	CONSTRAINT "milestone_dates_purchase_id_milestone_id_date_key_pk" PRIMARY KEY("purchase_id","milestone_id","date_key")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"date_title" text,
	"date" date,
	"detail" text,
	"once_key" text,
	"listed" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"email_form" text,
	"email_due_at" timestamp with time zone,
	"emailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notification_choices" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"listed" boolean NOT NULL,
	"email" text NOT NULL,
	CONSTRAINT "notification_choices_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" text PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"quiet_from" text,
	"quiet_until" text,
	"digest_hour" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "helper_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"address_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_accesses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purchase_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"what" text NOT NULL,
	"detail" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_grants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"what" text NOT NULL,
	"document_kind" text,
	"given_by" text,
	"consent_version" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "purchase_people" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purchase_id" uuid NOT NULL,
	"user_id" text,
	"role" text NOT NULL,
	"state" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"address_hash" text,
	"address" text,
	"invited_by" text,
	"token_hash" text,
	"expires_at" timestamp with time zone,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone,
	CONSTRAINT "purchase_people_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"nickname" text DEFAULT '' NOT NULL,
	"property_state" text,
	"county" text,
	"closing_day" date,
	"state" text DEFAULT 'planning' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminder_marks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text,
	"purchase_id" uuid
);
--> statement-breakpoint
CREATE TABLE "reminder_times" (
	"user_id" text PRIMARY KEY NOT NULL,
	"milestone_dates_at" timestamp with time zone,
	"listed_dates_at" timestamp with time zone,
	"document_requests_at" timestamp with time zone,
	"document_expiry_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_actions" (
	"id" bigint DEFAULT nextval('staff_actions_id_seq') NOT NULL,
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
	CONSTRAINT "staff_actions_id_at_pk" PRIMARY KEY("id","at"),
	CONSTRAINT "staff_actions_somebody" CHECK ("staff_actions"."member_id" is not null or "staff_actions"."token_id" is not null)
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE TABLE "event_feed" (
	"id" integer PRIMARY KEY NOT NULL,
	"last_position" bigint NOT NULL,
	CONSTRAINT "event_feed_one_row" CHECK ("event_feed"."id" = 1)
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
	"sealed_earlier_secrets" "bytea",
	"switched_off" text,
	"switched_off_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" text NOT NULL,
	"type" text NOT NULL,
	"payload" text NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"sequence" bigint DEFAULT next_webhook_event() NOT NULL,
	"position" bigint,
	CONSTRAINT "webhook_events_id_occurred_at_pk" PRIMARY KEY("id","occurred_at")
) PARTITION BY RANGE ("occurred_at");
--> statement-breakpoint
CREATE TABLE "assistant_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text,
	"name" text,
	"email" text,
	"message" text NOT NULL,
	"conversation" text,
	"passages" text[],
	"created_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"owner_id" text,
	"version" integer DEFAULT 1 NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" text,
	CONSTRAINT "assistant_messages_answerable" CHECK ("assistant_messages"."user_id" is not null or ("assistant_messages"."name" is not null and "assistant_messages"."email" is not null))
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
CREATE TABLE "calendar_feeds" (
	"user_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "home_buyers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"current_stage" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"consent_version" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_cards" (
	"id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"balance" bigint NOT NULL,
	"credit_limit" bigint,
	"statement_day" smallint,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_cards_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "credit_disputes" (
	"id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"bureau" text NOT NULL,
	"item" text NOT NULL,
	"wrong" text NOT NULL,
	"sent_to" text NOT NULL,
	"furnisher" text,
	"sent_on" date,
	"received_on" date,
	"more_information_on" date,
	"answered_on" date,
	"after_free_report" boolean NOT NULL,
	"result" text,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_disputes_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "credit_scores" (
	"id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"value" smallint NOT NULL,
	"model" text NOT NULL,
	"bureau" text NOT NULL,
	"on_day" date NOT NULL,
	"range_low" smallint,
	"range_high" smallint,
	"factors" jsonb NOT NULL,
	"source" text NOT NULL,
	"detail" jsonb,
	"entered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_scores_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "credit_senders" (
	"user_id" text PRIMARY KEY NOT NULL,
	"sender" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_sharing" (
	"user_id" text PRIMARY KEY NOT NULL,
	"with_user_id" text NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_readings" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"page" smallint,
	"page_count" smallint,
	"form" text,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"instance_id" integer,
	"sealed_content" "bytea",
	"sealed_confirmed" "bytea",
	"asked_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "milestone_feedback" (
	"id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"milestone_id" integer NOT NULL,
	"rating" integer NOT NULL,
	"feedback" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "milestone_feedback_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "milestone_feedback_rating" CHECK ("milestone_feedback"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "completed_stages" (
	"user_id" text NOT NULL,
	"stage_slug" text NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "completed_stages_user_id_stage_slug_pk" PRIMARY KEY("user_id","stage_slug")
);
--> statement-breakpoint
CREATE TABLE "home_contracts" (
	"home_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"acceptance_id" uuid NOT NULL,
	"terms" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "home_contracts_purchase_id_home_id_pk" PRIMARY KEY("purchase_id","home_id")
);
--> statement-breakpoint
CREATE TABLE "home_offers" (
	"id" uuid NOT NULL,
	"home_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"place" smallint NOT NULL,
	"kind" text NOT NULL,
	"by_party" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"answers" uuid,
	"terms" jsonb,
	"entered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "home_offers_purchase_id_id_pk" PRIMARY KEY("purchase_id","id")
);
--> statement-breakpoint
CREATE TABLE "home_opinions" (
	"home_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"score" smallint,
	"note" text NOT NULL,
	"walk_away" bigint,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "home_opinions_purchase_id_home_id_user_id_pk" PRIMARY KEY("purchase_id","home_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "homes" (
	"id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"address" text NOT NULL,
	"state" text,
	"time_zone" text NOT NULL,
	"price" bigint,
	"property_tax_yearly" bigint,
	"home_insurance_yearly" bigint,
	"dues_monthly" bigint,
	"property_type" text,
	"bedrooms" smallint,
	"bathrooms" text,
	"square_feet" integer,
	"year_built" smallint,
	"link" text,
	"stage" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "homes_purchase_id_id_pk" PRIMARY KEY("purchase_id","id")
);
--> statement-breakpoint
CREATE TABLE "home_photos" (
	"id" uuid NOT NULL,
	"home_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"place" integer NOT NULL,
	"caption" text NOT NULL,
	"width" smallint NOT NULL,
	"height" smallint NOT NULL,
	"size" integer NOT NULL,
	"small_size" integer NOT NULL,
	"storage_path" text NOT NULL,
	"wrapped_key" "bytea" NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "home_photos_purchase_id_id_pk" PRIMARY KEY("purchase_id","id")
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
	"token_id" uuid,
	"token_name" text,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"message" text,
	"source" text NOT NULL,
	"consent_version" text,
	"consented_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"owner_id" text,
	"version" integer DEFAULT 1 NOT NULL,
	"import_id" uuid,
	"changed_at" timestamp with time zone,
	"note_text" text,
	"facet" text collate "C" GENERATED ALWAYS AS (status || ' ' || source || case when phone is null then ' silent' else ' phone' end || case when owner_id is null then ' free' else ' owned' end) STORED NOT NULL,
	"words" text collate "C" GENERATED ALWAYS AS (' ' || search_words(
          name || ' ' || email || ' '
          || coalesce(ltrim(phone, '+') || ' ' || right(phone, 10) || ' ' || right(phone, 7) || ' ' || right(phone, 4) || ' ', '')
          || coalesce(message, '') || ' ' || coalesce(note_text, ''))) STORED NOT NULL,
	CONSTRAINT "leads_phone_with_consent" CHECK ("leads"."phone" is null or ("leads"."consent_version" is not null and "leads"."consented_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"email" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	CONSTRAINT "newsletter_subscriptions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "journey_places" (
	"user_id" text PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	"set_aside" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "milestone_notes" (
	"id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"milestone_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"purchase_id" uuid NOT NULL,
	"is_private" boolean DEFAULT false NOT NULL,
	CONSTRAINT "milestone_notes_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "milestone_tasks" (
	"user_id" text NOT NULL,
	"milestone_id" integer NOT NULL,
	"task_id" text NOT NULL,
	"status" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"purchase_id" uuid NOT NULL,
	CONSTRAINT "milestone_tasks_purchase_id_milestone_id_task_id_pk" PRIMARY KEY("purchase_id","milestone_id","task_id")
);
--> statement-breakpoint
CREATE TABLE "task_owners" (
	"purchase_id" uuid NOT NULL,
	"milestone_id" integer NOT NULL,
	"task_id" text NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "task_owners_purchase_id_milestone_id_task_id_pk" PRIMARY KEY("purchase_id","milestone_id","task_id")
);
--> statement-breakpoint
CREATE TABLE "home_alerts" (
	"purchase_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"is_past" boolean NOT NULL,
	"crossed_on" date,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "home_alerts_purchase_id_kind_pk" PRIMARY KEY("purchase_id","kind")
);
--> statement-breakpoint
CREATE TABLE "home_records" (
	"id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"content" jsonb NOT NULL,
	"date_seeds" jsonb NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "home_records_purchase_id_id_pk" PRIMARY KEY("purchase_id","id")
);
--> statement-breakpoint
CREATE TABLE "plan_facts" (
	"id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"fact" text NOT NULL,
	"value" jsonb,
	"source" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_facts_purchase_id_id_pk" PRIMARY KEY("purchase_id","id")
);
--> statement-breakpoint
CREATE TABLE "program_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "program_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"by_id" text,
	"by" text NOT NULL,
	"proposal_id" uuid,
	"programs" integer NOT NULL,
	"program_id" text,
	"name" text,
	"note" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "program_proposals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"programs" jsonb NOT NULL,
	"bases" jsonb NOT NULL,
	"count" integer NOT NULL,
	"names" jsonb NOT NULL,
	"reason" text NOT NULL,
	"wrong" text,
	"right" text,
	"status" text DEFAULT 'waiting' NOT NULL,
	"proposed_by_id" text NOT NULL,
	"proposed_by" text NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"decided_by_id" text,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"answer" text,
	CONSTRAINT "program_proposals_decided" CHECK (("program_proposals"."status" = 'waiting') = ("program_proposals"."decided_at" is null)),
	CONSTRAINT "program_proposals_two_people" CHECK ("program_proposals"."status" <> 'approved' or ("program_proposals"."decided_by_id" is not null and "program_proposals"."decided_by_id" <> "program_proposals"."proposed_by_id")),
	CONSTRAINT "program_proposals_correction" CHECK (("program_proposals"."wrong" is null) = ("program_proposals"."right" is null))
);
--> statement-breakpoint
CREATE TABLE "program_revisions" (
	"program_id" text NOT NULL,
	"revision" integer NOT NULL,
	"program" jsonb NOT NULL,
	"action" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "program_revisions_program_id_revision_pk" PRIMARY KEY("program_id","revision")
);
--> statement-breakpoint
CREATE TABLE "program_watches" (
	"user_id" text NOT NULL,
	"program_id" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "program_watches_user_id_program_id_pk" PRIMARY KEY("user_id","program_id")
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"timeline" text NOT NULL,
	"property_type" text NOT NULL,
	"occupancy" text NOT NULL,
	"purchase_price" text NOT NULL,
	"down_payment" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"disclosure_version" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "loan_conditions" (
	"id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"place" smallint NOT NULL,
	"text" text NOT NULL,
	"heading" text,
	"state" text NOT NULL,
	"due_on" date,
	"note" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "loan_conditions_purchase_id_id_pk" PRIMARY KEY("purchase_id","id")
);
--> statement-breakpoint
CREATE TABLE "third_party_orders" (
	"id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"company" text,
	"ordered_on" date,
	"due_on" date,
	"received_on" date,
	"cost" bigint,
	"note" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "third_party_orders_purchase_id_id_pk" PRIMARY KEY("purchase_id","id")
);
--> statement-breakpoint
CREATE TABLE "sealing_certificates" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"origin" text NOT NULL,
	"pem" text NOT NULL,
	"not_before" timestamp with time zone NOT NULL,
	"not_after" timestamp with time zone NOT NULL,
	"first_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificate_pages" (
	"signature_id" uuid PRIMARY KEY NOT NULL,
	"size" bigint NOT NULL,
	"storage_path" text NOT NULL,
	"wrapped_key" "bytea" NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "certificate_pages_storage_path_unique" UNIQUE("storage_path")
);
--> statement-breakpoint
CREATE TABLE "document_originals" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" bigint NOT NULL,
	"storage_path" text NOT NULL,
	"wrapped_key" "bytea" NOT NULL,
	CONSTRAINT "document_originals_storage_path_unique" UNIQUE("storage_path")
);
--> statement-breakpoint
CREATE TABLE "signatures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"signing_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"user_id" text,
	"signer_name" text NOT NULL,
	"signer_email" text NOT NULL,
	"document_name" text NOT NULL,
	"page_count" bigint NOT NULL,
	"consent_version" text NOT NULL,
	"consent_given_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	"address" text NOT NULL,
	"browser" text NOT NULL,
	"size_before" bigint NOT NULL,
	"size" bigint NOT NULL,
	"sha256_before" "bytea" NOT NULL,
	"sha256_after" "bytea" NOT NULL,
	"level" text NOT NULL,
	"certificate_fingerprint" text NOT NULL,
	CONSTRAINT "signatures_signing_id_unique" UNIQUE("signing_id"),
	CONSTRAINT "signatures_one_a_signer" UNIQUE("document_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "signings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"document_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"document_path" text NOT NULL,
	"pages" jsonb NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"prepared_at" timestamp with time zone,
	"signature_id" uuid,
	"signer_name" text,
	"signer_email" text,
	"storage_path" text,
	"wrapped_key" "bytea",
	"size" bigint,
	"size_before" bigint,
	"sha256_before" "bytea",
	"sha256_after" "bytea",
	"level" text,
	"certificate_fingerprint" text,
	"address" text,
	"browser" text,
	CONSTRAINT "signings_storage_path_unique" UNIQUE("storage_path")
);
--> statement-breakpoint
CREATE TABLE "saved_signatures" (
	"user_id" text PRIMARY KEY NOT NULL,
	"sealed_mark" "bytea" NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"version" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"address" text NOT NULL,
	"browser" text NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "county_limits" (
	"year" integer NOT NULL,
	"fips" text NOT NULL,
	"state" text NOT NULL,
	"county" text NOT NULL,
	"one_unit" integer NOT NULL,
	"two_unit" integer NOT NULL,
	"three_unit" integer NOT NULL,
	"four_unit" integer NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "county_limits_year_fips_pk" PRIMARY KEY("year","fips")
);
--> statement-breakpoint
CREATE TABLE "fha_county_limits" (
	"year" integer NOT NULL,
	"fips" text NOT NULL,
	"state" text NOT NULL,
	"county" text NOT NULL,
	"one_unit" integer NOT NULL,
	"two_unit" integer NOT NULL,
	"three_unit" integer NOT NULL,
	"four_unit" integer NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fha_county_limits_year_fips_pk" PRIMARY KEY("year","fips")
);
--> statement-breakpoint
CREATE TABLE "income_limits" (
	"year" integer NOT NULL,
	"area" text NOT NULL,
	"state" text NOT NULL,
	"county" text NOT NULL,
	"town" text,
	"hud_area" text NOT NULL,
	"median" integer NOT NULL,
	"limits_50" integer[] NOT NULL,
	"limits_80" integer[] NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "income_limits_year_area_pk" PRIMARY KEY("year","area")
);
--> statement-breakpoint
CREATE TABLE "saved_scenarios" (
	"id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"tool" text NOT NULL,
	"name" text NOT NULL,
	"inputs" json NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_scenarios_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "waitlist_emails" (
	"feature" text NOT NULL,
	"email" text NOT NULL,
	"token" text NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "waitlist_emails_feature_email_pk" PRIMARY KEY("feature","email"),
	CONSTRAINT "waitlist_emails_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "waitlist_entries" (
	"feature" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "waitlist_entries_feature_email_pk" PRIMARY KEY("feature","email")
);
--> statement-breakpoint
CREATE TABLE "waitlist_launches" (
	"feature" text PRIMARY KEY NOT NULL,
	"announced_at" timestamp with time zone NOT NULL,
	"announced_by" text,
	"expected" integer NOT NULL,
	"finished_at" timestamp with time zone,
	"forgotten" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wire_entries" (
	"id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"record" jsonb,
	"sealed_account" "bytea",
	"comparison" jsonb,
	"call" jsonb,
	CONSTRAINT "wire_entries_purchase_id_id_pk" PRIMARY KEY("purchase_id","id")
);
--> statement-breakpoint
CREATE TABLE "kept_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kept_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"part" text NOT NULL,
	"number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "emails" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
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
	"sealed" "bytea",
	CONSTRAINT "emails_id_created_at_pk" PRIMARY KEY("id","created_at")
) PARTITION BY RANGE ("created_at");
--> statement-breakpoint
CREATE TABLE "suppressed_addresses" (
	"email" text PRIMARY KEY NOT NULL,
	"cause" text NOT NULL,
	"answer" text,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_chain_heads" (
	"chain" text PRIMARY KEY NOT NULL,
	"number" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	"key_id" text NOT NULL,
	"signature" "bytea" NOT NULL,
	"covered" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_checkpoint_heads" (
	"chain" text NOT NULL,
	"number" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	"checkpoint" bigint NOT NULL,
	CONSTRAINT "event_checkpoint_heads_chain_number_pk" PRIMARY KEY("chain","number")
);
--> statement-breakpoint
CREATE TABLE "event_entries" (
	"chain" text NOT NULL,
	"number" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"commitment" "bytea" NOT NULL,
	"previous_hash" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "event_entries_chain_number_pk" PRIMARY KEY("chain","number")
);
--> statement-breakpoint
CREATE TABLE "event_entry_details" (
	"chain" text NOT NULL,
	"number" bigint NOT NULL,
	"user_id" text,
	"salt" "bytea" NOT NULL,
	"detail" text NOT NULL,
	CONSTRAINT "event_entry_details_chain_number_pk" PRIMARY KEY("chain","number")
);
--> statement-breakpoint
CREATE TABLE "kept_answers" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"digest" text,
	"claim" uuid NOT NULL,
	"instance_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" smallint,
	"answer" "bytea"
);
--> statement-breakpoint
CREATE TABLE "spent_challenges" (
	"nonce" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "installation_marks" (
	"name" text PRIMARY KEY NOT NULL,
	"mark" text NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clock_runs" (
	"job" text PRIMARY KEY NOT NULL,
	"every" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_texts" ADD CONSTRAINT "document_texts_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_words" ADD CONSTRAINT "document_words_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_use_tokens" ADD CONSTRAINT "one_use_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_members" ADD CONSTRAINT "staff_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_dates" ADD CONSTRAINT "purchase_dates_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_dates" ADD CONSTRAINT "purchase_dates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_access_grants" ADD CONSTRAINT "document_access_grants_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_access_grants" ADD CONSTRAINT "document_access_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_access_grants" ADD CONSTRAINT "document_access_grants_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_replaces_documents_id_fk" FOREIGN KEY ("replaces") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_claimed_by_users_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_invitations" ADD CONSTRAINT "signing_invitations_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_invitations" ADD CONSTRAINT "signing_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_invitations" ADD CONSTRAINT "signing_invitations_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completed_milestones" ADD CONSTRAINT "completed_milestones_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completed_milestones" ADD CONSTRAINT "completed_milestones_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_dates" ADD CONSTRAINT "milestone_dates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_dates" ADD CONSTRAINT "milestone_dates_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_accesses" ADD CONSTRAINT "purchase_accesses_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_accesses" ADD CONSTRAINT "purchase_accesses_person_id_purchase_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."purchase_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_grants" ADD CONSTRAINT "purchase_grants_person_id_purchase_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."purchase_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_grants" ADD CONSTRAINT "purchase_grants_given_by_users_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_people" ADD CONSTRAINT "purchase_people_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_people" ADD CONSTRAINT "purchase_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_people" ADD CONSTRAINT "purchase_people_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_marks" ADD CONSTRAINT "reminder_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_times" ADD CONSTRAINT "reminder_times_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_actions" ADD CONSTRAINT "staff_actions_about_user_id_users_id_fk" FOREIGN KEY ("about_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_delivery_id_webhook_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."webhook_deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event" FOREIGN KEY ("event_id","occurred_at") REFERENCES "public"."webhook_events"("id","occurred_at") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_messages" ADD CONSTRAINT "assistant_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_messages" ADD CONSTRAINT "assistant_messages_owner_id_staff_members_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff_members"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "beta_requests" ADD CONSTRAINT "beta_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "beta_requests" ADD CONSTRAINT "beta_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_buyers" ADD CONSTRAINT "home_buyers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_cards" ADD CONSTRAINT "credit_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_disputes" ADD CONSTRAINT "credit_disputes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_scores" ADD CONSTRAINT "credit_scores_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_senders" ADD CONSTRAINT "credit_senders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_sharing" ADD CONSTRAINT "credit_sharing_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_sharing" ADD CONSTRAINT "credit_sharing_with_user_id_users_id_fk" FOREIGN KEY ("with_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_readings" ADD CONSTRAINT "document_readings_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_readings" ADD CONSTRAINT "document_readings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_feedback" ADD CONSTRAINT "milestone_feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completed_stages" ADD CONSTRAINT "completed_stages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_contracts" ADD CONSTRAINT "home_contracts_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_contracts" ADD CONSTRAINT "home_contracts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_contracts" ADD CONSTRAINT "home_contracts_home" FOREIGN KEY ("purchase_id","home_id") REFERENCES "public"."homes"("purchase_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "home_offers" ADD CONSTRAINT "home_offers_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_offers" ADD CONSTRAINT "home_offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_offers" ADD CONSTRAINT "home_offers_home" FOREIGN KEY ("purchase_id","home_id") REFERENCES "public"."homes"("purchase_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "home_opinions" ADD CONSTRAINT "home_opinions_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_opinions" ADD CONSTRAINT "home_opinions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_opinions" ADD CONSTRAINT "home_opinions_home" FOREIGN KEY ("purchase_id","home_id") REFERENCES "public"."homes"("purchase_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "homes" ADD CONSTRAINT "homes_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homes" ADD CONSTRAINT "homes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_photos" ADD CONSTRAINT "home_photos_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_photos" ADD CONSTRAINT "home_photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_photos" ADD CONSTRAINT "home_photos_home" FOREIGN KEY ("purchase_id","home_id") REFERENCES "public"."homes"("purchase_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "lead_changes" ADD CONSTRAINT "lead_changes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_filters" ADD CONSTRAINT "lead_filters_member_id_staff_members_user_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."staff_members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_author_id_staff_members_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."staff_members"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_owner_id_staff_members_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff_members"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journey_places" ADD CONSTRAINT "journey_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_notes" ADD CONSTRAINT "milestone_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_notes" ADD CONSTRAINT "milestone_notes_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_tasks" ADD CONSTRAINT "milestone_tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_tasks" ADD CONSTRAINT "milestone_tasks_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_owners" ADD CONSTRAINT "task_owners_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_owners" ADD CONSTRAINT "task_owners_person_id_purchase_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."purchase_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_alerts" ADD CONSTRAINT "home_alerts_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_alerts" ADD CONSTRAINT "home_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_records" ADD CONSTRAINT "home_records_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_records" ADD CONSTRAINT "home_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_facts" ADD CONSTRAINT "plan_facts_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_facts" ADD CONSTRAINT "plan_facts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_watches" ADD CONSTRAINT "program_watches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_conditions" ADD CONSTRAINT "loan_conditions_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_conditions" ADD CONSTRAINT "loan_conditions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "third_party_orders" ADD CONSTRAINT "third_party_orders_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "third_party_orders" ADD CONSTRAINT "third_party_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_pages" ADD CONSTRAINT "certificate_pages_signature_id_signatures_id_fk" FOREIGN KEY ("signature_id") REFERENCES "public"."signatures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_originals" ADD CONSTRAINT "document_originals_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signings" ADD CONSTRAINT "signings_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signings" ADD CONSTRAINT "signings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_signatures" ADD CONSTRAINT "saved_signatures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_consents" ADD CONSTRAINT "signing_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_scenarios" ADD CONSTRAINT "saved_scenarios_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_launches" ADD CONSTRAINT "waitlist_launches_announced_by_users_id_fk" FOREIGN KEY ("announced_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wire_entries" ADD CONSTRAINT "wire_entries_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wire_entries" ADD CONSTRAINT "wire_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_entry_details" ADD CONSTRAINT "event_entry_details_chain_number_event_entries_chain_number_fk" FOREIGN KEY ("chain","number") REFERENCES "public"."event_entries"("chain","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deletion_receipts_keep_until" ON "deletion_receipts" USING btree ("keep_until");--> statement-breakpoint
CREATE INDEX "kept_consents_keep_until" ON "kept_consents" USING btree ("keep_until");--> statement-breakpoint
CREATE INDEX "retention_runs_ran_at" ON "retention_runs" USING btree ("ran_at");--> statement-breakpoint
CREATE INDEX "document_words_words" ON "document_words" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "accounts_user_id" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_provider_account" ON "accounts" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_by_time" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_not_confirmed" ON "users" USING btree ("created_at") WHERE not "users"."email_verified";--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verifications_expires_at" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "one_use_tokens_expires_at" ON "one_use_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_user_id" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "known_devices_seen_at" ON "known_devices" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "consents_email" ON "consents" USING btree ("email","purpose","id");--> statement-breakpoint
CREATE INDEX "consents_user" ON "consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "consents_at" ON "consents" USING btree ("at");--> statement-breakpoint
CREATE INDEX "document_access_grants_by_document" ON "document_access_grants" USING btree ("document_id","granted_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "document_access_grants_by_owner" ON "document_access_grants" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "document_access_grants_by_member" ON "document_access_grants" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "documents_by_owner" ON "documents" USING btree ("user_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "documents_to_review" ON "documents" USING btree ("review_state","created_at","id") WHERE "documents"."document_request" is not null;--> statement-breakpoint
CREATE INDEX "documents_requested_by_owner" ON "documents" USING btree ("user_id","created_at","id") WHERE "documents"."document_request" is not null;--> statement-breakpoint
CREATE INDEX "documents_requested_by_time" ON "documents" USING btree ("created_at","id") WHERE "documents"."document_request" is not null;--> statement-breakpoint
CREATE INDEX "documents_by_request" ON "documents" USING btree ("document_request","created_at","id") WHERE "documents"."document_request" is not null;--> statement-breakpoint
CREATE INDEX "documents_run_out" ON "documents" USING btree ("created_at","id") WHERE "documents"."expired_at" is not null;--> statement-breakpoint
CREATE INDEX "documents_by_replaced" ON "documents" USING btree ("replaces") WHERE "documents"."replaces" is not null;--> statement-breakpoint
CREATE INDEX "documents_by_reviewer" ON "documents" USING btree ("reviewed_by") WHERE "documents"."reviewed_by" is not null;--> statement-breakpoint
CREATE INDEX "documents_by_claim" ON "documents" USING btree ("claimed_by") WHERE "documents"."claimed_by" is not null;--> statement-breakpoint
CREATE INDEX "documents_by_last_good_day" ON "documents" USING btree ("expires_on") WHERE "documents"."expires_on" is not null;--> statement-breakpoint
CREATE INDEX "signing_invitations_document" ON "signing_invitations" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "signing_invitations_accepted_by" ON "signing_invitations" USING btree ("accepted_by");--> statement-breakpoint
CREATE INDEX "signing_invitations_invited_by" ON "signing_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "house_price_areas_states" ON "house_price_areas" USING gin ("states");--> statement-breakpoint
CREATE INDEX "completed_milestones_user" ON "completed_milestones" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "milestone_dates_user" ON "milestone_dates" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notifications_user_id_created_at" ON "notifications" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "notifications_created_at" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_user_id_once_key" ON "notifications" USING btree ("user_id","once_key");--> statement-breakpoint
CREATE INDEX "notifications_email_due_at" ON "notifications" USING btree ("email_due_at") WHERE "notifications"."email_due_at" is not null;--> statement-breakpoint
CREATE INDEX "helper_sessions_address" ON "helper_sessions" USING btree ("address_hash");--> statement-breakpoint
CREATE INDEX "helper_sessions_expires" ON "helper_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "purchase_accesses_purchase" ON "purchase_accesses" USING btree ("purchase_id","at");--> statement-breakpoint
CREATE INDEX "purchase_grants_person" ON "purchase_grants" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "purchase_people_purchase" ON "purchase_people" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "purchase_people_user" ON "purchase_people" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "purchase_people_address" ON "purchase_people" USING btree ("address_hash");--> statement-breakpoint
CREATE INDEX "purchase_people_helper" ON "purchase_people" USING btree (('helper:' || "address_hash")) WHERE "purchase_people"."address_hash" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_people_one_purchase" ON "purchase_people" USING btree ("user_id") WHERE "purchase_people"."state" = 'active' and "purchase_people"."role" in ('buyer', 'co-buyer');--> statement-breakpoint
CREATE INDEX "reminder_times_milestone_dates" ON "reminder_times" USING btree ("milestone_dates_at") WHERE "reminder_times"."milestone_dates_at" is not null;--> statement-breakpoint
CREATE INDEX "reminder_times_listed_dates" ON "reminder_times" USING btree ("listed_dates_at") WHERE "reminder_times"."listed_dates_at" is not null;--> statement-breakpoint
CREATE INDEX "reminder_times_document_requests" ON "reminder_times" USING btree ("document_requests_at") WHERE "reminder_times"."document_requests_at" is not null;--> statement-breakpoint
CREATE INDEX "reminder_times_document_expiry" ON "reminder_times" USING btree ("document_expiry_at") WHERE "reminder_times"."document_expiry_at" is not null;--> statement-breakpoint
CREATE INDEX "staff_actions_member" ON "staff_actions" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "staff_actions_repeated" ON "staff_actions" USING btree ("action",coalesce("subject_id", ''),coalesce("member_id", "token_id"::text),"at","id");--> statement-breakpoint
CREATE INDEX "staff_actions_about_user" ON "staff_actions" USING btree ("about_user_id","id");--> statement-breakpoint
CREATE INDEX "staff_actions_about_email" ON "staff_actions" USING btree ("about_email","id");--> statement-breakpoint
CREATE INDEX "staff_actions_by_action" ON "staff_actions" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "staff_actions_at" ON "staff_actions" USING btree ("at");--> statement-breakpoint
CREATE INDEX "webhook_attempts_by_delivery" ON "webhook_attempts" USING btree ("delivery_id","at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_time" ON "webhook_deliveries" USING btree ("endpoint_id","occurred_at","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_state" ON "webhook_deliveries" USING btree ("endpoint_id","state","occurred_at","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" USING btree ("endpoint_id","next_try_at") WHERE "webhook_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_events_by_time" ON "webhook_events" USING btree ("occurred_at");--> statement-breakpoint
CREATE INDEX "webhook_events_by_type" ON "webhook_events" USING btree ("type");--> statement-breakpoint
CREATE INDEX "webhook_events_by_position" ON "webhook_events" USING btree ("position");--> statement-breakpoint
CREATE INDEX "webhook_events_without_position" ON "webhook_events" USING btree ("sequence") WHERE "webhook_events"."position" is null and "webhook_events"."type" <> 'webhook.test';--> statement-breakpoint
CREATE INDEX "assistant_messages_of_nobody" ON "assistant_messages" USING btree ("created_at") WHERE "assistant_messages"."user_id" is null;--> statement-breakpoint
CREATE INDEX "assistant_messages_user_id" ON "assistant_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "assistant_messages_by_time" ON "assistant_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "assistant_messages_by_status" ON "assistant_messages" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "assistant_messages_by_owner" ON "assistant_messages" USING btree ("owner_id","created_at","id") WHERE "assistant_messages"."owner_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "beta_requests_one_waits" ON "beta_requests" USING btree ("user_id") WHERE "beta_requests"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "beta_requests_by_owner" ON "beta_requests" USING btree ("user_id","requested_at");--> statement-breakpoint
CREATE INDEX "beta_requests_by_time" ON "beta_requests" USING btree ("requested_at","id");--> statement-breakpoint
CREATE INDEX "beta_requests_by_status" ON "beta_requests" USING btree ("status","requested_at","id");--> statement-breakpoint
CREATE INDEX "beta_requests_decided_by" ON "beta_requests" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "home_buyers_by_time" ON "home_buyers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "home_buyers_by_stage" ON "home_buyers" USING btree ("current_stage","created_at","id");--> statement-breakpoint
CREATE INDEX "home_buyers_user_id" ON "home_buyers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "home_buyers_email" ON "home_buyers" USING btree ("email");--> statement-breakpoint
CREATE INDEX "credit_scores_user" ON "credit_scores" USING btree ("user_id","on_day");--> statement-breakpoint
CREATE INDEX "credit_sharing_with" ON "credit_sharing" USING btree ("with_user_id");--> statement-breakpoint
CREATE INDEX "document_readings_user" ON "document_readings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "document_readings_under_way" ON "document_readings" USING btree ("instance_id") WHERE "document_readings"."state" = 'reading';--> statement-breakpoint
CREATE INDEX "milestone_feedback_by_time" ON "milestone_feedback" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "home_contracts_user" ON "home_contracts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "home_offers_place" ON "home_offers" USING btree ("purchase_id","home_id","place");--> statement-breakpoint
CREATE INDEX "home_offers_user" ON "home_offers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "home_opinions_user" ON "home_opinions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "homes_user" ON "homes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "home_photos_place" ON "home_photos" USING btree ("purchase_id","home_id","place");--> statement-breakpoint
CREATE INDEX "home_photos_user" ON "home_photos" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "home_photos_file" ON "home_photos" USING btree ("storage_path");--> statement-breakpoint
CREATE INDEX "lead_changes_lead" ON "lead_changes" USING btree ("lead_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "lead_filters_name" ON "lead_filters" USING btree ("member_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "lead_filters_default" ON "lead_filters" USING btree ("member_id") WHERE "lead_filters"."is_default";--> statement-breakpoint
CREATE INDEX "lead_notes_lead" ON "lead_notes" USING btree ("lead_id","created_at");--> statement-breakpoint
CREATE INDEX "leads_by_time" ON "leads" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "leads_by_facet" ON "leads" USING btree ("facet","created_at","id");--> statement-breakpoint
CREATE INDEX "leads_by_owner" ON "leads" USING btree ("owner_id","facet","created_at","id") WHERE "leads"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "leads_by_import" ON "leads" USING btree ("import_id","facet","created_at","id") WHERE "leads"."import_id" is not null;--> statement-breakpoint
CREATE INDEX "leads_by_email" ON "leads" USING btree ("email");--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_by_time" ON "newsletter_subscriptions" USING btree ("requested_at","email");--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_waiting" ON "newsletter_subscriptions" USING btree ("requested_at","email") WHERE "newsletter_subscriptions"."unsubscribed_at" is null and "newsletter_subscriptions"."confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_ended" ON "newsletter_subscriptions" USING btree ("requested_at","email") WHERE "newsletter_subscriptions"."unsubscribed_at" is not null;--> statement-breakpoint
CREATE INDEX "milestone_notes_user_id" ON "milestone_notes" USING btree ("user_id","milestone_id");--> statement-breakpoint
CREATE INDEX "milestone_notes_of_purchase" ON "milestone_notes" USING btree ("purchase_id","milestone_id") WHERE not "milestone_notes"."is_private";--> statement-breakpoint
CREATE INDEX "milestone_tasks_user" ON "milestone_tasks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "task_owners_person" ON "task_owners" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "home_alerts_user" ON "home_alerts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "home_records_user" ON "home_records" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "plan_facts_of_purchase" ON "plan_facts" USING btree ("purchase_id","fact","at");--> statement-breakpoint
CREATE INDEX "plan_facts_user" ON "plan_facts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "program_proposals_by_time" ON "program_proposals" USING btree ("proposed_at","id");--> statement-breakpoint
CREATE INDEX "program_proposals_by_status" ON "program_proposals" USING btree ("status","proposed_at","id");--> statement-breakpoint
CREATE INDEX "applications_by_time" ON "applications" USING btree ("accepted_at","id");--> statement-breakpoint
CREATE INDEX "applications_by_email" ON "applications" USING btree ("email");--> statement-breakpoint
CREATE INDEX "loan_conditions_user" ON "loan_conditions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "third_party_orders_user" ON "third_party_orders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "signatures_user" ON "signatures" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "signings_document" ON "signings" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "signings_user" ON "signings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "signings_opened_at" ON "signings" USING btree ("opened_at");--> statement-breakpoint
CREATE INDEX "signing_consents_user" ON "signing_consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "county_limits_state" ON "county_limits" USING btree ("year","state");--> statement-breakpoint
CREATE INDEX "fha_county_limits_state" ON "fha_county_limits" USING btree ("year","state");--> statement-breakpoint
CREATE INDEX "income_limits_state" ON "income_limits" USING btree ("state","year");--> statement-breakpoint
CREATE INDEX "saved_scenarios_user_id" ON "saved_scenarios" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "waitlist_emails_queued_at" ON "waitlist_emails" USING btree ("queued_at");--> statement-breakpoint
CREATE INDEX "waitlist_entries_by_time" ON "waitlist_entries" USING btree ("feature","created_at","email");--> statement-breakpoint
CREATE INDEX "wire_entries_user" ON "wire_entries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "kept_counts_by_part" ON "kept_counts" USING btree ("name","part");--> statement-breakpoint
CREATE INDEX "emails_queued" ON "emails" USING btree ("urgency","due_at") WHERE "emails"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "emails_queued_domains" ON "emails" USING btree ("urgency",(split_part("email", '@', 2) collate "C"),"due_at") WHERE "emails"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "emails_sending" ON "emails" USING btree ("id") WHERE "emails"."state" = 'sending';--> statement-breakpoint
CREATE INDEX "emails_state_created_at" ON "emails" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "emails_by_time" ON "emails" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "emails_by_address" ON "emails" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "emails_settled_at" ON "emails" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "suppressed_addresses_by_time" ON "suppressed_addresses" USING btree ("since","email");--> statement-breakpoint
CREATE INDEX "suppressed_addresses_by_address" ON "suppressed_addresses" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "event_chain_heads_uncovered" ON "event_chain_heads" USING btree ("chain") WHERE "event_chain_heads"."covered" < "event_chain_heads"."number";--> statement-breakpoint
CREATE INDEX "event_checkpoint_heads_checkpoint" ON "event_checkpoint_heads" USING btree ("checkpoint");--> statement-breakpoint
CREATE INDEX "event_entry_details_user" ON "event_entry_details" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "kept_answers_at" ON "kept_answers" USING btree ("at");--> statement-breakpoint
CREATE INDEX "kept_answers_user_id" ON "kept_answers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "spent_challenges_expires_at" ON "spent_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");
