ALTER TABLE "staff_members" ADD COLUMN "away_from" date;--> statement-breakpoint
ALTER TABLE "staff_members" ADD COLUMN "away_until" date;--> statement-breakpoint
ALTER TABLE "staff_members" ADD COLUMN "deputy_id" text;--> statement-breakpoint
ALTER TABLE "document_requests" ADD COLUMN "snoozed_until" date;--> statement-breakpoint
ALTER TABLE "document_requests" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
-- contract: the release before writes none of the new columns, so no row of it can break the reference.
ALTER TABLE "staff_members" ADD CONSTRAINT "staff_members_deputy_id_staff_members_user_id_fk" FOREIGN KEY ("deputy_id") REFERENCES "public"."staff_members"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_members_deputy" ON "staff_members" USING btree ("deputy_id");--> statement-breakpoint
-- contract: the release before leaves all three empty, which the check allows.
ALTER TABLE "staff_members" ADD CONSTRAINT "staff_members_away" CHECK (("staff_members"."away_from" is null) = ("staff_members"."away_until" is null) and ("staff_members"."away_until" >= "staff_members"."away_from" or "staff_members"."away_from" is null));
