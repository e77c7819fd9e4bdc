ALTER TABLE "purchase_dates" ADD COLUMN "done_on" date;--> statement-breakpoint
-- Adds a notification for another buyer, of these kinds alone, a request to sign among them; false where there is no such buyer. `milestone` is the subject, of whichever kind.
create or replace function porchlight_tell_buyer(account text, told text, what text, milestone text, said text, at timestamptz,
    is_listed boolean, form text, due_at timestamptz) returns boolean
  language plpgsql security definer set search_path = public as $$
begin
  if what not in ('milestone-completed', 'milestone-unlocked', 'offer-entered', 'wire-entered', 'signing-requested')
    or not exists (select from porchlight_other_buyers(account) other where other.user_id = told) then return false; end if;
  insert into notifications (user_id, kind, subject, detail, listed, created_at, email_form, email_due_at)
    values (told, what, milestone, said, is_listed,
      greatest(at, (select max(created_at) + interval '1 millisecond' from notifications where notifications.user_id = told)),
      form, due_at);
  return true;
end $$;
