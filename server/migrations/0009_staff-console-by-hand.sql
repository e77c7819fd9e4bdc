-- The ledger of consents can be added to; a row goes only in a transaction that says it erases, or that a period is over (decision 0037).
CREATE FUNCTION "refuse_consent_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND current_setting('porchlight.consent_removal', true) = 'on' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'the ledger of consents is append-only' USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "consents_append_only" BEFORE UPDATE OR DELETE ON "consents"
	FOR EACH ROW EXECUTE FUNCTION "refuse_consent_change"();
--> statement-breakpoint
CREATE TRIGGER "consents_never_emptied" BEFORE TRUNCATE ON "consents"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_consent_change"();
--> statement-breakpoint
-- What was agreed to before there was a ledger, in the order it happened. Its rows have the version and no fingerprint of the text.
INSERT INTO "consents" ("purpose", "decision", "at", "email", "user_id", "phone", "source", "text_version", "act", "subject")
SELECT "purpose", "decision", "at", "email", "user_id", "phone", "source", "text_version", "act", "subject" FROM (
	SELECT 'calls-and-texts' AS "purpose", 'given' AS "decision", "consented_at" AS "at", "email", NULL::text AS "user_id", "phone",
		'contact-form' AS "source", "consent_version" AS "text_version", 'sent-number' AS "act", "id"::text AS "subject"
	FROM "leads" WHERE "source" = 'contact_form' AND "phone" IS NOT NULL AND "consented_at" IS NOT NULL AND "consent_version" IS NOT NULL
	UNION ALL
	SELECT 'calls-and-texts', 'given', "consented_at", "email", "user_id", "phone", 'final-step', "consent_version", 'ticked-and-sent', "id"::text
	FROM "home_buyers"
	UNION ALL
	SELECT purpose, 'given', "accepted_at", "email", NULL, "phone", 'application', "disclosure_version", 'accepted-and-sent', "id"::text
	FROM "applications", (VALUES ('application-disclosure'), ('calls-and-texts')) AS purposes(purpose)
	UNION ALL
	SELECT 'newsletter', 'given', "confirmed_at", "email", NULL, NULL, 'newsletter-form', '2026-11-20', 'confirmed-by-letter', NULL
	FROM "newsletter_subscriptions" WHERE "confirmed_at" IS NOT NULL
	UNION ALL
	SELECT 'newsletter', 'withdrawn', "unsubscribed_at", "email", NULL, NULL, 'letter', NULL, 'stopped-by-letter', NULL
	FROM "newsletter_subscriptions" WHERE "unsubscribed_at" IS NOT NULL
	UNION ALL
	SELECT 'electronic-records', 'given', s."given_at", u."email", u."id", NULL, 'electronic-signing', s."version", 'entered-code', s."id"::text
	FROM "signing_consents" s JOIN "users" u ON u."id" = s."user_id"
	UNION ALL
	SELECT 'electronic-records', 'withdrawn', s."withdrawn_at", u."email", u."id", NULL, 'settings', NULL, 'stopped-in-settings', s."id"::text
	FROM "signing_consents" s JOIN "users" u ON u."id" = s."user_id" WHERE s."withdrawn_at" IS NOT NULL
) AS "earlier" ORDER BY "at";
--> statement-breakpoint
-- What leads are found by: the beginnings of their words, their facet, owner and month, each as one key of one index.
create function lead_tokens(words text, facet text, owner_id text, created_at timestamptz) returns text[]
language sql immutable parallel safe
return array(
    select left(word, length)
    from unnest(string_to_array(words, ' ')) as word, generate_series(1, least(char_length(word), 8)) as length
  )
  || string_to_array('=' || replace(facet, ' ', ' ='), ' ')
  || array[
    '=' || coalesce(owner_id, ''),
    '=' || (extract(year from created_at at time zone 'UTC') * 100 + extract(month from created_at at time zone 'UTC'))::int
  ];
--> statement-breakpoint
create index leads_by_token on leads using gin (lead_tokens(words, facet, owner_id, created_at));
