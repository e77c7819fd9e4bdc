CREATE TABLE "plan_facts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"fact" text NOT NULL,
	"value" jsonb,
	"source" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "plan_facts" ADD CONSTRAINT "plan_facts_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_facts" ADD CONSTRAINT "plan_facts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_facts_of_purchase" ON "plan_facts" USING btree ("purchase_id","fact","at");--> statement-breakpoint
CREATE INDEX "plan_facts_user" ON "plan_facts" USING btree ("user_id");
--> statement-breakpoint
alter table plan_facts enable row level security;
--> statement-breakpoint
create policy own on plan_facts for select using (user_id = (select porchlight_owner()));
--> statement-breakpoint
create policy together on plan_facts for select using (purchase_id = any (array(select porchlight_purchases())));
--> statement-breakpoint
-- Nobody enters anything in another's name.
create policy entered on plan_facts for insert
  with check (user_id = (select porchlight_owner()) and purchase_id = any (array(select porchlight_purchases())));
--> statement-breakpoint
create policy granted on plan_facts for select using (
  purchase_id = any (array(select porchlight_granted('figures')))
  or (fact in ('offers', 'program', 'termMonths', 'ratePercent', 'pointsPercent', 'lockUntil', 'lender')
    and purchase_id = any (array(select porchlight_granted('offers'))))
);
--> statement-breakpoint
-- When the account of one of two goes, what they entered of the home and the loan stays with the other; what they entered of the
-- household goes with them. Its name puts it before leave_purchase, which ends the account's purchase.
create function porchlight_hand_on_plan() returns trigger language plpgsql security definer set search_path = public as $$
declare
  left_behind uuid := porchlight_purchase_of(old.id);
  other text;
begin
  select user_id into other from purchase_people
    where purchase_id = left_behind and state = 'active' and role in ('buyer', 'co-buyer') and user_id <> old.id
    order by since limit 1;
  if other is not null then
    update plan_facts set user_id = other, detail = detail || '{"shared": true}'
      where user_id = old.id and purchase_id = left_behind
        and fact not in ('people', 'incomeWages', 'incomeSelfEmployment', 'incomeOther', 'monthlyDebts', 'savings', 'monthlyRent', 'creditScore');
  end if;
  return old;
end $$;
--> statement-breakpoint
create trigger hand_on_plan before delete on users for each row execute function porchlight_hand_on_plan();
--> statement-breakpoint
-- What purchases say already is in their plans from the start.
insert into plan_facts (id, purchase_id, user_id, fact, value, source, at)
  select gen_random_uuid(), purchases.id, person.user_id, known.fact, known.value, 'typed', purchases.created_at
  from purchases
  join lateral (select user_id from purchase_people where purchase_id = purchases.id and state = 'active' and role = 'buyer'
    and user_id is not null order by since limit 1) person on true
  cross join lateral (values
    ('place', case when property_state is null then null else jsonb_build_object('state', property_state, 'county', county) end),
    ('closingDay', to_jsonb(closing_day))
  ) known (fact, value)
  where known.value is not null;
