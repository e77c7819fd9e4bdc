CREATE TABLE "home_records" (
	"id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"content" jsonb NOT NULL,
	"date_seeds" jsonb NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "home_records_purchase_id_id_pk" PRIMARY KEY("purchase_id","id")
);
--> statement-breakpoint
ALTER TABLE "home_records" ADD CONSTRAINT "home_records_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_records" ADD CONSTRAINT "home_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "home_records_user" ON "home_records" USING btree ("user_id");
--> statement-breakpoint
alter table home_records enable row level security;
--> statement-breakpoint
create policy own on home_records for select using (user_id = (select porchlight_owner()));
--> statement-breakpoint
create policy together on home_records using (purchase_id = any (array(select porchlight_purchases())));
--> statement-breakpoint
-- What two keep stays when the account of one goes. Its name has it run before `leave_purchase`, which ends the membership.
create function porchlight_hand_on_home_records() returns trigger language plpgsql security definer set search_path = public as $$
declare
  left_behind uuid := porchlight_purchase_of(old.id);
  other text;
begin
  select user_id into other from purchase_people
    where purchase_id = left_behind and state = 'active' and role in ('buyer', 'co-buyer') and user_id <> old.id
    order by since limit 1;
  if other is not null then
    update home_records set user_id = other where user_id = old.id and purchase_id = left_behind;
  end if;
  return old;
end $$;
--> statement-breakpoint
create trigger hand_on_home_records before delete on users for each row execute function porchlight_hand_on_home_records();
