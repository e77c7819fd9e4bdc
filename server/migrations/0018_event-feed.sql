CREATE TABLE "event_feed" (
	"id" integer PRIMARY KEY NOT NULL,
	"last_position" bigint NOT NULL,
	CONSTRAINT "event_feed_one_row" CHECK ("event_feed"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "assistant_messages" ADD COLUMN "passages" text[];--> statement-breakpoint
ALTER TABLE "assistant_messages" ADD COLUMN "status" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "assistant_messages" ADD COLUMN "owner_id" text;--> statement-breakpoint
ALTER TABLE "assistant_messages" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "assistant_messages" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "assistant_messages" ADD COLUMN "answered_by" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead_notes" ADD COLUMN "token_id" uuid;--> statement-breakpoint
ALTER TABLE "lead_notes" ADD COLUMN "token_name" text;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "sequence" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "webhook_events_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "position" bigint;--> statement-breakpoint
-- contract: the column is new, so a process of the release before writes nothing that it forbids
ALTER TABLE "assistant_messages" ADD CONSTRAINT "assistant_messages_owner_id_staff_members_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff_members"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assistant_messages_by_time" ON "assistant_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "assistant_messages_by_status" ON "assistant_messages" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "assistant_messages_by_owner" ON "assistant_messages" USING btree ("owner_id","created_at","id") WHERE "assistant_messages"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "leads_by_import" ON "leads" USING btree ("import_id","facet","created_at","id") WHERE "leads"."import_id" is not null;--> statement-breakpoint
CREATE INDEX "staff_actions_repeated" ON "staff_actions" USING btree ("action",coalesce("subject_id", ''),coalesce("member_id", "token_id"::text),"at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_events_by_position" ON "webhook_events" USING btree ("position");--> statement-breakpoint
CREATE INDEX "webhook_events_without_position" ON "webhook_events" USING btree ("sequence") WHERE "webhook_events"."position" is null and "webhook_events"."type" <> 'webhook.test';