/**
 * What makes the rows of a chunk of buyers (`growth_buyers`) out of the product's own lists (`growth_lists`). Proportions: seven in ten
 * have a journey; four documents, twelve notifications and six emails of the last ninety days each.
 */
export const buyerRows = [
  `insert into users (id, name, email, email_verified, created_at, updated_at)
     select id, name, email, h % 50 > 0 or reached > 0 or since < now() - interval '29 days', since, since from growth_buyers`,
  `insert into accounts (id, account_id, provider_id, user_id) select id, id, 'credential', id from growth_buyers`,
  // Three in four sessions of the last month are over; older ones went by their period.
  `insert into sessions (id, token, user_id, expires_at, created_at, last_seen_at, opened_by)
     select id || '-' || i, md5(id || i), id, now() + interval '1 day' * (7 - (h + i * 13) % 29), now() - interval '1 day' * ((h + i * 13) % 29),
       now() - interval '1 hour' * (h % 600), 'password' from growth_buyers, generate_series(1, 2) i where (h + i) % 5 < 3`,
  `insert into known_devices (user_id, mark, seen_at)
     select id, md5(id || 'device' || i), now() - interval '1 day' * ((h + i * 31) % 390) from growth_buyers, generate_series(1, 2) i`,
  `insert into profiles (id, beta_access) select id, reached > 3 from growth_buyers where reached > 0`,
  `insert into completed_milestones (user_id, purchase_id, milestone_id, completed_at)
     select id, porchlight_purchase_of(id), m, since + interval '9 days' * m from growth_buyers, generate_series(1, 9) m where m < reached`,
  `insert into milestone_tasks (user_id, purchase_id, milestone_id, task_id, status, updated_at)
     select id, porchlight_purchase_of(id), (item->>'milestone')::int, item->>'key', 'done', since + interval '8 days' * (item->>'milestone')::int
       from growth_buyers, growth_lists, jsonb_array_elements(task) item
      where (item->>'milestone')::int <= reached and (h + (hashtext(item->>'key') & 16777215)) % 3 = 0`,
  `insert into milestone_dates (user_id, purchase_id, milestone_id, date_key, date, updated_at)
     select id, porchlight_purchase_of(id), (item->>'milestone')::int, item->>'key', (since + interval '30 days' * (item->>'milestone')::int)::date, since
       from growth_buyers, growth_lists, jsonb_array_elements(date) item
      where (item->>'milestone')::int <= reached and (g + (hashtext(item->>'key') & 16777215)) % 2 = 0`,
  `insert into milestone_notes (id, user_id, purchase_id, milestone_id, text, created_at, updated_at)
     select gen_random_uuid(), id, porchlight_purchase_of(id), 1 + h % reached, 'Call ' || word[1 + h % 30] || ' about the ' || word[1 + g % 40], since, since
       from growth_buyers, growth_lists where reached > 0 and h % 2 = 0`,
  `insert into completed_stages (user_id, stage_slug, completed_at)
     select id, stage[s], since + interval '5 days' * s from growth_buyers, growth_lists, generate_series(1, 7) s where s < reached`,
  // Half answer a document request; of those one in twenty waits, one in ten was sent back.
  `with stored as (
     insert into documents (user_id, name, type, size, storage_path, wrapped_key, status, created_at, document_request, review_state,
       review_reason, reviewed_at, expires_on, expired_at)
     select id, 'Bank statement ' || i || '.pdf', 'application/pdf', 123456, id || '/' || i || '.pdf', '\\x00', 'received',
       since + interval '11 days' * i, case when i % 2 = 0 then paper[1 + (h + i) % array_length(paper, 1)] end,
       case when (g + i) % 20 = 0 then 'waiting' when (g + i) % 20 < 3 then 'needs-attention' else 'accepted' end,
       case when (g + i) % 20 in (1, 2) then reason[1 + h % array_length(reason, 1)] end,
       case when (g + i) % 20 > 0 then since + interval '12 days' * i end,
       case when (g + i) % 20 > 9 then (since + interval '60 days')::date end,
       case when (g + i) % 20 = 19 then since + interval '61 days' end
     from growth_buyers, growth_lists, generate_series(1, 6) i where reached > 0 and i <= 3 + h % 4
     returning id, user_id, created_at
   ), read as (
     insert into document_texts (document_id, state, sealed_text, stems_version, read_at)
     select id, 'read', '\\x00', $stems, created_at from stored
   ) insert into document_words (document_id, user_id, words)
     select id, user_id, array(select hashint8extended((hashtext(user_id) & 16777215) + i, 0) from generate_series(1, 20) i) from stored`,
  `insert into notifications (id, user_id, kind, subject, created_at, read_at)
     select gen_random_uuid(), id, (array['document-received', 'document-accepted', 'milestone-completed', 'milestone-unlocked', 'new-device'])[1 + (h + i) % 5],
       case when (h + i) % 5 in (2, 3) then 'pre-app' else 'Bank statement' end, greatest(since, now() - interval '23 months') + interval '10 days' * i, case when (h + i) % 4 > 0 then since + interval '12 days' * i end
     from growth_buyers, generate_series(1, 24) i where i <= h % 25`,
  `insert into emails (template, email, urgency, state, cause, tries, created_at, due_at, expires_at, tried_at, settled_at)
     select (array['notification', 'digest', 'held-notifications', 'reset-password'])[1 + (h + i) % 4], email, 1,
       case when is_dead then 'dead' else 'sent' end, case when is_dead then 'recipient-refused' end, 1, at, at, at + interval '2 days', at, at
     from (select *, (h::bigint + i * 7919) % 200 = 0 as is_dead, now() - interval '1 minute' * ((h::bigint + i * 104729) % (89 * 1440)) as at
       from growth_buyers, generate_series(1, 12) i where i <= h % 13) each_email`,
  `insert into suppressed_addresses (email, cause, since)
     select email, 'bounced', greatest(since, now() - interval '23 months') from growth_buyers where h % 100 = 0`,
  `insert into saved_scenarios (id, user_id, tool, name, inputs, created_at, updated_at)
     select gen_random_uuid(), id, tool[1 + h % array_length(tool, 1)], 'First idea', '{}', since, since from growth_buyers, growth_lists where h % 2 = 1`,
  `insert into milestone_feedback (id, user_id, milestone_id, rating, feedback, created_at)
     select gen_random_uuid(), id, 1 + h % reached, 1 + g % 5, case when h % 2 = 0 then 'Clear about the ' || word[1 + g % 40] || ' and ' || word[1 + h % 30] else '' end,
       since + interval '20 days' from growth_buyers, growth_lists where reached > 0 and g % 3 = 0`,
  `insert into beta_requests (user_id, status, requested_at, decided_at)
     select id, case when is_waiting then 'waiting' when g % 4 = 0 then 'declined' else 'approved' end, since, case when not is_waiting then since end
       from (select *, h % 97 = 0 as is_waiting from growth_buyers) asked where reached > 3 and h % 3 = 0`,
  // A quarter has a home that was bought, with its loan; a third of those ask for its month by email. A fifth watch a program.
  `insert into home_records (id, purchase_id, user_id, kind, content, date_seeds, entered_at, changed_at)
     select ('00000000-0000-4000-8000-0000000000a' || record.place)::uuid, porchlight_purchase_of(id), id, record.kind, record.content, '[]', since, since
       from growth_buyers, (values
         (1, 'home', '{"address": "12 Elm Street, Columbus, OH 43215", "state": "OH", "county": "Franklin", "boughtOn": "2023-06-15",
           "price": 40000000, "isPrincipalResidence": true, "metro": null}'::jsonb),
         (2, 'loan', '{"servicer": "Buckeye Servicing", "loanKind": "conventional", "amount": 36000000, "ratePercent": "6.5", "termMonths": 360,
           "firstPaymentOn": "2023-08-01", "originalValue": 40000000, "mortgageInsuranceMonthly": 15000, "escrowMonthly": 60000,
           "balance": null, "balanceOn": null}'::jsonb)) record (place, kind, content)
      where reached > 5`,
  `insert into notification_choices (user_id, kind, listed, email)
     select id, 'home-month', false, 'digest' from growth_buyers where reached > 5 and h % 3 = 0`,
  `insert into program_watches (user_id, program_id, since) select id, 'fhlb-cincinnati-whp', since from growth_buyers where reached > 0 and h % 5 = 0`,
  `insert into homes (id, purchase_id, user_id, address, state, time_zone, price, stage, changed_at)
     select gen_random_uuid(), porchlight_purchase_of(id), id, (1 + h % 900) || ' Elm Street ' || i, 'OH', 'America/New_York', 30000000 + h % 20000000, 'looking', since
       from growth_buyers, generate_series(1, 3) i where reached > 2 and i <= 1 + g % 3`,
  `insert into notification_preferences (user_id, time_zone, digest_hour, updated_at) select id, 'America/New_York', 8, since from growth_buyers where reached > 0`,
];
