CREATE TABLE "home_photos" (
	"id" uuid NOT NULL,
	"home_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"place" integer NOT NULL,
	"caption" text NOT NULL,
	"width" smallint NOT NULL,
	"height" smallint NOT NULL,
	"size" integer NOT NULL,
	"small_size" integer NOT NULL,
	"storage_path" text NOT NULL,
	"wrapped_key" "bytea" NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "home_photos_purchase_id_id_pk" PRIMARY KEY("purchase_id","id")
);
--> statement-breakpoint
ALTER TABLE "home_photos" ADD CONSTRAINT "home_photos_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_photos" ADD CONSTRAINT "home_photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_photos" ADD CONSTRAINT "home_photos_home" FOREIGN KEY ("purchase_id","home_id") REFERENCES "public"."homes"("purchase_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "home_photos_place" ON "home_photos" USING btree ("purchase_id","home_id","place");--> statement-breakpoint
CREATE INDEX "home_photos_user" ON "home_photos" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "home_photos_file" ON "home_photos" USING btree ("storage_path");
--> statement-breakpoint
alter table home_photos enable row level security;
--> statement-breakpoint
create policy own on home_photos for select using (user_id = (select porchlight_owner()));
--> statement-breakpoint
create policy together on home_photos using (purchase_id = any (array(select porchlight_purchases())));
--> statement-breakpoint
create policy granted on home_photos for select using (purchase_id = any (array(select porchlight_granted('homes'))));
--> statement-breakpoint
-- Whether other rows name the file too: those of a purchase that the reader left, which row-level security hides. Until the transaction
-- ends, nobody else is answered about the same file, so that of two who delete the last two rows one finds it to be the last.
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
--> statement-breakpoint
create trigger leave_photo_file after delete on home_photos for each row execute function porchlight_leave_photo_file();
--> statement-breakpoint
create or replace function porchlight_hand_on_homes() returns trigger language plpgsql security definer set search_path = public as $$
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
    update home_photos set user_id = other where user_id = old.id and purchase_id = left_behind;
  end if;
  return old;
end $$;
