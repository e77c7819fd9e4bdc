set local lock_timeout = '500ms';
--> statement-breakpoint
-- Once a buyer leaves, the list of what helpers opened no longer names their documents to the buyer who stays. An empty name says that a
-- document was opened. `security definer`: buyers only read that list.
create function porchlight_forget_opened(purchase uuid, staying text) returns void language plpgsql security definer
  set search_path = public as $$
begin
  if porchlight_owner() is not null and purchase not in (select porchlight_purchases()) then return; end if;
  update purchase_accesses set detail = '' where purchase_id = purchase and what = 'documents' and detail <> ''
    and not exists (select from documents where user_id = staying and documents.name = detail);
end $$;
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
    perform porchlight_forget_opened(left_behind, other);
    update purchase_people set role = 'buyer' where purchase_id = left_behind and user_id = other and state = 'active';
  end if;
  return old;
end $$;
--> statement-breakpoint
-- Documents of buyers who left already, or were erased: of one erased the grants went too.
update purchase_accesses opened set detail = '' where what = 'documents' and detail <> ''
  and not exists (select from purchase_people buyer join documents on documents.user_id = buyer.user_id
    where buyer.purchase_id = opened.purchase_id and buyer.state = 'active' and documents.name = opened.detail)
  and (
    exists (select from purchase_people gone where gone.purchase_id = opened.purchase_id and gone.state = 'left' and gone.role in ('buyer', 'co-buyer'))
    or not exists (select from purchase_grants given where given.person_id = opened.person_id and given.what = 'documents')
  );
