CREATE TABLE "home_contracts" (
	"home_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"terms" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "home_contracts_purchase_id_home_id_pk" PRIMARY KEY("purchase_id","home_id")
);
--> statement-breakpoint
CREATE TABLE "home_offers" (
	"id" uuid NOT NULL,
	"home_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"place" smallint NOT NULL,
	"kind" text NOT NULL,
	"by_party" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"answers" uuid,
	"terms" jsonb,
	"entered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "home_offers_purchase_id_id_pk" PRIMARY KEY("purchase_id","id")
);
--> statement-breakpoint
CREATE TABLE "home_opinions" (
	"home_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"score" smallint,
	"note" text NOT NULL,
	"walk_away" bigint,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "home_opinions_purchase_id_home_id_user_id_pk" PRIMARY KEY("purchase_id","home_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "homes" (
	"id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"address" text NOT NULL,
	"state" text,
	"time_zone" text NOT NULL,
	"price" bigint,
	"property_tax_yearly" bigint,
	"home_insurance_yearly" bigint,
	"dues_monthly" bigint,
	"property_type" text,
	"bedrooms" smallint,
	"bathrooms" text,
	"square_feet" integer,
	"year_built" smallint,
	"link" text,
	"stage" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "homes_purchase_id_id_pk" PRIMARY KEY("purchase_id","id")
);
--> statement-breakpoint
ALTER TABLE "home_contracts" ADD CONSTRAINT "home_contracts_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_contracts" ADD CONSTRAINT "home_contracts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_contracts" ADD CONSTRAINT "home_contracts_home" FOREIGN KEY ("purchase_id","home_id") REFERENCES "public"."homes"("purchase_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "home_offers" ADD CONSTRAINT "home_offers_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_offers" ADD CONSTRAINT "home_offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_offers" ADD CONSTRAINT "home_offers_home" FOREIGN KEY ("purchase_id","home_id") REFERENCES "public"."homes"("purchase_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "home_opinions" ADD CONSTRAINT "home_opinions_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_opinions" ADD CONSTRAINT "home_opinions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_opinions" ADD CONSTRAINT "home_opinions_home" FOREIGN KEY ("purchase_id","home_id") REFERENCES "public"."homes"("purchase_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "homes" ADD CONSTRAINT "homes_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homes" ADD CONSTRAINT "homes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "home_contracts_user" ON "home_contracts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "home_offers_place" ON "home_offers" USING btree ("purchase_id","home_id","place");--> statement-breakpoint
CREATE INDEX "home_offers_user" ON "home_offers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "home_opinions_user" ON "home_opinions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "homes_user" ON "homes" USING btree ("user_id");
--> statement-breakpoint
alter table homes enable row level security;
--> statement-breakpoint
alter table home_opinions enable row level security;
--> statement-breakpoint
alter table home_offers enable row level security;
--> statement-breakpoint
alter table home_contracts enable row level security;
--> statement-breakpoint
create policy own on homes for select using (user_id = (select porchlight_owner()));
--> statement-breakpoint
create policy together on homes using (purchase_id = any (array(select porchlight_purchases())));
--> statement-breakpoint
create policy granted on homes for select using (purchase_id = any (array(select porchlight_granted('homes'))));
--> statement-breakpoint
-- Both buyers read what each says of a home; nobody writes in another's name, and no grant opens it.
create policy own on home_opinions using (user_id = (select porchlight_owner()))
  with check (user_id = (select porchlight_owner()) and purchase_id = any (array(select porchlight_purchases())));
--> statement-breakpoint
create policy together on home_opinions for select using (purchase_id = any (array(select porchlight_purchases())));
--> statement-breakpoint
create policy own on home_offers for select using (user_id = (select porchlight_owner()));
--> statement-breakpoint
create policy together on home_offers for select using (purchase_id = any (array(select porchlight_purchases())));
--> statement-breakpoint
-- Nobody enters anything in another's name.
create policy entered on home_offers for insert
  with check (user_id = (select porchlight_owner()) and purchase_id = any (array(select porchlight_purchases())));
--> statement-breakpoint
create policy granted on home_offers for select using (purchase_id = any (array(select porchlight_granted('homes'))));
--> statement-breakpoint
create policy own on home_contracts for select using (user_id = (select porchlight_owner()));
--> statement-breakpoint
create policy together on home_contracts using (purchase_id = any (array(select porchlight_purchases())));
--> statement-breakpoint
create policy granted on home_contracts for select using (purchase_id = any (array(select porchlight_granted('homes'))));
--> statement-breakpoint
-- Homes and offers of two stay when the account of one goes. Its name has it run before `leave_purchase`, which ends the membership.
create function porchlight_hand_on_homes() returns trigger language plpgsql security definer set search_path = public as $$
declare
  left_behind uuid := porchlight_purchase_of(old.id);
  other text;
begin
  select user_id into other from purchase_people
    where purchase_id = left_behind and state = 'active' and role in ('buyer', 'co-buyer') and user_id <> old.id
    order by since limit 1;
  if other is not null then
    update homes set user_id = other where user_id = old.id and purchase_id = left_behind;
    update home_offers set user_id = other where user_id = old.id and purchase_id = left_behind;
    update home_contracts set user_id = other where user_id = old.id and purchase_id = left_behind;
  end if;
  return old;
end $$;
--> statement-breakpoint
create trigger hand_on_homes before delete on users for each row execute function porchlight_hand_on_homes();
