-- Words that a list was searched for can be somebody's name or address, which nobody could take off such a row again.
UPDATE "staff_actions" SET "detail" = ("detail" - 'search' - 'person')
  || CASE WHEN "detail" ? 'search' THEN jsonb_build_object('isSearched', coalesce("detail"->>'search', '') <> '') ELSE '{}' END
  || CASE WHEN "detail" ? 'person' THEN jsonb_build_object('isOfOnePerson', coalesce("detail"->>'person', '') <> '') ELSE '{}' END
  WHERE "detail" ?| ARRAY['search', 'person'];--> statement-breakpoint
DROP INDEX "documents_running_out";--> statement-breakpoint
ALTER TABLE "person_erasures" ADD COLUMN "user_id" text;--> statement-breakpoint
CREATE INDEX "documents_by_last_good_day" ON "documents" USING btree ("expires_on") WHERE "documents"."expires_on" is not null;