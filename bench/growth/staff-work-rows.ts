/**
 * What staff and buyers do together about a purchase (see `buyerRows`): a thread of 36 messages for each buyer who began, of whom one in
 * eight waits for an answer; an owner, requests and proposals.
 */
export const staffWorkRows = [
  // The trigger reads the thread again at each message, which needs an index that is made at the end.
  'alter table messages disable trigger place_thread',
  `insert into messages (id, purchase_id, user_id, staff_id, staff_name, text, created_at)
     select gen_random_uuid(), porchlight_purchase_of(growth_buyers.id), case when i % 2 = 1 then growth_buyers.id end,
       case when i % 2 = 0 then 'growth-member-' || 1 + h % 10 end, case when i % 2 = 0 then 'Member' end,
       (select string_agg(word[1 + ((h::bigint * (2 * k + i) + g::bigint * k * k) % array_length(word, 1))::int], ' ') from generate_series(1, 14) k),
       since + (now() - since) * (i - 0.5) / 36
     from growth_buyers, growth_lists, generate_series(1, 36) i where reached > 0 and (i < 36 or g % 8 > 0)`,
  `insert into message_threads (purchase_id, last_at, waiting_since, place)
     select purchase_id, newest, waits,
       floor(case when waits is null then 10000000000000 - extract(epoch from newest) * 1000 else extract(epoch from waits) * 1000 end)
     from (select purchase_id, max(created_at) as newest,
         case when max(created_at) filter (where user_id is not null) > max(created_at) filter (where user_id is null)
           then max(created_at) filter (where user_id is not null) end as waits
       from messages join growth_buyers on purchase_id = porchlight_purchase_of(growth_buyers.id) group by purchase_id) threads
     on conflict (purchase_id) do nothing`,
  'alter table messages enable trigger place_thread',
  `insert into message_reads (purchase_id, user_id, read_at)
     select porchlight_purchase_of(id), id, now() from growth_buyers where reached > 0`,
  `insert into saved_replies (id, title, text, updated_at)
     select gen_random_uuid(), 'Fridays', 'Friday works.', now() where not exists (select from saved_replies)`,
  `insert into purchase_owners (purchase_id, owner_id, version, by_name, at)
     select porchlight_purchase_of(id), 'growth-member-' || 1 + h % 10, 1, 'Member', since from growth_buyers where reached > 0 and h % 3 > 0`,
  `insert into document_requests (id, purchase_id, title, why, due_day, stage, staff_id, staff_name, asked_at, ended_as, ended_at)
     select gen_random_uuid(), porchlight_purchase_of(id), 'Letter about the deposit of day ' || i, 'The lender asks where it came from.',
       (now() + interval '1 day' * (h % 40 - 20))::date, 'none', 'growth-member-' || 1 + h % 10, 'Member', since + interval '1 minute' * i,
       case when i = 1 or is_over then 'waived' end, case when i = 1 or is_over then now() end
     from growth_buyers, generate_series(1, 4) i, lateral (select since < now() - interval '180 days' as is_over) purchase where reached > 2 and g % 2 = 0`,
  `insert into proposals (id, purchase_id, kind, key, value, why, staff_id, staff_name, proposed_at)
     select gen_random_uuid(), porchlight_purchase_of(id), 'date', 'closing-day', to_jsonb((now() + interval '40 days')::date), 'The lender is ready.',
       'growth-member-' || 1 + h % 10, 'Member', since from growth_buyers where reached > 4 and h % 5 = 0`,
];
