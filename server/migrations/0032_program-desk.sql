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
CREATE INDEX "program_proposals_by_time" ON "program_proposals" USING btree ("proposed_at","id");--> statement-breakpoint
CREATE INDEX "program_proposals_by_status" ON "program_proposals" USING btree ("status","proposed_at","id");
--> statement-breakpoint
-- What was stored and done can be added to and nothing else; a proposal is answered once (decision 0081).
CREATE FUNCTION "refuse_program_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'what was done to programs is append-only' USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "program_log_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "program_log"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_program_change"();
--> statement-breakpoint
CREATE TRIGGER "program_revisions_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "program_revisions"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_program_change"();
--> statement-breakpoint
CREATE TRIGGER "program_proposals_stay" BEFORE DELETE OR TRUNCATE ON "program_proposals"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_program_change"();
--> statement-breakpoint
CREATE TRIGGER "program_proposals_answered_once" BEFORE UPDATE ON "program_proposals"
	FOR EACH ROW WHEN (OLD."status" <> 'waiting') EXECUTE FUNCTION "refuse_program_change"();
