import { milestoneTexts } from '@porchlight/content/en/milestones.ts';
import { reviewReasonIds } from '@porchlight/domain/documents/document-reviews.ts';
import { explainedStageSlugs } from '@porchlight/domain/guide/guide.ts';
import { waitlistFeatures } from '@porchlight/domain/leads/waitlist/waitlist.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import { offerTermsField } from '@porchlight/domain/offers/home-offers/offer-terms.ts';
import { toolIds } from '@porchlight/domain/tools/tool-pages.ts';
import { getTableName } from 'drizzle-orm';
import type pg from 'pg';
import { STEMS_VERSION } from '../../server/src/features/search/word-keys.ts';
import { ownedTables } from '../../server/src/registries/tables.ts';
import { purchaseRows } from './purchase-rows.ts';

/** Buyers of one statement: some hundred thousand rows in all. */
const CHUNK = 10_000;

/** What an installation has of its operator, whatever its size: ten members of staff, one webhook endpoint, the runs of the last month. */
const operatorRows = [
  `insert into users (id, name, email, email_verified) select 'growth-member-' || n, 'Member ' || n, 'member' || n || '@operator.example', true from generate_series(1, 10) n`,
  `insert into staff_members (user_id, role) select id, 'agent' from users where id like 'growth-member-%'`,
  `insert into webhook_endpoints (id, url, description, events, sealed_secret, created_at)
     values (gen_random_uuid(), 'https://hooks.example/in', 'The CRM', '{document.received}', '\\x00', now())`,
  `insert into retention_runs (ran_at, removed) select now() - interval '1 day' * n, '{}' from generate_series(1, 30) n`,
];

/** The other rows of each buyer (see `buyerRows`): what visitors leave, and what staff and programs did about them. */
const visitorRows = [
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

/**
 * What makes the rows of a chunk of buyers (`growth_buyers`) out of the product's own lists (`growth_lists`). Proportions: seven in ten
 * have a journey; four documents, twelve notifications and six emails of the last ninety days each.
 */
const buyerRows = [
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

/**
 * Fills a migrated database with the rows of an installation that has had so many buyers for three years, in realistic proportions and
 * always the same. Their files are not stored, so that nothing of them can be opened. Indexes are rebuilt at the end, which takes a third
 * of the time. `tell` receives the progress.
 */
export async function fillInstallation(
  client: pg.ClientBase,
  buyers: number,
  tell: (sentence: string) => void = () => undefined,
): Promise<void> {
  await client.query('begin');
  await client.query(`set local synchronous_commit = off; set local work_mem = '128MB'`);
  const indexes = await dropIndexes(client);
  await createLists(client);
  for (const statement of operatorRows) await client.query(statement);
  for (let from = 1; from <= buyers; from += CHUNK) {
    const until = Math.min(from + CHUNK - 1, buyers);
    await client.query('drop table if exists growth_buyers');
    await client.query(chunkOfBuyers(from, until, buyers));
    for (const statement of [...buyerRows, ...purchaseRows, ...visitorRows])
      await client.query(statement.replaceAll('$stems', String(STEMS_VERSION)));
    tell(`${until.toLocaleString('en')} of ${buyers.toLocaleString('en')} buyers`);
  }
  for (const definition of indexes) await client.query(definition);
  await client.query('commit');
  await client.query('vacuum analyze');
  await requireFilled(client);
}

/** What a buyer at the last milestone has entered, for an account that is there already. */
export async function fillPurchase(client: pg.ClientBase, userId: string): Promise<void> {
  await client.query('begin');
  await createLists(client);
  // These two numbers leave out what only its owner's key opens, as a saved signature.
  await client.query(
    `create temporary table growth_buyers on commit drop as
       select 2 as n, 12 as h, 0 as g, id, name, email, now() - interval '9 days' as since, 8 as reached from users where id = $1`,
    [userId],
  );
  for (const statement of purchaseRows) await client.query(statement);
  await client.query('commit');
}

/** Rows of these are no buyer's own doing: sealed by a running server, or a member's. */
const UNFILLED: readonly string[] = ['event_entry_details', 'lead_filters'];

/** @throws where a table of a person's rows has none: a list that reads it would be measured empty. */
async function requireFilled(client: pg.ClientBase): Promise<void> {
  for (const name of ownedTables.map(({ table }) => getTableName(table))) {
    const { rows } = await client.query(`select exists (select from "${name}") as filled`);
    if (!rows[0].filled && !UNFILLED.includes(name)) throw new Error(`no buyer has rows of ${name}`);
  }
}

async function createLists(client: pg.ClientBase): Promise<void> {
  await client.query(
    `create temporary table growth_lists on commit drop as select * from jsonb_to_record($1::jsonb) as lists(
    first text[], last text[], host text[], word text[], paper text[], task jsonb, date jsonb, stage text[], feature text[], tool text[],
    reason text[], fact jsonb, terms jsonb)`,
    [JSON.stringify(lists)],
  );
}

const lists = {
  first: 'Ada Maria James John Linda Carlos Wei Priya Omar Fatima Noah Olivia Liam Emma José Zoë'.split(' '),
  last: 'Smith Garcia Johnson Lee Patel Nguyen Martinez Brown Davis Wilson Kim Okafor Haddad Novak Silva Rossi Quinn Xu'.split(
    ' ',
  ),
  host: 'gmail.com yahoo.com outlook.com example.com icloud.com'.split(' '),
  word: 'i we would like to buy a home house condo townhouse in the spring summer with mortgage loan down payment first time buyer preapproval rate question about county credit score please call me back help us understand closing costs and inspection of older duplex near school'.split(
    ' ',
  ),
  paper: milestoneTexts.flatMap(({ documentRequests }) => documentRequests.map(({ key }) => key)),
  task: listOfMilestones(({ tasks }) => tasks.map(({ id }) => id)),
  date: listOfMilestones(({ dates }) => dates.map(({ key }) => key)),
  stage: explainedStageSlugs,
  feature: waitlistFeatures,
  tool: toolIds,
  reason: reviewReasonIds,
  fact: {
    ...{ people: 2, monthlyDebts: 40_000, savings: 9_000_000, price: 40_000_000, downPayment: 8_000_000 },
    ...{ termMonths: 360, ratePercent: '6.5', propertyTaxYearly: 500_000, homeInsuranceYearly: 150_000 },
    ...{ place: { state: 'OH', county: null }, incomeWages: { cents: 900_000, per: 'month' } },
  },
  terms: offerTermsField.parse({ priceCents: 40_000_000 }),
};

/** By milestone's id, so that a buyer's rows are those of milestones they have reached. */
function listOfMilestones(pick: (text: (typeof milestoneTexts)[number]) => string[]) {
  return milestoneTexts.flatMap((text) =>
    pick(text).map((key) => ({ milestone: milestones.find(({ slug }) => slug === text.slug)?.id, key })),
  );
}

/**
 * The people that the other statements make rows for. `h` and `g` are two numbers that look random; `reached` is the milestone they are at,
 * 0 for those who only opened an account; `since` is spread over three years.
 */
function chunkOfBuyers(from: number, until: number, buyers: number): string {
  return `create temporary table growth_buyers on commit drop as
    select n, h, g, 'growth-' || n as id,
      first[1 + g % 16] || ' ' || last[1 + h % 18] as name,
      lower(translate(first[1 + g % 16], 'éë', 'ee') || '.' || last[1 + h % 18] || n || '@' || host[1 + n % 5]) as email,
      date_trunc('second', now()) - interval '3 years' * ((${buyers} - n + 1)::float8 / ${buyers}) - interval '1 hour' as since,
      case when h % 10 < 3 then 0 else 1 + g % 8 end as reached
    from (select n, hashint4(n) & 16777215 as h, hashint4(n + 7777777) & 16777215 as g from generate_series(${from}, ${until}) n) people,
      growth_lists`;
}

/** Those that no constraint needs; gives what makes them again, of partitioned tables with their partitions. */
async function dropIndexes(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select c.relname as name, replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') as definition
      from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and not i.indisunique and not exists (select from pg_constraint where conindid = i.indexrelid)`);
  for (const { name } of rows) await client.query(`drop index "${name}"`);
  return rows.map(({ definition }) => definition);
}
