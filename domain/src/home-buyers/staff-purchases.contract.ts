import * as z from 'zod/mini';
import { staffEndpoint } from '../kernel/endpoint.ts';
import { calendarDateField, instantField } from '../kernel/fields.ts';
import { milestoneSlugs } from '../kernel/milestone-slugs.ts';
import { leadFilterFields, memberView } from '../leads/lead-inbox.ts';
import { listInput, listPage } from '../staff/staff-lists.ts';
import {
  dueKinds,
  MAX_DAYS_OF_FILTER,
  MAX_DUE_PURCHASES,
  purchasePlaces,
  purchaseSorts,
} from './staff-purchases.ts';

const count = z.int().check(z.minimum(0));

/**
 * One purchase as the console lists it; guests and members of staff have none here. `milestone` is the first that is neither completed nor
 * set aside, null once none is left. `owes` counts documents that open milestones or
 * staff ask for and no buyer has sent, or that were sent back.
 */
export const purchaseSummary = z.object({
  id: z.string(),
  /** The one who opened it first; who left is not among them. `id` is that of the home buyer, which is `buyerId` in events. */
  buyers: z.array(z.object({ id: z.string(), name: z.string(), email: z.string() })),
  milestone: z.nullable(z.enum(milestoneSlugs)),
  closingDay: z.nullable(calendarDateField),
  owes: count,
  lastSignAt: instantField,
  /** Whole days since then. */
  silentDays: count,
  /** Who of the staff looks after it. */
  owner: z.nullable(memberView),
});
export type PurchaseSummary = z.infer<typeof purchaseSummary>;

// `title` names the day of the contract or the document; `more` counts what else is due in the same days. No address or amount is in it.
export const duePurchase = z.object({
  id: z.string(),
  buyers: z.array(memberView),
  what: z.enum(dueKinds),
  title: z.nullable(z.string()),
  day: calendarDateField,
  more: count,
  owner: z.nullable(memberView),
});
export type DuePurchase = z.infer<typeof duePurchase>;

const days = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_DAYS_OF_FILTER)));

const filter = {
  /** Only purchases in this milestone; `done` are those with none left. */
  milestone: z.optional(z.enum(purchasePlaces)),
  /** Only purchases that owe a document, or that owe none. */
  owes: z.optional(z.enum(['yes', 'no'])),
  /** Only purchases without a sign of life for as many days. */
  silent: days,
  /** Only purchases whose closing day is today or within as many days. */
  closing: days,
  /** The caller's own purchases with those that they cover, those without an owner, those with any owner, or those of the member with this id. */
  owner: leadFilterFields.owner,
};

export const purchasesFilter = z.object({ ...filter, search: listInput.search });
export type PurchasesFilter = z.infer<typeof purchasesFilter>;

const tags = ['Home buyers'];
const scope = 'home-buyers:read' as const;

/** What the console asks of purchases, among the endpoints of home buyers. */
export const staffPurchasesContract = {
  listPurchases: staffEndpoint('read')
    .meta({ scope })
    .route({
      method: 'GET',
      path: '/staff/purchases',
      tags,
      summary: 'List purchases with their buyers, milestone, closing day and what is owed',
      description:
        '`sort` names a column, with a minus before it for the greatest first. Purchases without a closing day come last either way.',
    })
    .input(
      z.object({
        ...filter,
        ...listInput,
        /** The column that orders the list, the greatest first with a minus before it. */
        sort: z._default(z.enum(purchaseSorts), '-activity'),
      }),
    )
    .output(listPage(purchaseSummary)),
  listDuePurchases: staffEndpoint('figures')
    .route({
      method: 'GET',
      path: '/staff/purchases/due',
      tags,
      summary: `List the ${MAX_DUE_PURCHASES} purchases with something due or late, the oldest first`,
    })
    .output(z.array(duePurchase)),
  exportPurchases: staffEndpoint(['figures', 'export'])
    .meta({ scope, stream: true })
    .route({ method: 'GET', path: '/staff/purchases.csv', tags, summary: 'Download purchases as CSV' })
    .input(purchasesFilter)
    .output(z.file()),
};
