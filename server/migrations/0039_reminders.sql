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
	"owed_documents_at" timestamp with time zone,
	"document_expiry_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "reminder_marks" ADD CONSTRAINT "reminder_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_times" ADD CONSTRAINT "reminder_times_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminder_times_milestone_dates" ON "reminder_times" USING btree ("milestone_dates_at") WHERE "reminder_times"."milestone_dates_at" is not null;--> statement-breakpoint
CREATE INDEX "reminder_times_listed_dates" ON "reminder_times" USING btree ("listed_dates_at") WHERE "reminder_times"."listed_dates_at" is not null;--> statement-breakpoint
CREATE INDEX "reminder_times_owed_documents" ON "reminder_times" USING btree ("owed_documents_at") WHERE "reminder_times"."owed_documents_at" is not null;--> statement-breakpoint
CREATE INDEX "reminder_times_document_expiry" ON "reminder_times" USING btree ("document_expiry_at") WHERE "reminder_times"."document_expiry_at" is not null;
--> statement-breakpoint
create function porchlight_mark_accounts() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into reminder_marks (user_id) select distinct user_id from changed where user_id is not null;
  return null;
end $$;
--> statement-breakpoint
create function porchlight_mark_purchases() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into reminder_marks (purchase_id) select distinct purchase_id from changed where purchase_id is not null;
  return null;
end $$;
--> statement-breakpoint
create function porchlight_mark_closing() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into reminder_marks (purchase_id) values (new.id);
  return null;
end $$;
--> statement-breakpoint
do $$
declare
  each text;
begin
  foreach each in array array['milestone_tasks', 'milestone_notes', 'documents', 'notification_preferences', 'purchase_people'] loop
    execute format('create trigger mark_inserted after insert on %I referencing new table as changed for each statement execute function porchlight_mark_accounts()', each);
    execute format('create trigger mark_updated after update on %I referencing new table as changed for each statement execute function porchlight_mark_accounts()', each);
  end loop;
  foreach each in array array['milestone_dates', 'purchase_dates', 'completed_milestones'] loop
    execute format('create trigger mark_inserted after insert on %I referencing new table as changed for each statement execute function porchlight_mark_purchases()', each);
    execute format('create trigger mark_updated after update on %I referencing new table as changed for each statement execute function porchlight_mark_purchases()', each);
    execute format('create trigger mark_deleted after delete on %I referencing old table as changed for each statement execute function porchlight_mark_purchases()', each);
  end loop;
end $$;
--> statement-breakpoint
create trigger mark_closing after update of closing_day on purchases for each row
  when (old.closing_day is distinct from new.closing_day) execute function porchlight_mark_closing();
--> statement-breakpoint
insert into reminder_marks (user_id) select id from users;
