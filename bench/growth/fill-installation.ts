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
import { buyerRows } from './buyer-rows.ts';
import { operatorRows } from './operator-rows.ts';
import { purchaseRows } from './purchase-rows.ts';
import { staffWorkRows } from './staff-work-rows.ts';
import { visitorRows } from './visitor-rows.ts';

/** Buyers of one statement: some hundred thousand rows in all. */
const CHUNK = 10_000;

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
    for (const statement of [...buyerRows, ...purchaseRows, ...staffWorkRows, ...visitorRows])
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
