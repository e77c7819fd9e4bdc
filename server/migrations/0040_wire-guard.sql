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
ALTER TABLE "wire_entries" ADD CONSTRAINT "wire_entries_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wire_entries" ADD CONSTRAINT "wire_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wire_entries_user" ON "wire_entries" USING btree ("user_id");--> statement-breakpoint
alter table wire_entries enable row level security;
--> statement-breakpoint
create policy own on wire_entries for select using (user_id = (select porchlight_owner()));
--> statement-breakpoint
create policy together on wire_entries using (purchase_id = any (array(select porchlight_purchases())));
--> statement-breakpoint
-- What was written down is a log: a row may change its purchase and its person, when two join or part, and nothing else.
create function porchlight_keep_wire_entry() returns trigger language plpgsql as $$
begin
  if (old.id, old.kind, old.at, old.record, old.sealed_account, old.comparison, old.call)
    is distinct from (new.id, new.kind, new.at, new.record, new.sealed_account, new.comparison, new.call) then
    raise exception 'an entry of the wire guard is not changed';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger keep_wire_entry before update on wire_entries for each row execute function porchlight_keep_wire_entry();
--> statement-breakpoint
-- What two keep stays when the account of one goes. Its name has it run before `leave_purchase`, which ends the membership.
create function porchlight_hand_on_wire_entries() returns trigger language plpgsql security definer set search_path = public as $$
declare
  left_behind uuid := porchlight_purchase_of(old.id);
  other text;
begin
  select user_id into other from purchase_people
    where purchase_id = left_behind and state = 'active' and role in ('buyer', 'co-buyer') and user_id <> old.id
    order by since limit 1;
  if other is not null then
    update wire_entries set user_id = other where user_id = old.id and purchase_id = left_behind;
  end if;
  return old;
end $$;
--> statement-breakpoint
create trigger hand_on_wire_entries before delete on users for each row execute function porchlight_hand_on_wire_entries();
--> statement-breakpoint
-- A line in the list of another buyer, about what was completed or opened for both, entered in their log of offers, or written down of
-- whoever is to be paid, and nothing else. False where there is none such. `milestone` is the subject, of whichever kind.
create or replace function porchlight_tell_buyer(account text, told text, what text, milestone text, said text, at timestamptz,
    is_listed boolean, form text, due_at timestamptz) returns boolean
  language plpgsql security definer set search_path = public as $$
begin
  if what not in ('milestone-completed', 'milestone-unlocked', 'offer-entered', 'wire-entered')
    or not exists (select from porchlight_other_buyers(account) other where other.user_id = told) then return false; end if;
  insert into notifications (user_id, kind, subject, detail, listed, created_at, letter_form, letter_due_at)
    values (told, what, milestone, said, is_listed,
      greatest(at, (select max(created_at) + interval '1 millisecond' from notifications where notifications.user_id = told)),
      form, due_at);
  return true;
end $$;
