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
CREATE TABLE "event_details" (
	"number" bigint PRIMARY KEY NOT NULL,
	"user_id" text,
	"salt" "bytea" NOT NULL,
	"detail" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_log" (
	"number" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"commitment" "bytea" NOT NULL,
	"previous_hash" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "event_log_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "event_log_head" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"number" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	"key_id" text NOT NULL,
	"signature" "bytea" NOT NULL,
	CONSTRAINT "event_log_head_one_row" CHECK ("event_log_head"."id")
);
--> statement-breakpoint
DROP TABLE "document_signatures" CASCADE;--> statement-breakpoint
ALTER TABLE "saved_signatures" ADD CONSTRAINT "saved_signatures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_consents" ADD CONSTRAINT "signing_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_pages" ADD CONSTRAINT "certificate_pages_signature_id_signatures_id_fk" FOREIGN KEY ("signature_id") REFERENCES "public"."signatures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_originals" ADD CONSTRAINT "document_originals_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signings" ADD CONSTRAINT "signings_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signings" ADD CONSTRAINT "signings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_invitations" ADD CONSTRAINT "signing_invitations_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_invitations" ADD CONSTRAINT "signing_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_invitations" ADD CONSTRAINT "signing_invitations_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_details" ADD CONSTRAINT "event_details_number_event_log_number_fk" FOREIGN KEY ("number") REFERENCES "public"."event_log"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "signing_consents_user" ON "signing_consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "signatures_user" ON "signatures" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "signings_document" ON "signings" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "signings_user" ON "signings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "signings_opened_at" ON "signings" USING btree ("opened_at");--> statement-breakpoint
CREATE INDEX "signing_invitations_document" ON "signing_invitations" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "signing_invitations_accepted_by" ON "signing_invitations" USING btree ("accepted_by");--> statement-breakpoint
CREATE INDEX "signing_invitations_invited_by" ON "signing_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "event_details_user" ON "event_details" USING btree ("user_id");