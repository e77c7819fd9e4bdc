/** The other rows of each buyer (see `buyerRows`): what visitors leave, and what staff and programs did about them. */
export const visitorRows = [
  `insert into leads (name, email, phone, message, source, consent_version, consented_at, created_at, status)
     select case when i = 2 then 'Newsletter Subscriber' else name end, i || email, case when i = 1 and h % 3 = 0 then '+1' || (2000000000 + (n::bigint * 7919) % 7999999999) end,
       case when i = 1 then 'Hello, ' || (select string_agg(word[1 + ((h::bigint * (2 * k + 1) + g::bigint * k * k) % array_length(word, 1))::int], ' ') from generate_series(1, 18) k) end,
       case when i = 1 then 'contact_form' else 'newsletter' end, case when i = 1 and h % 3 = 0 then '2026-11-20' end, case when i = 1 and h % 3 = 0 then since end,
       greatest(since, now() - interval '23 months'), case when g % 10 = 0 then 'new' when g % 10 < 4 then 'contacted' else 'closed' end
     from growth_buyers, growth_lists, generate_series(1, 2) i`,
  `insert into lead_notes (lead_id, author_id, text, created_at)
     select leads.id, 'growth-member-' || 1 + h % 10, 'Called back', leads.created_at from growth_buyers join leads on leads.email = '1' || growth_buyers.email where h % 3 = 0`,
  `insert into lead_changes (lead_id, kind, from_value, to_value, by_name, at)
     select leads.id, 'status', 'new', 'contacted', 'Member', leads.created_at from growth_buyers join leads on leads.email = '1' || growth_buyers.email`,
  `insert into newsletter_subscriptions (email, token, requested_at, confirmed_at)
     select '2' || email, md5('newsletter' || id), since, since from growth_buyers where h % 2 = 0`,
  `insert into applications (id, timeline, property_type, occupancy, purchase_price, down_payment, name, email, phone, disclosure_version, accepted_at)
     select gen_random_uuid(), (array['immediately', '1-2months', '3-6months', '6+months'])[1 + h % 4], (array['singleFamily', 'townhouse', 'condo', 'multiFamily'])[1 + g % 4],
       'primaryResidence', '400000', '80000', name, email, '+12125550123', '2026-11-20', greatest(since, now() - interval '23 months') from growth_buyers where h % 2 = 0`,
  // Two in ten finished the final step signed in, one in ten without an account, some of them twice.
  `insert into home_buyers (id, user_id, name, email, phone, current_stage, consent_version, consented_at, created_at)
     select gen_random_uuid(), case when h % 10 < 2 then id end, name, case when h % 10 < 2 then email else '3' || email end, '+12125550123',
       stage[1 + g % array_length(stage, 1)], '2026-11-20', since, greatest(since, now() - interval '23 months') + interval '2 days' * i
     from growth_buyers, growth_lists, generate_series(1, 2) i where h % 10 < 3 and (i = 1 or g % 8 = 0)`,
  `insert into waitlist_entries (feature, email, created_at)
     select feature[1 + h % 4], email, since from growth_buyers, growth_lists where g % 2 = 0`,
  `insert into assistant_messages (id, user_id, message, created_at) select gen_random_uuid(), id, 'What is escrow?', since from growth_buyers where h % 10 = 0`,
  `insert into consents (purpose, decision, at, email, user_id, source, text_version, act)
     select 'calls-and-texts', 'given', since, email, id, 'final-step', '2026-11-20', 'ticked-and-sent' from growth_buyers where h % 2 = 0
     union all
     select 'newsletter', 'given', since, '2' || email, null, 'newsletter-form', '2026-11-20', 'confirmed-by-email' from growth_buyers where h % 2 = 0`,
  `insert into document_access_grants (document_id, user_id, member_id, member_name, reason, granted_at, expires_at)
     select documents.id, growth_buyers.id, 'growth-member-' || (1 + h % 10), 'Member', 'To review it', documents.created_at, documents.created_at
       from growth_buyers join documents on documents.user_id = growth_buyers.id where documents.document_request is not null and h % 3 = 0`,
  // Accesses of one person, changes and lists, as ten members make them.
  `insert into staff_actions (at, member_id, actor_name, action, subject_kind, subject_id, about_user_id, about_email, reason)
     select greatest(since, now() - interval '34 months') + interval '6 days' * i, 'growth-member-' || (1 + (h + i) % 10), 'Member ' || (1 + (h + i) % 10),
       (array['home-buyers.opened', 'documents.accepted', 'documents.listed', 'leads.listed', 'documents.seen', 'leads.read', 'documents.sent-back', 'leads.changed'])[i],
       'home-buyer', case when i not in (3, 4) then md5(id || i)::uuid::text end, case when i not in (3, 4) then id end,
       case when i not in (3, 4) then email end, case when i = 5 then 'To review it' end
     from growth_buyers, generate_series(1, 8) i where reached > 0 and i <= 2 + g % 7 order by since`,
  `with happened as (
     insert into webhook_events (id, type, payload, occurred_at)
     select 'msg_' || id || '_' || i, 'document.received', '{}', now() - interval '1 minute' * ((h::bigint + i * 104729) % (29 * 1440)) from growth_buyers, generate_series(1, 2) i
     returning id, occurred_at
   ) insert into webhook_deliveries (event_id, endpoint_id, occurred_at, state, tries, last_tried_at, last_status)
     select happened.id, webhook_endpoints.id, happened.occurred_at, case when hashtext(happened.id) % 200 = 0 then 'failed' else 'delivered' end, 1, happened.occurred_at, 200 from happened, webhook_endpoints`,
  `insert into rate_limits (key, points, expire)
     select 'sign-in-network:' || md5(id), 3, (extract(epoch from now()) * 1000)::bigint - 60000 + (h % 600) * 1000 from growth_buyers where h % 20 = 0`,
];
