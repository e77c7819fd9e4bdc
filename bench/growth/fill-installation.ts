import { milestoneTexts } from '@porchlight/content/en/milestones.ts';
import { reviewReasonIds } from '@porchlight/domain/documents/document-reviews.ts';
import { explainedStageSlugs } from '@porchlight/domain/guide/guide.ts';
import { offerTermsField } from '@porchlight/domain/home-offers/offer-terms.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import { toolIds } from '@porchlight/domain/tools/tool-pages.ts';
import { waitlistFeatures } from '@porchlight/domain/waitlist/waitlist.ts';
import { getTableName } from 'drizzle-orm';
import type pg from 'pg';
import { STEMS_VERSION } from '../../server/src/features/across/search/word-keys.ts';
import { ownedTables } from '../../server/src/registries/tables.ts';
import { buyerRows } from './buyer-rows.ts';
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

/** What else stands for each buyer (see `buyerRows`): what visitors leave, and what staff and programs did about them. */
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
     select 'newsletter', 'given', since, '2' || email, null, 'newsletter-form', '2026-11-20', 'confirmed-by-letter' from growth_buyers where h % 2 = 0`,
  `insert into document_looks (document_id, user_id, member_id, member_name, reason, looked_at, expires_at)
     select documents.id, growth_buyers.id, 'growth-member-' || (1 + h % 10), 'Member', 'To review it', documents.created_at, documents.created_at
       from growth_buyers join documents on documents.user_id = growth_buyers.id where documents.due_document is not null and h % 3 = 0`,
  // Looks at one person, changes and lists, as ten members make them.
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
 * Fills a migrated database with the rows of an installation that has had so many buyers for three years, in realistic proportions and
 * always the same. Their files are not stored, so that nothing of them can be opened. Indexes are made anew at the end, which takes a
 * third of the time. `tell` is told how far it is.
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
  paper: milestoneTexts.flatMap(({ dueDocuments }) => dueDocuments.map(({ key }) => key)),
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
 * The people that the other statements make rows for. `h` and `g` are two numbers that look random; `reached` is the milestone they stand
 * at, 0 for those who only opened an account; `since` is spread over three years.
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
