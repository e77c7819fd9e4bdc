-- What grows with the number of buyers, where no index was: rows that go with an account or a purchase, and lists by what they are filtered by.
DROP INDEX "milestone_notes_of_purchase";--> statement-breakpoint
CREATE INDEX "one_use_tokens_user" ON "one_use_tokens" USING btree ("user_id") WHERE "one_use_tokens"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "api_tokens_maker" ON "api_tokens" USING btree ("maker_id");--> statement-breakpoint
CREATE INDEX "purchase_dates_user" ON "purchase_dates" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "purchase_accesses_person" ON "purchase_accesses" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "purchase_grants_giver" ON "purchase_grants" USING btree ("given_by");--> statement-breakpoint
CREATE INDEX "purchase_people_inviter" ON "purchase_people" USING btree ("invited_by") WHERE "purchase_people"."invited_by" is not null;--> statement-breakpoint
CREATE INDEX "reminder_marks_user" ON "reminder_marks" USING btree ("user_id") WHERE "reminder_marks"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "lead_notes_author" ON "lead_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "milestone_notes_purchase" ON "milestone_notes" USING btree ("purchase_id","milestone_id");--> statement-breakpoint
CREATE INDEX "applications_by_timeline" ON "applications" USING btree ("timeline","accepted_at","id");--> statement-breakpoint
CREATE INDEX "applications_by_property_type" ON "applications" USING btree ("property_type","accepted_at","id");--> statement-breakpoint
CREATE INDEX "applications_by_kind" ON "applications" USING btree ("timeline","property_type","accepted_at","id");--> statement-breakpoint
CREATE INDEX "waitlist_letters_by_email" ON "waitlist_letters" USING btree ("email");--> statement-breakpoint
CREATE INDEX "waitlist_entries_by_email" ON "waitlist_entries" USING btree ("email");--> statement-breakpoint
CREATE INDEX "waitlist_launches_announcer" ON "waitlist_launches" USING btree ("announced_by");
