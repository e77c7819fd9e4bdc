-- What drizzle-kit cannot make of the tables: row-level security (decision 0041), triggers, functions, indexes of expressions, partitions.

-- Who a request runs for. Policies call these with each query, so that those with queries of their own are PL/pgSQL, which keeps its plans.
create function porchlight_owner() returns text language sql stable parallel safe
  as $$ select nullif(current_setting('porchlight.owner', true), '') $$;
--> statement-breakpoint
create function porchlight_email() returns text language sql stable parallel safe
  as $$ select nullif(current_setting('porchlight.email', true), '') $$;
--> statement-breakpoint
-- The purchase that an account is an active buyer of (decision 0075).
create function porchlight_purchase_of(account text) returns uuid language plpgsql stable security definer set search_path = public as $$
begin
  return (select purchase_id from purchase_people where user_id = account and state = 'active' and role in ('buyer', 'co-buyer'));
end $$;
--> statement-breakpoint
-- The purchases that the request's account is an active buyer of.
create function porchlight_purchases() returns setof uuid language plpgsql stable security definer set search_path = public rows 1 as $$
begin
  return query select purchase_id from purchase_people
    where user_id = porchlight_owner() and state = 'active' and role in ('buyer', 'co-buyer');
end $$;
--> statement-breakpoint
-- The purchases that an open grant of this kind opens to the helper of the request. A helper acts under the hash of their address, which is
-- no account's id.
create function porchlight_granted(kind text) returns setof uuid language plpgsql stable security definer set search_path = public rows 1 as $$
begin
  return query select person.purchase_id from purchase_people person join purchase_grants granted on granted.person_id = person.id
    where 'helper:' || person.address_hash = porchlight_owner() and person.state = 'active'
      and person.role not in ('buyer', 'co-buyer') and granted.what = kind
      and granted.withdrawn_at is null and (granted.until is null or granted.until > now());
end $$;
--> statement-breakpoint
-- The buyers of the purchases that the helper of the request has to do with.
create function porchlight_helped() returns setof text language plpgsql stable security definer set search_path = public rows 2 as $$
begin
  return query select buyer.user_id from purchase_people person
    join purchase_people buyer on buyer.purchase_id = person.purchase_id and buyer.state = 'active' and buyer.user_id is not null
    where 'helper:' || person.address_hash = porchlight_owner() and person.state = 'active' and person.role not in ('buyer', 'co-buyer');
end $$;
--> statement-breakpoint
create function porchlight_helped_buyers() returns table (purchase_id uuid, name text) language plpgsql stable security definer
  set search_path = public rows 2 as $$
begin
  return query select buyer.purchase_id, users.name from purchase_people person
    join purchase_people buyer on buyer.purchase_id = person.purchase_id and buyer.state = 'active' and buyer.user_id is not null
    join users on users.id = buyer.user_id
    where 'helper:' || person.address_hash = porchlight_owner() and person.state = 'active' and person.role not in ('buyer', 'co-buyer')
    order by buyer.since;
end $$;
--> statement-breakpoint
-- Accounts that share their credit scores with the request's: both are buyers of one purchase now.
create function porchlight_shared_credit() returns setof text language plpgsql stable security definer set search_path = public rows 1 as $$
begin
  return query select user_id from credit_sharing
    where with_user_id = porchlight_owner() and porchlight_purchase_of(user_id) = porchlight_purchase_of(with_user_id);
end $$;
--> statement-breakpoint
-- Policies. Of rows that name their account, a request reads and changes its own.
do $$
declare
  own text[];
begin
  foreach own slice 1 in array array[
    ['users', 'id'], ['profiles', 'id'], ['lead_filters', 'member_id'],
    ['accounts', 'user_id'], ['sessions', 'user_id'], ['known_devices', 'user_id'], ['passkeys', 'user_id'], ['second_factors', 'user_id'],
    ['recovery_codes', 'user_id'], ['email_changes', 'user_id'], ['account_deletions', 'user_id'], ['data_exports', 'user_id'],
    ['staff_members', 'user_id'], ['beta_requests', 'user_id'], ['kept_answers', 'user_id'],
    ['documents', 'user_id'], ['document_access_grants', 'user_id'], ['signatures', 'user_id'], ['signings', 'user_id'],
    ['signing_consents', 'user_id'], ['saved_signatures', 'user_id'], ['event_entry_details', 'user_id'],
    ['completed_milestones', 'user_id'], ['milestone_tasks', 'user_id'], ['milestone_dates', 'user_id'], ['milestone_notes', 'user_id'],
    ['completed_stages', 'user_id'], ['milestone_feedback', 'user_id'], ['journey_places', 'user_id'], ['notifications', 'user_id'],
    ['notification_preferences', 'user_id'], ['notification_choices', 'user_id'], ['calendar_feeds', 'user_id'],
    ['saved_scenarios', 'user_id'], ['program_watches', 'user_id'],
    ['credit_cards', 'user_id'], ['credit_disputes', 'user_id'], ['credit_scores', 'user_id'], ['credit_senders', 'user_id']
  ] loop
    execute format('alter table %I enable row level security', own[1]);
    execute format(
      'create policy own on %1$I using (%2$I = (select porchlight_owner())) with check (%2$I = (select porchlight_owner()))',
      own[1], own[2]
    );
  end loop;
end $$;
--> statement-breakpoint
-- Of rows that name an address, those of its own; of rows that name either, those of its account, or of its address where nobody was signed in.
do $$
declare
  named text;
begin
  foreach named in array array[
    'applications', 'leads', 'waitlist_entries', 'waitlist_emails', 'newsletter_subscriptions', 'emails', 'suppressed_addresses'
  ] loop
    execute format('alter table %I enable row level security', named);
    execute format(
      'create policy own on %1$I using (email = (select porchlight_email())) with check (email = (select porchlight_email()))', named
    );
  end loop;
  foreach named in array array['home_buyers', 'assistant_messages', 'consents'] loop
    execute format('alter table %I enable row level security', named);
    execute format(
      'create policy own on %I using (user_id = (select porchlight_owner())
         or (user_id is null and email = (select porchlight_email())))', named
    );
  end loop;
end $$;
--> statement-breakpoint
-- Rows of a purchase: both buyers read and change them, and who entered one reads it also after leaving the purchase.
do $$
declare
  named text;
begin
  foreach named in array array[
    'homes', 'home_contracts', 'home_photos', 'home_records', 'home_alerts', 'third_party_orders', 'loan_conditions', 'wire_entries'
  ] loop
    execute format('alter table %I enable row level security', named);
    execute format('create policy own on %I for select using (user_id = (select porchlight_owner()))', named);
  end loop;
  foreach named in array array['purchases', 'purchase_people', 'purchase_grants', 'purchase_accesses', 'purchase_dates', 'task_owners', 'helper_sessions'] loop
    execute format('alter table %I enable row level security', named);
  end loop;
  foreach named in array array[
    'completed_milestones', 'milestone_tasks', 'milestone_dates', 'purchase_people', 'purchase_dates', 'task_owners',
    'homes', 'home_contracts', 'home_photos', 'home_records', 'home_alerts', 'third_party_orders', 'loan_conditions', 'wire_entries'
  ] loop
    execute format('create policy together on %I using (purchase_id = any (array(select porchlight_purchases())))', named);
  end loop;
end $$;
--> statement-breakpoint
-- Logs of both buyers: each reads all of them, and enters rows in their own name alone.
do $$
declare
  named text;
begin
  foreach named in array array['plan_facts', 'home_offers'] loop
    execute format('alter table %I enable row level security', named);
    execute format('create policy own on %I for select using (user_id = (select porchlight_owner()))', named);
    execute format('create policy together on %I for select using (purchase_id = any (array(select porchlight_purchases())))', named);
    execute format('create policy entered on %I for insert
      with check (user_id = (select porchlight_owner()) and purchase_id = any (array(select porchlight_purchases())))', named);
  end loop;
end $$;
--> statement-breakpoint
-- What a grant lets a helper read; which kinds of home records, the query says (shared-kinds.ts).
do $$
declare
  granted text[];
begin
  foreach granted slice 1 in array array[
    ['completed_milestones', 'progress'], ['milestone_tasks', 'progress'], ['milestone_dates', 'dates'], ['purchase_dates', 'dates'],
    ['homes', 'homes'], ['home_offers', 'homes'], ['home_contracts', 'homes'], ['home_photos', 'homes'], ['home_records', 'owned-home']
  ] loop
    execute format(
      'create policy granted on %I for select using (purchase_id = any (array(select porchlight_granted(%L))))', granted[1], granted[2]
    );
  end loop;
end $$;
--> statement-breakpoint
-- What lenders offered is no figure of the plan: the grant of offers alone opens it.
create policy granted on plan_facts for select using (
  (fact <> 'offers' and purchase_id = any (array(select porchlight_granted('figures'))))
  or (fact in ('offers', 'program', 'termMonths', 'ratePercent', 'pointsPercent', 'lockUntil', 'lender')
    and purchase_id = any (array(select porchlight_granted('offers'))))
);
--> statement-breakpoint
create policy together on milestone_notes for select
  using (not is_private and purchase_id = any (array(select porchlight_purchases())));
--> statement-breakpoint
-- Both buyers read what each says of a home, each writes in their own name, and no grant opens it.
alter table home_opinions enable row level security;
create policy own on home_opinions using (user_id = (select porchlight_owner()))
  with check (user_id = (select porchlight_owner()) and purchase_id = any (array(select porchlight_purchases())));
create policy together on home_opinions for select using (purchase_id = any (array(select porchlight_purchases())));
--> statement-breakpoint
create policy together on purchases using (id = any (array(select porchlight_purchases())));
create policy helped on purchases for select using (id in (
  select purchase_id from purchase_people where 'helper:' || address_hash = (select porchlight_owner()) and state = 'active'
));
--> statement-breakpoint
create policy own on purchase_people for select
  using (user_id = (select porchlight_owner()) or 'helper:' || address_hash = (select porchlight_owner()));
--> statement-breakpoint
-- Either buyer withdraws a grant; each gives for themselves.
create policy together on purchase_grants for select using (person_id in (
  select id from purchase_people where purchase_id = any (array(select porchlight_purchases()))
));
create policy withdrawn on purchase_grants for update using (person_id in (
  select id from purchase_people where purchase_id = any (array(select porchlight_purchases()))
));
create policy given on purchase_grants for insert with check (given_by = (select porchlight_owner()) and person_id in (
  select id from purchase_people where purchase_id = any (array(select porchlight_purchases()))
));
create policy own on purchase_grants for select using (given_by = (select porchlight_owner()) or person_id in (
  select id from purchase_people where 'helper:' || address_hash = (select porchlight_owner())
));
--> statement-breakpoint
-- A helper adds a line for what they open, under their own number, and reads none.
create policy together on purchase_accesses for select using (purchase_id = any (array(select porchlight_purchases())));
create policy noted on purchase_accesses for insert with check (person_id in (
  select id from purchase_people where 'helper:' || address_hash = (select porchlight_owner())
));
--> statement-breakpoint
-- Accounts that see each other's name and address: those who sign a document together, buyers of one purchase, buyers and their helpers.
create policy together on users for select using (id in (
  select invited_by from signing_invitations where accepted_by = (select porchlight_owner())
  union all
  select accepted_by from signing_invitations where invited_by = (select porchlight_owner()) and accepted_by is not null
));
create policy bought_together on users for select using (id in (
  select user_id from purchase_people where purchase_id = any (array(select porchlight_purchases())) and state = 'active'
));
create policy helped on users for select using (id = any (array(select porchlight_helped())));
--> statement-breakpoint
-- An account that accepted an invitation reads the document and may change it by signing. `in` is asked once for a query, `exists` for each row.
create policy invited on documents for select using (id in (
  select document_id from signing_invitations where accepted_by = (select porchlight_owner()) and revoked_at is null
));
create policy signed on documents for update using (id in (
  select document_id from signing_invitations where accepted_by = (select porchlight_owner()) and revoked_at is null
));
-- A helper reads a document that its owner has granted: of the kind that the grant names, or of any.
create policy granted on documents for select using (exists (
  select from purchase_grants granted join purchase_people person on person.id = granted.person_id
  where 'helper:' || person.address_hash = (select porchlight_owner()) and person.state = 'active'
    and granted.what = 'documents' and granted.given_by = documents.user_id and granted.withdrawn_at is null
    and (granted.until is null or granted.until > now())
    and (granted.document_kind is null or granted.document_kind = documents.document_request)
));
--> statement-breakpoint
-- What belongs to a document may be read by all who may read the document.
alter table document_readings enable row level security;
create policy own on document_readings using (user_id = (select porchlight_owner())) with check (
  user_id = (select porchlight_owner()) and exists (select from documents where documents.id = document_id and documents.user_id = document_readings.user_id)
);
create policy readable on document_readings for select using (exists (select from documents where documents.id = document_id));
create policy readable on signatures for select using (exists (select from documents where documents.id = document_id));
alter table document_originals enable row level security;
create policy readable on document_originals using (exists (select from documents where documents.id = document_id));
alter table certificate_pages enable row level security;
create policy readable on certificate_pages using (exists (select from signatures where signatures.id = signature_id));
-- A signing under way goes with the document, so it belongs to the document's owner as well.
create policy at_own_document on signings using (exists (
  select from documents where documents.id = document_id and documents.user_id = (select porchlight_owner())
));
--> statement-breakpoint
-- Who was invited to sign, and by whom; and invitations to the request's address that are not accepted yet.
alter table signing_invitations enable row level security;
create policy own on signing_invitations
  using (invited_by = (select porchlight_owner()) or accepted_by = (select porchlight_owner()));
create policy addressed on signing_invitations for select
  using (accepted_by is null and email = (select porchlight_email()));
--> statement-breakpoint
-- An account shares its credit with its co-buyer alone.
alter table credit_sharing enable row level security;
create policy own on credit_sharing using (user_id = (select porchlight_owner()))
  with check (user_id = (select porchlight_owner()) and porchlight_purchase_of(with_user_id) = porchlight_purchase_of(user_id));
create policy shared on credit_sharing for select using (user_id = any (array(select porchlight_shared_credit())));
create policy shared on credit_scores for select using (user_id = any (array(select porchlight_shared_credit())));
--> statement-breakpoint
-- An email may go to any address; to read it again is another matter.
create policy post on emails for insert with check (true);
--> statement-breakpoint
-- The lead of a final step has its id, and is that account's whatever address was typed. As an array it is asked once for a query.
create policy of_own_final_step on leads for select using (id = any (array(
  select home_buyers.id from home_buyers where home_buyers.user_id = (select porchlight_owner())
)));
alter table lead_notes enable row level security;
create policy about on lead_notes for select using (exists (select from leads where leads.id = lead_id));
alter table lead_changes enable row level security;
create policy about on lead_changes for select using (exists (select from leads where leads.id = lead_id));
--> statement-breakpoint
-- Of the audit log a buyer reads what is about them, and adds nothing.
alter table staff_actions enable row level security;
create policy about on staff_actions for select
  using (about_user_id = (select porchlight_owner()) or about_email = (select porchlight_email()));
--> statement-breakpoint
-- The tokens of an account are its own; a sign-in under way has no account yet and is looked up by the owner of the tables. A question to a
-- passkey opens nothing by itself, and any answer to it uses it up.
alter table one_use_tokens enable row level security;
create policy own on one_use_tokens
  using (user_id = (select porchlight_owner()) or purpose in ('passkey-adding', 'passkey-proof'))
  with check (user_id = (select porchlight_owner()));
--> statement-breakpoint
-- Endpoints that an event goes to are read and locked meanwhile, for which the right to change is asked, and not changed.
alter table webhook_endpoints enable row level security;
create policy read on webhook_endpoints for select using (true);
create policy hold on webhook_endpoints for update using (true) with check (false);
--> statement-breakpoint
-- What buyers learn of each other past the policies. Documents of the other buyers that answer document requests: that they are there and how
-- they were reviewed, and nothing of the file.
create function porchlight_partner_papers(account text)
  returns table (document_request text, owner_name text, id uuid, replaces uuid, review_state text, review_reason text, reviewed_at timestamptz,
    expires_on date, expired_at timestamptz, created_at timestamptz)
  language plpgsql stable security definer set search_path = public rows 5 as $$
begin
  return query select documents.document_request, users.name, documents.id, documents.replaces, documents.review_state, documents.review_reason,
      documents.reviewed_at, documents.expires_on, documents.expired_at, documents.created_at
    from purchase_people other join documents on documents.user_id = other.user_id join users on users.id = other.user_id
    where other.purchase_id = porchlight_purchase_of(account) and other.state = 'active' and other.role in ('buyer', 'co-buyer')
      and other.user_id <> account and documents.document_request is not null
      and coalesce(porchlight_owner(), account) = account;
end $$;
--> statement-breakpoint
-- Beta access opens the milestones of a purchase once one of its buyers has it.
create function porchlight_has_beta(account text) returns boolean language plpgsql stable security definer set search_path = public as $$
begin
  return exists (select from purchase_people person join profiles on profiles.id = person.user_id
    where person.purchase_id = porchlight_purchase_of(account) and person.state = 'active'
      and person.role in ('buyer', 'co-buyer') and profiles.beta_access);
end $$;
--> statement-breakpoint
-- The other buyers of an account's purchase, with when and how each is notified, for the notification of what the account did.
create function porchlight_other_buyers(account text) returns table (user_id text, times jsonb, choices jsonb)
  language plpgsql stable security definer set search_path = public rows 1 as $$
begin
  return query select person.user_id,
      (select jsonb_build_object('timeZone', time_zone, 'quietFrom', quiet_from, 'quietUntil', quiet_until, 'digestHour', digest_hour)
        from notification_preferences preference where preference.user_id = person.user_id),
      (select coalesce(jsonb_agg(jsonb_build_object('kind', choice.kind, 'listed', choice.listed, 'email', choice.email)), '[]')
        from notification_choices choice where choice.user_id = person.user_id)
    from purchase_people person
    where person.purchase_id = porchlight_purchase_of(account) and person.state = 'active' and person.role in ('buyer', 'co-buyer')
      and person.user_id <> account and coalesce(porchlight_owner(), account) = account;
end $$;
--> statement-breakpoint
-- Adds a notification for another buyer, of these kinds alone; false where there is no such buyer. `milestone` is the subject, of whichever kind.
create function porchlight_tell_buyer(account text, told text, what text, milestone text, said text, at timestamptz,
    is_listed boolean, form text, due_at timestamptz) returns boolean
  language plpgsql security definer set search_path = public as $$
begin
  if what not in ('milestone-completed', 'milestone-unlocked', 'offer-entered', 'wire-entered')
    or not exists (select from porchlight_other_buyers(account) other where other.user_id = told) then return false; end if;
  insert into notifications (user_id, kind, subject, detail, listed, created_at, email_form, email_due_at)
    values (told, what, milestone, said, is_listed,
      greatest(at, (select max(created_at) + interval '1 millisecond' from notifications where notifications.user_id = told)),
      form, due_at);
  return true;
end $$;
--> statement-breakpoint
-- A date that one buyer moves withdraws the reminders that wait for the others: those whose key begins with `about`, but for the day `kept`.
create function porchlight_withdraw_date_reminders(account text, about text, kept date) returns void language plpgsql
  security definer set search_path = public as $$
declare
  other text;
begin
  if coalesce(porchlight_owner(), account) <> account then return; end if;
  for other in select user_id from purchase_people where purchase_id = porchlight_purchase_of(account) and state = 'active'
    and role in ('buyer', 'co-buyer') and user_id <> account
  loop
    perform pg_advisory_xact_lock(hashtextextended('emails:' || other, 0));
    update notifications set email_form = null, email_due_at = null where user_id = other and email_due_at is not null
      and starts_with(once_key, about) and (kept is null or date <> kept);
  end loop;
end $$;
--> statement-breakpoint
-- Each account begins with a purchase of its own.
create function porchlight_open_purchase() returns trigger language plpgsql security definer set search_path = public as $$
declare
  opened uuid;
begin
  insert into purchases default values returning id into opened;
  insert into purchase_people (purchase_id, user_id, role, state) values (opened, new.id, 'buyer', 'active');
  return null;
end $$;
create trigger open_purchase after insert on users for each row execute function porchlight_open_purchase();
--> statement-breakpoint
-- The active buyer who keeps the rows of both when an account is deleted, or null. Not `security definer`: triggers that are call it.
create function porchlight_remaining_buyer(account text) returns text language sql stable set search_path = public as $$
  select user_id from purchase_people
    where purchase_id = porchlight_purchase_of(account) and state = 'active' and role in ('buyer', 'co-buyer') and user_id <> account
    order by since limit 1
$$;
--> statement-breakpoint
-- What two buyers keep stays with the other when the account of one is deleted: the rows of the tables that the trigger names. Its name has
-- a trigger run before `leave_purchase`, which ends the membership.
create function porchlight_hand_on() returns trigger language plpgsql security definer set search_path = public as $$
declare
  purchase uuid := porchlight_purchase_of(old.id);
  other text := porchlight_remaining_buyer(old.id);
  named text;
begin
  if other is null then return old; end if;
  foreach named in array tg_argv loop
    execute format('update %I set user_id = $1 where user_id = $2 and purchase_id = $3', named) using other, old.id, purchase;
  end loop;
  return old;
end $$;
create trigger hand_on_journey before delete on users for each row
  execute function porchlight_hand_on('completed_milestones', 'milestone_tasks', 'milestone_dates', 'purchase_dates');
create trigger hand_on_homes before delete on users for each row
  execute function porchlight_hand_on('homes', 'home_offers', 'home_contracts', 'home_photos');
create trigger hand_on_reports_and_conditions before delete on users for each row
  execute function porchlight_hand_on('third_party_orders', 'loan_conditions');
create trigger hand_on_owned_home before delete on users for each row execute function porchlight_hand_on('home_records', 'home_alerts');
create trigger hand_on_wire_entries before delete on users for each row execute function porchlight_hand_on('wire_entries');
--> statement-breakpoint
-- Of the plan the facts of the home and the loan stay; those of the household go with the account.
create function porchlight_hand_on_plan() returns trigger language plpgsql security definer set search_path = public as $$
declare
  other text := porchlight_remaining_buyer(old.id);
begin
  if other is not null then
    update plan_facts set user_id = other, detail = detail || '{"shared": true}'
      where user_id = old.id and purchase_id = porchlight_purchase_of(old.id)
        and fact not in ('people', 'incomeWages', 'incomeSelfEmployment', 'incomeOther', 'monthlyDebts', 'savings', 'monthlyRent', 'creditScore');
  end if;
  return old;
end $$;
create trigger hand_on_plan before delete on users for each row execute function porchlight_hand_on_plan();
--> statement-breakpoint
-- What one of two buyers let helpers see of the purchase is the other's to go on with, but for documents, which belong to their owner. A grant
-- that says no more than one of the other's own ends. Not `security definer`: a request changes what its policies let it.
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
-- The purchase of two stays whole when the account of one is deleted; that of one goes with it.
create function porchlight_leave_purchase() returns trigger language plpgsql security definer set search_path = public as $$
declare
  left_behind uuid := porchlight_purchase_of(old.id);
  other text := porchlight_remaining_buyer(old.id);
begin
  if other is null then
    delete from purchases where id = left_behind;
  else
    perform porchlight_hand_on_grants(left_behind, old.id, other);
    perform porchlight_forget_opened(left_behind, other);
    update purchase_people set role = 'buyer' where purchase_id = left_behind and user_id = other and state = 'active';
  end if;
  return old;
end $$;
create trigger leave_purchase before delete on users for each row execute function porchlight_leave_purchase();
--> statement-breakpoint
-- Append-only: the event log (decision 0021), where details may be erased; what was done to programs (decision 0081), where a proposal is
-- answered once; the consent ledger (decision 0037), where a transaction that says it erases may delete.
create function refuse_event_log_change() returns trigger language plpgsql as $$
BEGIN
	RAISE EXCEPTION 'the event log is append-only' USING ERRCODE = 'insufficient_privilege';
END
$$;
create trigger event_entries_append_only before update or delete or truncate on event_entries
  for each statement execute function refuse_event_log_change();
create trigger event_checkpoint_heads_append_only before update or delete or truncate on event_checkpoint_heads
  for each statement execute function refuse_event_log_change();
create trigger event_entry_details_never_changed before update or truncate on event_entry_details
  for each statement execute function refuse_event_log_change();
create trigger event_chain_heads_stay before delete or truncate on event_chain_heads
  for each statement execute function refuse_event_log_change();
--> statement-breakpoint
create function refuse_program_change() returns trigger language plpgsql as $$
BEGIN
	RAISE EXCEPTION 'what was done to programs is append-only' USING ERRCODE = 'insufficient_privilege';
END
$$;
create trigger program_log_append_only before update or delete or truncate on program_log
  for each statement execute function refuse_program_change();
create trigger program_revisions_append_only before update or delete or truncate on program_revisions
  for each statement execute function refuse_program_change();
create trigger program_proposals_stay before delete or truncate on program_proposals
  for each statement execute function refuse_program_change();
create trigger program_proposals_answered_once before update on program_proposals
  for each row when (old.status <> 'waiting') execute function refuse_program_change();
--> statement-breakpoint
create function refuse_consent_change() returns trigger language plpgsql as $$
BEGIN
	IF TG_OP = 'DELETE' AND current_setting('porchlight.consent_removal', true) = 'on' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'the ledger of consents is append-only' USING ERRCODE = 'insufficient_privilege';
END
$$;
create trigger consents_append_only before update or delete on consents for each row execute function refuse_consent_change();
create trigger consents_never_emptied before truncate on consents for each statement execute function refuse_consent_change();
--> statement-breakpoint
-- An entry of the wire guard may change its purchase and its person, when two join or part, and nothing else.
create function porchlight_keep_wire_entry() returns trigger language plpgsql as $$
begin
  if (old.id, old.kind, old.at, old.record, old.sealed_account, old.comparison, old.call)
    is distinct from (new.id, new.kind, new.at, new.record, new.sealed_account, new.comparison, new.call) then
    raise exception 'an entry of the wire guard is not changed';
  end if;
  return new;
end $$;
create trigger keep_wire_entry before update on wire_entries for each row execute function porchlight_keep_wire_entry();
--> statement-breakpoint
-- Plans the writing of a file, unless its path is taken; the tables are those whose rows name files. Each statement in here sees what was
-- committed until it began: an upload of the same millisecond that ended meanwhile left its row in the transaction that ended its
-- intent. An intent on a file that has a row would take both away, so it is never committed.
create function porchlight_reserve_file(path text, instance integer, at timestamp with time zone, tables text[])
returns boolean language plpgsql volatile as $$
declare
  named text;
  is_taken boolean;
begin
  insert into file_intents (storage_path, instance_id, created_at) values (path, instance, at) on conflict do nothing;
  if not found then
    return false;
  end if;
  foreach named in array tables loop
    execute format('select exists (select from %I where storage_path = $1)', named) into is_taken using path;
    if is_taken then
      delete from file_intents where storage_path = path;
      return false;
    end if;
  end loop;
  return true;
end $$;
--> statement-breakpoint
-- Whether other rows name the file too: those of a purchase that the reader left, which row-level security hides. Until the transaction
-- ends, no other is answered about the same file, so that of two who delete the last two rows one finds it to be the last.
create function porchlight_is_photo_shared(path text) returns boolean language plpgsql volatile security definer set search_path = public as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('photo:' || path, 0));
  return (select count(*) > 1 from home_photos where storage_path = path);
end $$;
--> statement-breakpoint
-- Rows also go with a home, a purchase or an account. With the last that names a file an intent to remove it stays, of a process that
-- does not run, for the next sweep; where a request removes the file itself, its own intent is there already.
create function porchlight_leave_photo_file() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('photo:' || old.storage_path, 0));
  if not exists (select from home_photos where storage_path = old.storage_path) then
    insert into file_intents (storage_path, instance_id, created_at) values (old.storage_path, 0, now())
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger leave_photo_file after delete on home_photos for each row execute function porchlight_leave_photo_file();
--> statement-breakpoint
-- Marks for which accounts and purchases reminders are to be worked out again (decision 0092).
create function porchlight_mark_accounts() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into reminder_marks (user_id) select distinct user_id from changed where user_id is not null;
  return null;
end $$;
create function porchlight_mark_purchases() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into reminder_marks (purchase_id) select distinct purchase_id from changed where purchase_id is not null;
  return null;
end $$;
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
create trigger mark_closing after update of closing_day on purchases for each row
  when (old.closing_day is distinct from new.closing_day) execute function porchlight_mark_closing();
--> statement-breakpoint
-- Counts of large tables (decision 0050). Of its own, because no trigger counts a partition that is dropped: dropping it does.
create function emails_count_part(state text, settled_at timestamptz) returns text language sql stable parallel safe
return case when state in ('sent', 'dead')
  then state || coalesce(to_char(settled_at at time zone 'UTC', '" "YYYY-MM-DD"T"HH24'), '') end;
--> statement-breakpoint
-- Each table has a function of its own, whose plans stay. `part` is what the table's rows are parted by; what is null is not counted.
do $$
declare
  each record;
begin
  for each in select * from (values
    ('milestone_feedback', 'feedback', $part$milestone_id || ' ' || rating || ' ' || to_char(created_at at time zone 'UTC', 'YYYY-MM')$part$),
    ('newsletter_subscriptions', 'newsletter',
      $part$case when unsubscribed_at is not null then 'unsubscribed' when confirmed_at is not null then 'confirmed' else 'waiting' end$part$),
    ('suppressed_addresses', 'suppressed-addresses', $part$''$part$),
    ('waitlist_entries', 'waitlist-entries', $part$feature || ' ' || to_char(date_trunc('week', created_at at time zone 'UTC'), 'YYYY-MM-DD')$part$),
    ('waitlist_emails', 'waitlist-emails', $part$feature$part$),
    ('webhook_deliveries', 'webhook-deliveries', $part$endpoint_id || ' ' || state$part$),
    ('emails', 'emails', 'emails_count_part(state, settled_at)')
  ) as counted(relation, name, part) loop
    execute format($make$
      create function porchlight_count_%1$s() returns trigger language plpgsql security definer set search_path = public as $body$
      begin
        if tg_op = 'INSERT' then
          insert into kept_counts (name, part, number)
            select %2$L, part, count(*) from (select %3$s as part from added) changed where part is not null group by part;
        elsif tg_op = 'DELETE' then
          insert into kept_counts (name, part, number)
            select %2$L, part, -count(*) from (select %3$s as part from removed) changed where part is not null group by part;
        else
          insert into kept_counts (name, part, number)
            select %2$L, part, sum(change) from (select %3$s as part, 1 as change from added union all select %3$s, -1 from removed) changed
              where part is not null group by part having sum(change) <> 0;
        end if;
        return null;
      end $body$;
      create trigger count_inserted after insert on %1$s referencing new table as added
        for each statement execute function porchlight_count_%1$s();
      create trigger count_updated after update on %1$s referencing old table as removed new table as added
        for each statement execute function porchlight_count_%1$s();
      create trigger count_deleted after delete on %1$s referencing old table as removed
        for each statement execute function porchlight_count_%1$s();
    $make$, each.relation, each.name, each.part);
  end loop;
end $$;
--> statement-breakpoint
-- The same of the beginning of a text, at most 500 characters of each kind, so that no word is longer than an index takes.
create function search_terms(text) returns text language sql immutable parallel safe
return btrim(btrim(left(regexp_replace(search_folded(left($1, 1000)), '[^[:alnum:]]+', ' ', 'g'), 500))
  || ' ' || btrim(left(search_joined(search_folded(left($1, 1000))), 500)));
--> statement-breakpoint
create function search_vector(text) returns tsvector language sql immutable parallel safe
return array_to_tsvector(string_to_array(search_terms($1), ' '));
--> statement-breakpoint
create function search_vector_of_long(text) returns tsvector language sql immutable parallel safe
return array_to_tsvector(array(
  select left(word, 60) from unnest(string_to_array(left(search_words($1), 20000), ' ')) as word where word <> ''
));
--> statement-breakpoint
-- What leads and people are found by: the beginnings of their words, facet, owner and month, each as one key of one index (decision 0050).
create function lead_tokens(words text, facet text, owner_id text, created_at timestamptz) returns text[]
language sql immutable parallel safe
return array(
    select left(word, length)
    from unnest(string_to_array(words, ' ')) as word, generate_series(1, least(char_length(word), 8)) as length
  )
  || string_to_array('=' || replace(facet, ' ', ' ='), ' ')
  || array[
    '=' || coalesce(owner_id, ''),
    '=' || (extract(year from created_at at time zone 'UTC') * 100 + extract(month from created_at at time zone 'UTC'))::int
  ];
--> statement-breakpoint
create index leads_by_token on leads using gin (lead_tokens(words, facet, owner_id, created_at));
-- Without a list of pending entries, which every search would read.
create index users_by_token on users using gin (lead_tokens(search_terms(name || ' ' || email), '', null, created_at)) with (fastupdate = off);
create index home_buyers_by_token on home_buyers using gin (lead_tokens(search_terms(name || ' ' || email), '', null, created_at)) with (fastupdate = off);
create index newsletter_subscriptions_by_words on newsletter_subscriptions using gin (search_vector(email)) with (fastupdate = off);
create index waitlist_entries_by_words on waitlist_entries using gin (search_vector(email)) with (fastupdate = off);
create index milestone_feedback_by_words on milestone_feedback using gin (search_vector_of_long(feedback)) with (fastupdate = off);
create index staff_actions_by_words on staff_actions
  using gin (search_vector(coalesce(about_email, '') || ' ' || coalesce(subject_id, '') || ' ' || actor_name || ' ' || coalesce(reason, '')))
  with (fastupdate = off);
--> statement-breakpoint
-- Partitions are in a schema of their own, so that a list of the product's tables has each row once (decisions 0103, 0013).
create schema partitions;
--> statement-breakpoint
-- When the period of so many months begins that is so many after the one of `at`.
create function partitions.period_start(at timestamptz, months int, ahead int) returns timestamptz language sql immutable parallel safe
return (
  select make_timestamptz(month / 12, month % 12 + 1, 1, 0, 0, 0, 'UTC')
    from (select ((extract(year from utc) * 12 + extract(month from utc) - 1)::int / months + ahead) * months as month
            from (select at at time zone 'UTC' as utc) moment) period
);
--> statement-breakpoint
-- Tables by time begin with one partition for all rows of the next two months and before; the server makes those that follow.
do $$
declare
  each record;
begin
  for each in select * from (values ('emails', 1), ('staff_actions', 3), ('webhook_events', 1)) as divided(name, months) loop
    execute format('create table partitions.%I partition of public.%I for values from (minvalue) to (%L)',
      each.name || '_first', each.name, partitions.period_start(now() + interval '2 months', each.months, 1));
    execute format('create table partitions.%I partition of public.%I default', each.name || '_default', each.name);
  end loop;
  for part in 0..15 loop
    execute format('create table partitions.document_words_%s partition of document_words for values with (modulus 16, remainder %s)', part, part);
  end loop;
end $$;
