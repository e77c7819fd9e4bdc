CREATE TABLE "purchase_dates" (
	"purchase_id" uuid NOT NULL,
	"date_key" text NOT NULL,
	"user_id" text NOT NULL,
	"day" date,
	"kind" text DEFAULT 'typed' NOT NULL,
	"title" text,
	"note" text,
	"waived" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "purchase_dates_purchase_id_date_key_pk" PRIMARY KEY("purchase_id","date_key")
);
--> statement-breakpoint
ALTER TABLE "purchase_dates" ADD CONSTRAINT "purchase_dates_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_dates" ADD CONSTRAINT "purchase_dates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
alter table "purchase_dates" enable row level security;
--> statement-breakpoint
create policy together on "purchase_dates" using (purchase_id = any (array(select porchlight_purchases())));
--> statement-breakpoint
create policy granted on "purchase_dates" for select using (purchase_id = any (array(select porchlight_granted('dates'))));
--> statement-breakpoint
-- Dates of two stay when the account of one goes. Its name has it run before `leave_purchase`, which ends the membership.
create function porchlight_leave_dates() returns trigger language plpgsql security definer set search_path = public as $$
declare
  other text;
begin
  select user_id into other from purchase_people
    where purchase_id = porchlight_purchase_of(old.id) and state = 'active' and role in ('buyer', 'co-buyer') and user_id <> old.id
    order by since limit 1;
  if other is not null then
    update purchase_dates set user_id = other where user_id = old.id and purchase_id = porchlight_purchase_of(old.id);
  end if;
  return old;
end $$;
--> statement-breakpoint
create trigger leave_dates before delete on users for each row execute function porchlight_leave_dates();
