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
ALTER TABLE "event_entry_details" ADD CONSTRAINT "event_entry_details_chain_number_event_entries_chain_number_fk" FOREIGN KEY ("chain","number") REFERENCES "public"."event_entries"("chain","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_chain_heads_uncovered" ON "event_chain_heads" USING btree ("chain") WHERE "event_chain_heads"."covered" < "event_chain_heads"."number";--> statement-breakpoint
CREATE INDEX "event_checkpoint_heads_checkpoint" ON "event_checkpoint_heads" USING btree ("checkpoint");--> statement-breakpoint
CREATE INDEX "event_entry_details_user" ON "event_entry_details" USING btree ("user_id");
--> statement-breakpoint
CREATE TRIGGER "event_entries_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "event_entries"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_event_log_change"();
--> statement-breakpoint
CREATE TRIGGER "event_checkpoint_heads_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "event_checkpoint_heads"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_event_log_change"();
--> statement-breakpoint
CREATE TRIGGER "event_entry_details_never_changed" BEFORE UPDATE OR TRUNCATE ON "event_entry_details"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_event_log_change"();
--> statement-breakpoint
CREATE TRIGGER "event_chain_heads_stay" BEFORE DELETE OR TRUNCATE ON "event_chain_heads"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_event_log_change"();
--> statement-breakpoint
alter table event_entry_details enable row level security;
--> statement-breakpoint
create policy own on event_entry_details using (user_id = (select porchlight_owner()));
