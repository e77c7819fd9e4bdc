-- The console lists purchases by the names of their buyers.
-- online
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_by_name" ON "users" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "users_by_name" ON "users" USING btree ("name","id");--> statement-breakpoint
CREATE TABLE "purchase_marks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purchase_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_summaries" (
	"purchase_id" uuid PRIMARY KEY NOT NULL,
	"lead_id" text NOT NULL,
	"milestone" smallint NOT NULL,
	"closing_day" date,
	"owes" integer NOT NULL,
	"last_sign_at" timestamp with time zone NOT NULL,
	"recheck_on" date
);
--> statement-breakpoint
CREATE INDEX "purchase_marks_purchase" ON "purchase_marks" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "purchase_summaries_lead" ON "purchase_summaries" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "purchase_summaries_milestone" ON "purchase_summaries" USING btree ("milestone","purchase_id");--> statement-breakpoint
CREATE INDEX "purchase_summaries_owes" ON "purchase_summaries" USING btree ("owes","purchase_id");--> statement-breakpoint
CREATE INDEX "purchase_summaries_last_sign" ON "purchase_summaries" USING btree ("last_sign_at","purchase_id");--> statement-breakpoint
CREATE INDEX "purchase_summaries_closing" ON "purchase_summaries" USING btree (coalesce("closing_day", 'infinity'),"purchase_id");--> statement-breakpoint
CREATE INDEX "purchase_summaries_closing_last" ON "purchase_summaries" USING btree (coalesce("closing_day", '-infinity'),"purchase_id");--> statement-breakpoint
CREATE INDEX "purchase_summaries_recheck" ON "purchase_summaries" USING btree ("recheck_on") WHERE "purchase_summaries"."recheck_on" is not null;
--> statement-breakpoint
-- Marks which purchases the console's list has to work out again (decision 0118).
create function porchlight_mark_summaries() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into purchase_marks (purchase_id) select distinct purchase_id from changed where purchase_id is not null;
  return null;
end $$;
create function porchlight_mark_summaries_of_accounts() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into purchase_marks (purchase_id)
    select bought.id from (select distinct porchlight_purchase_of(user_id) as id from changed where user_id is not null) bought where bought.id is not null;
  return null;
end $$;
create function porchlight_mark_summary() returns trigger language plpgsql security definer set search_path = public as $$
declare
  marked uuid;
begin
  if tg_table_name = 'purchases' then
    marked := old.id;
    if tg_op = 'DELETE' then
      delete from purchase_summaries where purchase_id = old.id;
    end if;
  elsif tg_table_name = 'purchase_people' then
    marked := old.purchase_id;
  elsif tg_table_name = 'sessions' then
    marked := porchlight_purchase_of(new.user_id);
  else
    marked := porchlight_purchase_of(new.id);
  end if;
  if marked is not null then
    insert into purchase_marks (purchase_id) values (marked);
  end if;
  return null;
end $$;
--> statement-breakpoint
do $$
declare
  each text;
begin
  foreach each in array array['purchase_people', 'completed_milestones', 'milestone_tasks', 'milestone_dates', 'purchase_dates', 'homes', 'home_offers',
    'home_records'] loop
    execute format('create trigger summary_inserted after insert on %I referencing new table as changed for each statement execute function porchlight_mark_summaries()', each);
    execute format('create trigger summary_updated after update on %I referencing new table as changed for each statement execute function porchlight_mark_summaries()', each);
    execute format('create trigger summary_deleted after delete on %I referencing old table as changed for each statement execute function porchlight_mark_summaries()', each);
  end loop;
  foreach each in array array['documents', 'completed_stages', 'journey_places', 'staff_members'] loop
    execute format('create trigger summary_inserted after insert on %I referencing new table as changed for each statement execute function porchlight_mark_summaries_of_accounts()', each);
    execute format('create trigger summary_updated after update on %I referencing new table as changed for each statement execute function porchlight_mark_summaries_of_accounts()', each);
    execute format('create trigger summary_deleted after delete on %I referencing old table as changed for each statement execute function porchlight_mark_summaries_of_accounts()', each);
  end loop;
end $$;
-- The purchase that a buyer leaves for another's is marked too.
create trigger summary_moved after update of purchase_id on purchase_people for each row
  when (old.purchase_id is distinct from new.purchase_id) execute function porchlight_mark_summary();
create trigger summary_closing after update of closing_day on purchases for each row
  when (old.closing_day is distinct from new.closing_day) execute function porchlight_mark_summary();
create trigger summary_ended after delete on purchases for each row execute function porchlight_mark_summary();
create trigger summary_adopted after update of guest on users for each row
  when (old.guest is distinct from new.guest) execute function porchlight_mark_summary();
create trigger summary_beta after insert or update of beta_access on profiles for each row execute function porchlight_mark_summary();
-- A session says every five minutes that it is in use; days without a sign of life are counted, so one a day is enough.
create trigger summary_signed_in after insert on sessions for each row execute function porchlight_mark_summary();
create trigger summary_seen after update of last_seen_at on sessions for each row
  when (old.last_seen_at::date is distinct from new.last_seen_at::date) execute function porchlight_mark_summary();
--> statement-breakpoint
-- What is stored already.
insert into purchase_marks (purchase_id) select id from purchases;
