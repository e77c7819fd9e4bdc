CREATE TABLE "helper_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"address_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_accesses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purchase_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"what" text NOT NULL,
	"detail" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_grants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"what" text NOT NULL,
	"document_kind" text,
	"given_by" text,
	"consent_version" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "purchase_people" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purchase_id" uuid NOT NULL,
	"user_id" text,
	"role" text NOT NULL,
	"state" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"address_hash" text,
	"address" text,
	"invited_by" text,
	"token_hash" text,
	"expires_at" timestamp with time zone,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone,
	CONSTRAINT "purchase_people_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"nickname" text DEFAULT '' NOT NULL,
	"property_state" text,
	"county" text,
	"closing_day" date,
	"state" text DEFAULT 'planning' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "completed_milestones" ADD COLUMN "purchase_id" uuid;
--> statement-breakpoint
ALTER TABLE "milestone_dates" ADD COLUMN "purchase_id" uuid;
--> statement-breakpoint
ALTER TABLE "milestone_notes" ADD COLUMN "purchase_id" uuid;
--> statement-breakpoint
ALTER TABLE "milestone_notes" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "milestone_tasks" ADD COLUMN "purchase_id" uuid;
--> statement-breakpoint
ALTER TABLE "purchase_accesses" ADD CONSTRAINT "purchase_accesses_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "purchase_accesses" ADD CONSTRAINT "purchase_accesses_person_id_purchase_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."purchase_people"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "purchase_grants" ADD CONSTRAINT "purchase_grants_person_id_purchase_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."purchase_people"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "purchase_grants" ADD CONSTRAINT "purchase_grants_given_by_users_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "purchase_people" ADD CONSTRAINT "purchase_people_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "purchase_people" ADD CONSTRAINT "purchase_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "purchase_people" ADD CONSTRAINT "purchase_people_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "helper_sessions_address" ON "helper_sessions" USING btree ("address_hash");
--> statement-breakpoint
CREATE INDEX "helper_sessions_expires" ON "helper_sessions" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "purchase_accesses_purchase" ON "purchase_accesses" USING btree ("purchase_id","at");
--> statement-breakpoint
CREATE INDEX "purchase_grants_person" ON "purchase_grants" USING btree ("person_id");
--> statement-breakpoint
CREATE INDEX "purchase_people_purchase" ON "purchase_people" USING btree ("purchase_id");
--> statement-breakpoint
CREATE INDEX "purchase_people_user" ON "purchase_people" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "purchase_people_address" ON "purchase_people" USING btree ("address_hash");
--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_people_one_purchase" ON "purchase_people" USING btree ("user_id") WHERE "purchase_people"."state" = 'active' and "purchase_people"."role" in ('buyer', 'co-buyer');
--> statement-breakpoint
-- contract: the release before leaves the column out, and the trigger below fills it in.
ALTER TABLE "completed_milestones" ADD CONSTRAINT "completed_milestones_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- contract: the release before leaves the column out, and the trigger below fills it in.
ALTER TABLE "milestone_dates" ADD CONSTRAINT "milestone_dates_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- contract: the release before leaves the column out, and the trigger below fills it in.
ALTER TABLE "milestone_notes" ADD CONSTRAINT "milestone_notes_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- contract: the release before leaves the column out, and the trigger below fills it in.
ALTER TABLE "milestone_tasks" ADD CONSTRAINT "milestone_tasks_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- One home being bought, and who has to do with it (docs/decisions/0075). Processes of the release before serve while this runs and after:
-- what they store gets its purchase from the triggers.
-- In PL/pgSQL, which keeps its plans: policies ask these with each query.
create function porchlight_purchase_of(account text) returns uuid language plpgsql stable security definer set search_path = public as $$
begin
  return (select purchase_id from purchase_people where user_id = account and state = 'active' and role in ('buyer', 'co-buyer'));
end $$;
--> statement-breakpoint
-- In which purchases whoever asks is an active buyer.
create function porchlight_purchases() returns setof uuid language plpgsql stable security definer set search_path = public rows 1 as $$
begin
  return query select purchase_id from purchase_people
    where user_id = porchlight_owner() and state = 'active' and role in ('buyer', 'co-buyer');
end $$;
--> statement-breakpoint
-- What an open grant of this kind opens to the helper who asks: a helper acts under the hash of their address, which is no account's id.
create function porchlight_granted(kind text) returns setof uuid language plpgsql stable security definer set search_path = public rows 1 as $$
begin
  return query select person.purchase_id from purchase_people person join purchase_grants granted on granted.person_id = person.id
    where 'helper:' || person.address_hash = porchlight_owner() and person.state = 'active'
      and person.role not in ('buyer', 'co-buyer') and granted.what = kind
      and granted.withdrawn_at is null and (granted.until is null or granted.until > now());
end $$;
--> statement-breakpoint
-- The buyers of the purchases that a helper has to do with.
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
-- What answers document requests among the documents of the other buyers: that it is there and how it was reviewed, and nothing of the file.
create function porchlight_partner_papers(account text)
  returns table (due_document text, owner_name text, id uuid, replaces uuid, review_state text, review_reason text, reviewed_at timestamptz,
    expires_on date, expired_at timestamptz, created_at timestamptz)
  language plpgsql stable security definer set search_path = public rows 5 as $$
begin
  return query select documents.due_document, users.name, documents.id, documents.replaces, documents.review_state, documents.review_reason,
      documents.reviewed_at, documents.expires_on, documents.expired_at, documents.created_at
    from purchase_people other join documents on documents.user_id = other.user_id join users on users.id = other.user_id
    where other.purchase_id = porchlight_purchase_of(account) and other.state = 'active' and other.role in ('buyer', 'co-buyer')
      and other.user_id <> account and documents.due_document is not null
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
-- A date that one moves takes back the reminders that wait for the other too: those whose key begins with `about`, but for the day `kept`.
create function porchlight_withdraw_date_reminders(account text, about text, kept date) returns void language plpgsql
  security definer set search_path = public as $$
declare
  other text;
begin
  if coalesce(porchlight_owner(), account) <> account then return; end if;
  for other in select user_id from purchase_people where purchase_id = porchlight_purchase_of(account) and state = 'active'
    and role in ('buyer', 'co-buyer') and user_id <> account
  loop
    perform pg_advisory_xact_lock(hashtextextended('letters:' || other, 0));
    update notifications set letter_form = null, letter_due_at = null where user_id = other and letter_due_at is not null
      and starts_with(once_key, about) and (kept is null or date <> kept);
  end loop;
end $$;
--> statement-breakpoint
create function porchlight_fill_purchase() returns trigger language plpgsql as $$
begin
  new.purchase_id := coalesce(new.purchase_id, porchlight_purchase_of(new.user_id));
  return new;
end $$;
--> statement-breakpoint
create function porchlight_open_purchase() returns trigger language plpgsql security definer set search_path = public as $$
declare
  opened uuid;
begin
  insert into purchases default values returning id into opened;
  insert into purchase_people (purchase_id, user_id, role, state) values (opened, new.id, 'buyer', 'active');
  return null;
end $$;
--> statement-breakpoint
-- The journey of two stays whole when the account of one goes; that of one goes with it.
create function porchlight_leave_purchase() returns trigger language plpgsql security definer set search_path = public as $$
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
    update purchase_people set role = 'buyer' where purchase_id = left_behind and user_id = other and state = 'active';
  end if;
  return old;
end $$;
--> statement-breakpoint
do $$
declare
  named text;
begin
  -- From here on nobody opens an account or stores progress until this is committed, so that none is left without a purchase.
  lock table users, completed_milestones, milestone_tasks, milestone_dates, milestone_notes in share row exclusive mode;
  create temporary table opened on commit drop as select id as user_id, gen_random_uuid() as purchase_id, created_at from users;
  insert into purchases (id, created_at) select purchase_id, created_at from opened;
  insert into purchase_people (purchase_id, user_id, role, state, since) select purchase_id, user_id, 'buyer', 'active', created_at from opened;
  foreach named in array array['completed_milestones', 'milestone_tasks', 'milestone_dates', 'milestone_notes'] loop
    execute format('update %I set purchase_id = opened.purchase_id from opened where opened.user_id = %1$I.user_id', named);
    execute format('create trigger fill_purchase before insert on %I for each row execute function porchlight_fill_purchase()', named);
  end loop;
end $$;
--> statement-breakpoint
create trigger open_purchase after insert on users for each row execute function porchlight_open_purchase();
--> statement-breakpoint
create trigger leave_purchase before delete on users for each row execute function porchlight_leave_purchase();
--> statement-breakpoint
CREATE UNIQUE INDEX "completed_milestones_of_purchase" ON "completed_milestones" USING btree ("purchase_id","milestone_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "milestone_dates_of_purchase" ON "milestone_dates" USING btree ("purchase_id","milestone_id","date_key");
--> statement-breakpoint
CREATE INDEX "milestone_notes_of_purchase" ON "milestone_notes" USING btree ("purchase_id","milestone_id") WHERE not "milestone_notes"."is_private";
--> statement-breakpoint
CREATE UNIQUE INDEX "milestone_tasks_of_purchase" ON "milestone_tasks" USING btree ("purchase_id","milestone_id","task_id");
--> statement-breakpoint
-- Policies beside `own` (migration 0011): what is of the purchase is both buyers', and what is granted a helper reads.
do $$
declare
  named text;
begin
  foreach named in array array['completed_milestones', 'milestone_tasks', 'milestone_dates'] loop
    execute format('create policy together on %I using (purchase_id = any (array(select porchlight_purchases())))', named);
  end loop;
  foreach named in array array['purchases', 'purchase_people', 'purchase_grants', 'purchase_accesses', 'helper_sessions'] loop
    execute format('alter table %I enable row level security', named);
  end loop;
end $$;
--> statement-breakpoint
create policy together on milestone_notes for select
  using (not is_private and purchase_id = any (array(select porchlight_purchases())));
--> statement-breakpoint
create policy granted on completed_milestones for select using (purchase_id = any (array(select porchlight_granted('progress'))));
--> statement-breakpoint
create policy granted on milestone_tasks for select using (purchase_id = any (array(select porchlight_granted('progress'))));
--> statement-breakpoint
create policy granted on milestone_dates for select using (purchase_id = any (array(select porchlight_granted('dates'))));
--> statement-breakpoint
create policy together on purchases using (id = any (array(select porchlight_purchases())));
--> statement-breakpoint
create policy own on purchase_people for select
  using (user_id = (select porchlight_owner()) or 'helper:' || address_hash = (select porchlight_owner()));
--> statement-breakpoint
create policy together on purchase_people using (purchase_id = any (array(select porchlight_purchases())));
--> statement-breakpoint
create policy together on purchase_grants for select using (person_id in (
  select id from purchase_people where purchase_id = any (array(select porchlight_purchases()))
));
--> statement-breakpoint
-- Either buyer withdraws a grant; each gives for themselves.
create policy withdrawn on purchase_grants for update using (person_id in (
  select id from purchase_people where purchase_id = any (array(select porchlight_purchases()))
));
--> statement-breakpoint
create policy given on purchase_grants for insert with check (given_by = (select porchlight_owner()) and person_id in (
  select id from purchase_people where purchase_id = any (array(select porchlight_purchases()))
));
--> statement-breakpoint
create policy own on purchase_grants for select using (given_by = (select porchlight_owner()) or person_id in (
  select id from purchase_people where 'helper:' || address_hash = (select porchlight_owner())
));
--> statement-breakpoint
create policy together on purchase_accesses for select using (purchase_id = any (array(select porchlight_purchases())));
--> statement-breakpoint
-- A helper leaves a line for what they open, under their own number, and reads none.
create policy noted on purchase_accesses for insert with check (person_id in (
  select id from purchase_people where 'helper:' || address_hash = (select porchlight_owner())
));
--> statement-breakpoint
create policy bought_together on users for select using (id in (
  select user_id from purchase_people where purchase_id = any (array(select porchlight_purchases())) and state = 'active'
));
--> statement-breakpoint
-- A helper reads a document that its owner has granted: of the kind that the grant names, or of any.
create policy granted on documents for select using (exists (
  select from purchase_grants granted join purchase_people person on person.id = granted.person_id
  where 'helper:' || person.address_hash = (select porchlight_owner()) and person.state = 'active'
    and granted.what = 'documents' and granted.given_by = documents.user_id and granted.withdrawn_at is null
    and (granted.until is null or granted.until > now())
    and (granted.document_kind is null or granted.document_kind = documents.due_document)
));
--> statement-breakpoint
create policy helped on users for select using (id = any (array(select porchlight_helped())));
--> statement-breakpoint
create policy helped on purchases for select using (id in (
  select purchase_id from purchase_people where 'helper:' || address_hash = (select porchlight_owner()) and state = 'active'
));
