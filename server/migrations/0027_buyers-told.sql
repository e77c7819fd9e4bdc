-- What lenders offered is no figure of the plan: the grant of offers alone opens it.
alter policy granted on plan_facts using (
  (fact <> 'offers' and purchase_id = any (array(select porchlight_granted('figures'))))
  or (fact in ('offers', 'program', 'termMonths', 'ratePercent', 'pointsPercent', 'lockUntil', 'lender')
    and purchase_id = any (array(select porchlight_granted('offers'))))
);
--> statement-breakpoint
-- The other buyers of an account's purchase, with when and how each wants to hear: whoever does something tells them, and sees none of it.
create function porchlight_other_buyers(account text) returns table (user_id text, times jsonb, choices jsonb)
  language plpgsql stable security definer set search_path = public rows 1 as $$
begin
  return query select person.user_id,
      (select jsonb_build_object('timeZone', time_zone, 'quietFrom', quiet_from, 'quietUntil', quiet_until, 'digestHour', digest_hour)
        from notification_preferences preference where preference.user_id = person.user_id),
      (select coalesce(jsonb_agg(jsonb_build_object('kind', choice.kind, 'listed', choice.listed, 'letter', choice.letter)), '[]')
        from notification_choices choice where choice.user_id = person.user_id)
    from purchase_people person
    where person.purchase_id = porchlight_purchase_of(account) and person.state = 'active' and person.role in ('buyer', 'co-buyer')
      and person.user_id <> account and coalesce(porchlight_owner(), account) = account;
end $$;
--> statement-breakpoint
-- A line in the list of another buyer, about what was completed or opened for both and nothing else. False where there is none such.
create function porchlight_tell_buyer(account text, told text, what text, milestone text, said text, at timestamptz, is_listed boolean,
    form text, due_at timestamptz) returns boolean
  language plpgsql security definer set search_path = public as $$
begin
  if what not in ('milestone-completed', 'milestone-unlocked')
    or not exists (select from porchlight_other_buyers(account) other where other.user_id = told) then return false; end if;
  insert into notifications (user_id, kind, subject, detail, listed, created_at, letter_form, letter_due_at)
    values (told, what, milestone, said, is_listed,
      greatest(at, (select max(created_at) + interval '1 millisecond' from notifications where notifications.user_id = told)),
      form, due_at);
  return true;
end $$;
