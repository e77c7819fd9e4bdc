-- A line in the list of another buyer, about what was completed or opened for both, or entered in their log of offers, and nothing else.
-- False where there is none such. `milestone` is the subject, of whichever kind.
create or replace function porchlight_tell_buyer(account text, told text, what text, milestone text, said text, at timestamptz,
    is_listed boolean, form text, due_at timestamptz) returns boolean
  language plpgsql security definer set search_path = public as $$
begin
  if what not in ('milestone-completed', 'milestone-unlocked', 'offer-entered')
    or not exists (select from porchlight_other_buyers(account) other where other.user_id = told) then return false; end if;
  insert into notifications (user_id, kind, subject, detail, listed, created_at, letter_form, letter_due_at)
    values (told, what, milestone, said, is_listed,
      greatest(at, (select max(created_at) + interval '1 millisecond' from notifications where notifications.user_id = told)),
      form, due_at);
  return true;
end $$;
