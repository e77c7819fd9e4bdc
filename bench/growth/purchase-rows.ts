/** A UUID of version 4, as browsers make them, that is the same for the same text. */
const idOf = (text: string) => `overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`;

/**
 * What else a buyer enters (see `buyerRows`): of the purchase from the third milestone on, of the contract from the fifth, of the home that
 * was bought at the eighth; and what belongs to an account. One row of each list is as good as another, so that most say the same.
 */
export const purchaseRows = [
  `insert into purchase_dates (purchase_id, date_key, user_id, day, title, at)
     select porchlight_purchase_of(id), key, id, (since + interval '60 days')::date, case when key like 'own-%' then 'Call the county' end, since
       from growth_buyers, unnest(array['application-complete', 'intent-to-proceed-given', 'own-' || md5(id)::uuid]) key where reached > 2`,
  `insert into plan_facts (id, purchase_id, user_id, fact, value, source, at)
     select gen_random_uuid(), porchlight_purchase_of(id), id, fact.key, fact.value, 'typed', since + interval '1 day' * i
       from growth_buyers, growth_lists, jsonb_each(fact) fact, generate_series(1, 2) i where reached > 0 and (i = 1 or h % 3 = 0)`,
  `insert into homes (id, purchase_id, user_id, address, state, time_zone, price, stage, changed_at)
     select ${idOf("id || 'home' || i")}, porchlight_purchase_of(id), id, i || ' Alder Street', 'OH', 'America/New_York', 40000000, 'seen', since
       from growth_buyers, generate_series(1, 4) i where reached > 2`,
  `insert into home_opinions (home_id, purchase_id, user_id, score, note, changed_at)
     select homes.id, purchase_id, user_id, 4, 'A dry basement', since from growth_buyers join homes on homes.id = ${idOf("growth_buyers.id || 'home1'")} and user_id = growth_buyers.id`,
  `insert into home_photos (id, home_id, purchase_id, user_id, place, caption, width, height, size, small_size, storage_path, wrapped_key, added_at)
     select gen_random_uuid(), ${idOf("id || 'home1'")}, porchlight_purchase_of(id), id, i, '', 1600, 1200, 300000, 30000, id || '/photo-' || i, '\\x00', since
       from growth_buyers, generate_series(1, 2) i where reached > 2`,
  `insert into home_offers (id, home_id, purchase_id, user_id, place, kind, by_party, at, answers, terms, entered_at)
     select ${idOf('id || kind')}, ${idOf("id || 'home1'")}, porchlight_purchase_of(id), id, i, kind, case i when 1 then 'buyer' else 'seller' end,
       since + interval '1 hour' * i, case i when 2 then ${idOf("id || 'offer'")} end, case i when 1 then terms end, since
       from growth_buyers, growth_lists, unnest(array['offer', 'acceptance']) with ordinality step (kind, i) where reached > 4`,
  `insert into home_contracts (home_id, purchase_id, user_id, acceptance_id, terms, changes, changed_at)
     select ${idOf("id || 'home1'")}, porchlight_purchase_of(id), id, ${idOf("id || 'acceptance'")}, '[]', '[]', since from growth_buyers where reached > 4`,
  `insert into third_party_orders (id, purchase_id, user_id, kind, due_on, note, changed_at)
     select gen_random_uuid(), porchlight_purchase_of(id), id, kind, (since + interval '50 days')::date, '', since
       from growth_buyers, unnest(array['inspection', 'appraisal']) kind where reached > 4`,
  `insert into loan_conditions (id, purchase_id, user_id, place, text, state, note, changed_at)
     select gen_random_uuid(), porchlight_purchase_of(id), id, i, 'Send two pay stubs', 'open', '', since
       from growth_buyers, generate_series(1, 3) i where reached > 5`,
  `insert into wire_entries (id, purchase_id, user_id, kind, at, comparison)
     select gen_random_uuid(), porchlight_purchase_of(id), id, 'compared', since,
       '{"differs": [], "missing": [], "sender": null, "routingHolds": null, "action": "call"}' from growth_buyers where reached > 6`,
  `insert into home_records (id, purchase_id, user_id, kind, content, date_seeds, entered_at, changed_at)
     select gen_random_uuid(), porchlight_purchase_of(id), id, 'vendor',
       '{"name": "Novak", "trade": "Roofs", "phone": null, "lastUsedOn": null, "note": null}', '[]', since, since
       from growth_buyers, generate_series(1, 6) i where reached > 7`,
  `insert into home_alerts (purchase_id, user_id, kind, is_past, checked_at)
     select porchlight_purchase_of(id), id, 'equity', false, since from growth_buyers where reached > 7`,
  `with helped as (
     insert into purchase_people (purchase_id, role, state, name, address_hash, address, invited_by, since)
     select porchlight_purchase_of(id), 'agent', 'active', 'The agent', md5('agent' || n / 5), 'agent' || n / 5 || '@homes.example', id, since
       from growth_buyers where reached > 2 and h % 3 < 2 returning id, purchase_id, invited_by, since
   ), granted as (
     insert into purchase_grants (person_id, what, given_by, consent_version, given_at)
     select id, what, invited_by, '2026-11-20', since from helped, unnest(array['progress', 'dates', 'documents']) what
   ), opened as (
     insert into purchase_accesses (purchase_id, person_id, what, at) select purchase_id, id, 'dates', since + interval '1 day' * i from helped, generate_series(1, 4) i
   ) insert into task_owners (purchase_id, milestone_id, task_id, person_id)
     select purchase_id, (item->>'milestone')::int, item->>'key', id from helped, growth_lists, jsonb_array_elements(task) item where (item->>'milestone')::int = 3`,
  `insert into helper_sessions (token_hash, kind, address_hash, expires_at)
     select md5('helper' || id), 'session', md5('agent' || n / 5), now() + interval '9 days' from growth_buyers where n % 5 = 0`,
  `insert into credit_scores (id, user_id, value, model, bureau, on_day, factors, source, entered_at)
     select gen_random_uuid(), id, 700 + i, 'fico-8', 'equifax', (since + interval '30 days' * i)::date, '[]', 'typed', since
       from growth_buyers, generate_series(1, 3) i where h % 3 = 0`,
  `insert into credit_cards (id, user_id, name, balance, changed_at) select gen_random_uuid(), id, 'Blue card', 120000, since from growth_buyers where h % 3 = 0`,
  `insert into credit_disputes (id, user_id, bureau, item, wrong, sent_to, after_free_report, changed_at)
     select gen_random_uuid(), id, 'equifax', 'Card ending 1234', 'It was paid', 'bureau', true, since from growth_buyers where h % 12 = 0`,
  `insert into credit_senders (user_id, sender, changed_at)
     select id, '{"name": "Ada Smith", "address": ["1 Alder Street"]}', since from growth_buyers where h % 12 = 0`,
  // To the one who came before; of most the two have parted since.
  `insert into credit_sharing (user_id, with_user_id, since)
     select id, 'growth-' || n - 1, since from growth_buyers where h % 20 = 0 and n > 1`,
  `insert into program_watches (user_id, program_id, since) select id, 'oh-ohfa-' || i, since from growth_buyers, generate_series(1, 2) i where h % 4 = 0`,
  `insert into journey_places (user_id, purchase_id, place, chosen_at, set_aside)
     select id, porchlight_purchase_of(id), 'interest', since, '{}' from growth_buyers where reached > 1 on conflict do nothing`,
  `insert into notification_choices (user_id, kind, listed, email) select id, 'document-received', true, 'digest' from growth_buyers where h % 4 = 0`,
  `insert into calendar_feeds (user_id, token_hash, created_at) select id, md5('calendar' || id), since from growth_buyers where h % 5 = 0`,
  `insert into passkeys (user_id, name, credential_id, public_key, counter, transports, is_backed_up, created_at)
     select id, 'Telephone', md5('passkey' || id), '\\x00', 0, '{}', true, since from growth_buyers where h % 5 = 0`,
  `insert into second_factors (user_id, sealed_key, confirmed_at) select id, '\\x00', since from growth_buyers where h % 10 = 1`,
  `insert into recovery_codes (user_id, code_hash) select id, md5(id || i) from growth_buyers, generate_series(1, 8) i where h % 10 = 1`,
  `insert into email_changes (user_id, email, old_token_hash, new_token_hash, expires_at)
     select id, 'new' || email, md5('old' || id), md5('new' || id), now() + interval '1 day' from growth_buyers where h % 200 = 9`,
  `insert into one_use_tokens (token_hash, purpose, user_id, expires_at)
     select md5('token' || id), 'passkey-proof', id, now() + interval '1 hour' from growth_buyers where h % 100 = 0`,
  `insert into kept_answers (id, user_id, method, path, claim, instance_id, at, status, answer)
     select md5(id || i), id, 'PUT', '/plan/facts/price', gen_random_uuid(), 1, now() - interval '1 hour' * (h % 23), 200, '\\x00' from growth_buyers, generate_series(1, 3) i where h % 10 = 0`,
  `insert into account_deletions (user_id, requested_at, due_at) select id, now(), now() + interval '30 days' from growth_buyers where h % 200 = 11`,
  `insert into document_readings (document_id, user_id, state, page_count, form, sealed_content, asked_at, read_at)
     select documents.id, user_id, 'done', 2, 'bank-statement', '\\x00', since, since
       from growth_buyers join documents on documents.user_id = growth_buyers.id where document_request is not null`,
  `insert into document_originals (document_id, name, type, size, storage_path, wrapped_key)
     select documents.id, 'Offer.docx', 'application/msword', 9, 'original/' || documents.id, '\\x00'
       from growth_buyers join documents on documents.user_id = growth_buyers.id where document_request is null and h % 5 = 0`,
  `insert into signing_consents (user_id, version, given_at, address, browser) select id, '2026-11-20', since, '192.0.2.1', 'Firefox' from growth_buyers where h % 5 = 0`,
  `insert into saved_signatures (user_id, sealed_mark, saved_at) select id, '\\x00', since from growth_buyers where h % 5 = 0`,
  `insert into signings (document_id, user_id, document_path, pages, opened_at)
     select documents.id, user_id, documents.storage_path, '[]', since
       from growth_buyers join documents on documents.user_id = growth_buyers.id where document_request is null and h % 100 = 7`,
  `with signed as (
     insert into signatures (id, signing_id, document_id, user_id, signer_name, signer_email, document_name, page_count, consent_version, consent_given_at,
       opened_at, read_at, signed_at, completed_at, address, browser, size_before, size, sha256_before, sha256_after, level, certificate_fingerprint)
     select gen_random_uuid(), gen_random_uuid(), documents.id, user_id, growth_buyers.name, email, documents.name, 2, '2026-11-20', since,
       since, since, since, since, '192.0.2.1', 'Firefox', 9, 9, '\\x00', '\\x00', 'B-B', 'growth'
       from growth_buyers join documents on documents.user_id = growth_buyers.id where document_request is null and h % 5 = 0 returning id
   ) insert into certificate_pages (signature_id, size, storage_path, wrapped_key, made_at) select id, 9, 'certificate/' || id, '\\x00', now() from signed`,
  `insert into signing_invitations (document_id, invited_by, name, email, created_at, expires_at, accepted_at, accepted_by)
     select documents.id, user_id, 'The other buyer', 'other' || email, since, since + interval '14 days', since, case when n > 1 then 'growth-' || n - 1 end
       from growth_buyers join documents on documents.user_id = growth_buyers.id where document_request is null and h % 5 = 0`,
  `insert into waitlist_emails (feature, email, token, queued_at)
     select feature[1 + h % 4], email, md5('waitlist' || id), now() - interval '1 day' * (h % 89) from growth_buyers, growth_lists where g % 20 = 0`,
];
