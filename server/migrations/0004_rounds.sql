-- There is a row for each PDF, so that what is unread is found without looking through all of them.
-- online
CREATE INDEX CONCURRENTLY IF NOT EXISTS "document_texts_stems" ON "document_texts" USING btree ("stems_version","document_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "document_texts_stems" ON "document_texts" USING btree ("stems_version","document_id");--> statement-breakpoint
ALTER TABLE "document_texts" ALTER COLUMN "state" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "document_texts" ALTER COLUMN "read_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reminder_times" ADD COLUMN "home_alerts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reminder_times" ADD COLUMN "home_months_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reminder_times" ADD COLUMN "program_windows_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "reminder_times_home_alerts" ON "reminder_times" USING btree ("home_alerts_at") WHERE "reminder_times"."home_alerts_at" is not null;--> statement-breakpoint
CREATE INDEX "reminder_times_home_months" ON "reminder_times" USING btree ("home_months_at") WHERE "reminder_times"."home_months_at" is not null;--> statement-breakpoint
CREATE INDEX "reminder_times_program_windows" ON "reminder_times" USING btree ("program_windows_at") WHERE "reminder_times"."program_windows_at" is not null;--> statement-breakpoint
-- Each PDF is unread from the moment it is stored. Buyers may not write here before they have read it.
create function porchlight_mark_unread() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into document_texts (document_id, stems_version) values (new.id, 0) on conflict do nothing;
  return null;
end $$;
create trigger mark_unread after insert or update of type on documents for each row
  when (new.type = 'application/pdf') execute function porchlight_mark_unread();
--> statement-breakpoint
-- A new index is looked at for every owned home (decision 0092). It is stored by several statements of one transaction: the first marks.
create function porchlight_mark_homes() returns trigger language plpgsql security definer set search_path = public as $$
declare
  current text := pg_current_xact_id()::text;
begin
  if current_setting('porchlight.marked_homes', true) is not distinct from current then
    return null;
  end if;
  perform set_config('porchlight.marked_homes', current, true);
  insert into reminder_marks (user_id) select user_id from reminder_times where home_alerts_at is not null;
  return null;
end $$;
create trigger mark_homes after insert on house_price_areas for each statement execute function porchlight_mark_homes();
--> statement-breakpoint
-- Of all that somebody chooses, one kind is written only to who asked for it.
create function porchlight_mark_choice() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into reminder_marks (user_id) values (new.user_id);
  return null;
end $$;
create trigger mark_choice after insert or update on notification_choices for each row
  when (new.kind = 'home-month') execute function porchlight_mark_choice();
create trigger mark_inserted after insert on program_watches referencing new table as changed for each statement execute function porchlight_mark_accounts();
create trigger mark_inserted after insert on home_records referencing new table as changed for each statement execute function porchlight_mark_purchases();
create trigger mark_updated after update on home_records referencing new table as changed for each statement execute function porchlight_mark_purchases();
create trigger mark_deleted after delete on home_records referencing old table as changed for each statement execute function porchlight_mark_purchases();
--> statement-breakpoint
-- What is stored already.
insert into document_texts (document_id, stems_version) select id, 0 from documents where type = 'application/pdf' on conflict do nothing;
insert into reminder_marks (purchase_id) select distinct purchase_id from home_records;
insert into reminder_marks (user_id) select distinct user_id from program_watches;
