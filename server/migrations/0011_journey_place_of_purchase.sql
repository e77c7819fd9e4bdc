-- Where a purchase is, is one answer of both its buyers: of two that differ the newest counts.
ALTER TABLE "journey_places" ADD COLUMN "purchase_id" uuid;--> statement-breakpoint
update journey_places set purchase_id = porchlight_purchase_of(user_id);
delete from journey_places place where purchase_id is null or exists (
  select from journey_places newer where newer.purchase_id = place.purchase_id
    and (newer.chosen_at, newer.user_id) > (place.chosen_at, place.user_id)
);
--> statement-breakpoint
-- contract: the release before names no purchase, which the trigger below fills in.
ALTER TABLE "journey_places" ADD CONSTRAINT "journey_places_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "journey_places_user" ON "journey_places" USING btree ("user_id");--> statement-breakpoint
-- contract: the release before finds its rows by the account, whose index is above.
ALTER TABLE "journey_places" DROP CONSTRAINT "journey_places_pkey";--> statement-breakpoint
ALTER TABLE "journey_places" ADD PRIMARY KEY ("purchase_id");
--> statement-breakpoint
-- The release before says whose answer it is and not of which purchase.
create function porchlight_place_purchase() returns trigger language plpgsql security definer set search_path = public as $$
begin
  new.purchase_id := coalesce(new.purchase_id, porchlight_purchase_of(new.user_id));
  return new;
end $$;
create trigger place_purchase before insert on journey_places for each row execute function porchlight_place_purchase();
--> statement-breakpoint
drop policy own on journey_places;
create policy together on journey_places using (purchase_id = any (array(select porchlight_purchases())));
--> statement-breakpoint
-- The console's list works a purchase out again by its id.
drop trigger summary_inserted on journey_places;
drop trigger summary_updated on journey_places;
drop trigger summary_deleted on journey_places;
create trigger summary_inserted after insert on journey_places referencing new table as changed for each statement execute function porchlight_mark_summaries();
create trigger summary_updated after update on journey_places referencing new table as changed for each statement execute function porchlight_mark_summaries();
create trigger summary_deleted after delete on journey_places referencing old table as changed for each statement execute function porchlight_mark_summaries();
