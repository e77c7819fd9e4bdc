-- What one of two buyers let helpers see of the purchase is the other's to go on with, but for documents, which are of whoever gave them.
-- Not `security definer`: whoever calls it changes what its policies let them. One that says no more than the other's own ends.
create function porchlight_hand_on_grants(purchase uuid, leaving text, staying text) returns void language sql set search_path = public as $$
  update purchase_grants given set given_by = staying,
      withdrawn_at = case when exists (
        select from purchase_grants kept where kept.person_id = given.person_id and kept.what = given.what and kept.given_by = staying
          and kept.withdrawn_at is null and (kept.until is null or kept.until >= given.until)
      ) then coalesce(given.withdrawn_at, now()) else given.withdrawn_at end
    where given.given_by = leaving and given.what <> 'documents'
      and given.person_id in (select id from purchase_people where purchase_id = purchase);
$$;
--> statement-breakpoint
create or replace function porchlight_leave_purchase() returns trigger language plpgsql security definer set search_path = public as $$
declare
  left_behind uuid := porchlight_purchase_of(old.id);
  other text;
begin
  select user_id into other from purchase_people
    where purchase_id = left_behind and state = 'active' and role in ('buyer', 'co-buyer') and user_id <> old.id
    order by since limit 1;
  if other is null then
    delete from purchases where id = left_behind;
  else
    update completed_milestones set user_id = other where user_id = old.id and purchase_id = left_behind;
    update milestone_tasks set user_id = other where user_id = old.id and purchase_id = left_behind;
    update milestone_dates set user_id = other where user_id = old.id and purchase_id = left_behind;
    perform porchlight_hand_on_grants(left_behind, old.id, other);
    update purchase_people set role = 'buyer' where purchase_id = left_behind and user_id = other and state = 'active';
  end if;
  return old;
end $$;
--> statement-breakpoint
-- Those of buyers who have left already.
update purchase_grants given set given_by = staying.user_id
  from purchase_people person join purchase_people staying
    on staying.purchase_id = person.purchase_id and staying.state = 'active' and staying.role = 'buyer' and staying.user_id is not null
  where person.id = given.person_id and given.what <> 'documents' and given.given_by is not null
    and not exists (select from purchase_people buyer where buyer.purchase_id = person.purchase_id
      and buyer.user_id = given.given_by and buyer.state = 'active');
