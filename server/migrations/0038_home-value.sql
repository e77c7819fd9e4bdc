CREATE TABLE "house_price_areas" (
	"code" text PRIMARY KEY NOT NULL,
	"level" text NOT NULL,
	"name" text NOT NULL,
	"states" text[] NOT NULL,
	"newest" text NOT NULL,
	"figures" jsonb NOT NULL,
	"is_current" boolean NOT NULL,
	"followed_by" text,
	"imported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "home_alerts" (
	"purchase_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"is_past" boolean NOT NULL,
	"crossed_on" date,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "home_alerts_purchase_id_kind_pk" PRIMARY KEY("purchase_id","kind")
);
--> statement-breakpoint
ALTER TABLE "home_alerts" ADD CONSTRAINT "home_alerts_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_alerts" ADD CONSTRAINT "home_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "house_price_areas_states" ON "house_price_areas" USING gin ("states");--> statement-breakpoint
CREATE INDEX "home_alerts_user" ON "home_alerts" USING btree ("user_id");
--> statement-breakpoint
alter table home_alerts enable row level security;
--> statement-breakpoint
create policy own on home_alerts for select using (user_id = (select porchlight_owner()));
--> statement-breakpoint
create policy together on home_alerts using (purchase_id = any (array(select porchlight_purchases())));
--> statement-breakpoint
-- What two keep stays when the account of one goes. Its name has it run before `leave_purchase`, which ends the membership.
create function porchlight_hand_on_home_alerts() returns trigger language plpgsql security definer set search_path = public as $$
declare
  left_behind uuid := porchlight_purchase_of(old.id);
  other text;
begin
  select user_id into other from purchase_people
    where purchase_id = left_behind and state = 'active' and role in ('buyer', 'co-buyer') and user_id <> old.id
    order by since limit 1;
  if other is not null then
    update home_alerts set user_id = other where user_id = old.id and purchase_id = left_behind;
  end if;
  return old;
end $$;
--> statement-breakpoint
create trigger hand_on_home_alerts before delete on users for each row execute function porchlight_hand_on_home_alerts();
