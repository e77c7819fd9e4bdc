CREATE TABLE "document_requests" (
	"id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"kind" text,
	"title" text,
	"why" text NOT NULL,
	"due_day" date,
	"stage" text NOT NULL,
	"staff_id" text,
	"staff_name" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"ended_as" text,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"ended_reason" text,
	CONSTRAINT "document_requests_purchase_id_id_pk" PRIMARY KEY("purchase_id","id"),
	CONSTRAINT "document_requests_named_once" CHECK ("document_requests"."kind" is null or "document_requests"."title" is null)
);
--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_requests_by_id" ON "document_requests" USING btree ("id");--> statement-breakpoint
CREATE INDEX "document_requests_by_member" ON "document_requests" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "document_requests_by_ender" ON "document_requests" USING btree ("ended_by");--> statement-breakpoint
-- Both buyers read what staff ask their purchase for; staff ask, waive and withdraw past these policies.
alter table document_requests enable row level security;
create policy together on document_requests for select using (purchase_id = any (array(select porchlight_purchases())));
--> statement-breakpoint
-- What is owed stands in the console's list of purchases.
create trigger summary_inserted after insert on document_requests referencing new table as changed for each statement execute function porchlight_mark_summaries();
create trigger summary_updated after update on document_requests referencing new table as changed for each statement execute function porchlight_mark_summaries();
create trigger summary_deleted after delete on document_requests referencing old table as changed for each statement execute function porchlight_mark_summaries();
