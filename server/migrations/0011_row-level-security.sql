-- The second wall (docs/decisions/0041): a request of a buyer's runs under a role that the policies below hold, so that a query
-- without its owner filter gives that buyer's rows and no others. The owner of the tables, whom no policy holds, does the rest.
create function porchlight_owner() returns text language sql stable parallel safe
  as $$ select nullif(current_setting('porchlight.owner', true), '') $$;
--> statement-breakpoint
create function porchlight_email() returns text language sql stable parallel safe
  as $$ select nullif(current_setting('porchlight.email', true), '') $$;
--> statement-breakpoint
-- Rows that name their account.
do $$
declare
  own text[];
begin
  foreach own slice 1 in array array[
    ['users', 'id'], ['accounts', 'user_id'], ['sessions', 'user_id'], ['known_devices', 'user_id'], ['passkeys', 'user_id'],
    ['second_factors', 'user_id'], ['recovery_codes', 'user_id'], ['email_changes', 'user_id'], ['profiles', 'id'],
    ['beta_requests', 'user_id'], ['staff_members', 'user_id'], ['lead_filters', 'member_id'], ['documents', 'user_id'],
    ['document_looks', 'user_id'], ['signatures', 'user_id'], ['signings', 'user_id'], ['signing_consents', 'user_id'],
    ['saved_signatures', 'user_id'], ['event_details', 'user_id'], ['completed_milestones', 'user_id'],
    ['milestone_tasks', 'user_id'], ['milestone_dates', 'user_id'], ['milestone_notes', 'user_id'],
    ['completed_stages', 'user_id'], ['milestone_feedback', 'user_id'], ['notifications', 'user_id'],
    ['notification_preferences', 'user_id'], ['notification_choices', 'user_id'], ['calendar_feeds', 'user_id'],
    ['saved_scenarios', 'user_id'], ['account_deletions', 'user_id'], ['data_exports', 'user_id'], ['kept_answers', 'user_id']
  ] loop
    execute format('alter table %I enable row level security', own[1]);
    execute format(
      'create policy own on %1$I using (%2$I = (select porchlight_owner())) with check (%2$I = (select porchlight_owner()))',
      own[1], own[2]
    );
  end loop;
end $$;
--> statement-breakpoint
-- Rows that name an address.
do $$
declare
  named text;
begin
  foreach named in array array[
    'applications', 'leads', 'waitlist_entries', 'waitlist_letters', 'newsletter_subscriptions', 'letters', 'suppressed_addresses'
  ] loop
    execute format('alter table %I enable row level security', named);
    execute format(
      'create policy own on %1$I using (email = (select porchlight_email())) with check (email = (select porchlight_email()))', named
    );
  end loop;
end $$;
--> statement-breakpoint
-- A letter may go to anybody; to read it again is another matter.
create policy post on letters for insert with check (true);
--> statement-breakpoint
-- Rows of an account, or of an address where nobody was signed in.
do $$
declare
  named text;
begin
  foreach named in array array['home_buyers', 'assistant_messages', 'consents'] loop
    execute format('alter table %I enable row level security', named);
    execute format(
      'create policy own on %I using (user_id = (select porchlight_owner())
         or (user_id is null and email = (select porchlight_email())))', named
    );
  end loop;
end $$;
--> statement-breakpoint
-- Of the audit log a buyer reads what is about them, and writes nothing.
alter table staff_actions enable row level security;
--> statement-breakpoint
create policy about on staff_actions for select
  using (about_user_id = (select porchlight_owner()) or about_email = (select porchlight_email()));
--> statement-breakpoint
alter table lead_notes enable row level security;
--> statement-breakpoint
create policy about on lead_notes for select using (exists (select from leads where leads.id = lead_id));
--> statement-breakpoint
alter table lead_changes enable row level security;
--> statement-breakpoint
create policy about on lead_changes for select using (exists (select from leads where leads.id = lead_id));
--> statement-breakpoint
-- Who was invited to sign, and by whom.
alter table signing_invitations enable row level security;
--> statement-breakpoint
create policy own on signing_invitations
  using (invited_by = (select porchlight_owner()) or accepted_by = (select porchlight_owner()));
--> statement-breakpoint
-- Whoever accepted an invitation reads the document and may change it by signing. `in` is asked once for a query, `exists` for each row.
create policy invited on documents for select using (id in (
  select document_id from signing_invitations where accepted_by = (select porchlight_owner()) and revoked_at is null
));
--> statement-breakpoint
create policy signed on documents for update using (id in (
  select document_id from signing_invitations where accepted_by = (select porchlight_owner()) and revoked_at is null
));
--> statement-breakpoint
-- The two who sign a document together see each other's name and address.
create policy together on users for select using (id in (
  select invited_by from signing_invitations where accepted_by = (select porchlight_owner())
  union all
  select accepted_by from signing_invitations where invited_by = (select porchlight_owner()) and accepted_by is not null
));
--> statement-breakpoint
-- What is under way at a document belongs to whose document it is as well: it goes with it.
create policy at_own_document on signings using (exists (
  select from documents where documents.id = document_id and documents.user_id = (select porchlight_owner())
));
--> statement-breakpoint
create policy readable on signatures for select using (exists (select from documents where documents.id = document_id));
--> statement-breakpoint
alter table document_originals enable row level security;
--> statement-breakpoint
create policy readable on document_originals using (exists (select from documents where documents.id = document_id));
--> statement-breakpoint
alter table certificate_pages enable row level security;
--> statement-breakpoint
create policy readable on certificate_pages using (exists (select from signatures where signatures.id = signature_id));
--> statement-breakpoint
-- What is to be told which program is read and held meanwhile (a lock for which the right to change is asked), and not changed.
alter table webhook_endpoints enable row level security;
--> statement-breakpoint
create policy read on webhook_endpoints for select using (true);
--> statement-breakpoint
create policy hold on webhook_endpoints for update using (true) with check (false);
