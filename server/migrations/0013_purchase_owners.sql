CREATE TABLE "purchase_owners" (
	"purchase_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text,
	"version" integer NOT NULL,
	"note" text,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "purchase_owners" ADD CONSTRAINT "purchase_owners_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_owners" ADD CONSTRAINT "purchase_owners_owner_id_staff_members_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff_members"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchase_owners_owner" ON "purchase_owners" USING btree ("owner_id","purchase_id");--> statement-breakpoint
-- Both buyers have it in their download; who looks after a purchase is set by staff alone.
alter table purchase_owners enable row level security;
create policy together on purchase_owners for select using (purchase_id = any (array(select porchlight_purchases())));
--> statement-breakpoint
-- A note may be about the buyer whose account goes, while the purchase stays with the other.
create function porchlight_forget_hand_over_note() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update purchase_owners set note = null where purchase_id = old.purchase_id and note is not null;
  return null;
end $$;
create trigger forget_note after delete on purchase_people for each row
  when (old.role in ('buyer', 'co-buyer')) execute function porchlight_forget_hand_over_note();
