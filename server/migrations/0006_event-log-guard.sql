-- The event log can be added to and nothing else, whoever asks (docs/decisions/0021).
CREATE FUNCTION "refuse_event_log_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the event log is append-only' USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "event_log_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "event_log"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_event_log_change"();
--> statement-breakpoint
CREATE TRIGGER "event_details_never_changed" BEFORE UPDATE OR TRUNCATE ON "event_details"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_event_log_change"();
--> statement-breakpoint
CREATE TRIGGER "event_log_head_stays" BEFORE DELETE OR TRUNCATE ON "event_log_head"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_event_log_change"();
--> statement-breakpoint
-- What was marked before documents were sealed carries no signature; it can be signed now.
UPDATE "documents" SET "status" = 'received' WHERE "status" = 'signed';
