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
CREATE INDEX "waitlist_emails_by_email" ON "waitlist_emails" USING btree ("email");--> statement-breakpoint
CREATE INDEX "waitlist_entries_by_email" ON "waitlist_entries" USING btree ("email");--> statement-breakpoint
CREATE INDEX "waitlist_launches_announcer" ON "waitlist_launches" USING btree ("announced_by");--> statement-breakpoint
CREATE INDEX "staff_actions_subject" ON "staff_actions" USING btree ("subject_id") WHERE "staff_actions"."subject_id" is not null;--> statement-breakpoint
CREATE INDEX "kept_answers_of_staff" ON "kept_answers" USING btree ("at") WHERE "kept_answers"."path" like '/staff/%';
--> statement-breakpoint
-- The documents that open grants show the helper of the request: whose, and of which kind, or of any where there is none.
create function porchlight_granted_documents() returns table (owner_id text, kind text) language plpgsql stable security definer
  set search_path = public rows 1 as $$
begin
  return query select granted.given_by, granted.document_kind
    from purchase_people person join purchase_grants granted on granted.person_id = person.id
    where 'helper:' || person.address_hash = porchlight_owner() and person.state = 'active'
      and granted.what = 'documents' and granted.given_by is not null and granted.withdrawn_at is null
      and (granted.until is null or granted.until > now());
end $$;
--> statement-breakpoint
-- Asked once for a query. As `exists` it was so dear for each row that lists of a buyer read an index of everybody's documents to spare some.
alter policy granted on documents using (
  user_id in (select owner_id from porchlight_granted_documents() where kind is null)
  or (user_id, document_request) in (select owner_id, kind from porchlight_granted_documents() where kind is not null)
);
