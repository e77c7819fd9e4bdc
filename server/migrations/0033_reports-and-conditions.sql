CREATE TABLE "loan_conditions" (
	"id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"place" smallint NOT NULL,
	"text" text NOT NULL,
	"heading" text,
	"state" text NOT NULL,
	"due_on" date,
	"note" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "loan_conditions_purchase_id_id_pk" PRIMARY KEY("purchase_id","id")
);
--> statement-breakpoint
CREATE TABLE "third_party_orders" (
	"id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"company" text,
	"ordered_on" date,
	"due_on" date,
	"received_on" date,
	"cost" bigint,
	"note" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "third_party_orders_purchase_id_id_pk" PRIMARY KEY("purchase_id","id")
);
--> statement-breakpoint
ALTER TABLE "loan_conditions" ADD CONSTRAINT "loan_conditions_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_conditions" ADD CONSTRAINT "loan_conditions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "third_party_orders" ADD CONSTRAINT "third_party_orders_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "third_party_orders" ADD CONSTRAINT "third_party_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "loan_conditions_user" ON "loan_conditions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "third_party_orders_user" ON "third_party_orders" USING btree ("user_id");
--> statement-breakpoint
alter table third_party_orders enable row level security;
--> statement-breakpoint
alter table loan_conditions enable row level security;
--> statement-breakpoint
create policy own on third_party_orders for select using (user_id = (select porchlight_owner()));
--> statement-breakpoint
create policy together on third_party_orders using (purchase_id = any (array(select porchlight_purchases())));
--> statement-breakpoint
create policy own on loan_conditions for select using (user_id = (select porchlight_owner()));
--> statement-breakpoint
create policy together on loan_conditions using (purchase_id = any (array(select porchlight_purchases())));
--> statement-breakpoint
-- What two keep stays when the account of one goes. Its name has it run before `leave_purchase`, which ends the membership.
create function porchlight_hand_on_reports_and_conditions() returns trigger language plpgsql security definer set search_path = public as $$
declare
  left_behind uuid := porchlight_purchase_of(old.id);
  other text;
begin
  select user_id into other from purchase_people
    where purchase_id = left_behind and state = 'active' and role in ('buyer', 'co-buyer') and user_id <> old.id
    order by since limit 1;
  if other is not null then
    update third_party_orders set user_id = other where user_id = old.id and purchase_id = left_behind;
    update loan_conditions set user_id = other where user_id = old.id and purchase_id = left_behind;
  end if;
  return old;
end $$;
--> statement-breakpoint
create trigger hand_on_reports_and_conditions before delete on users for each row execute function porchlight_hand_on_reports_and_conditions();
