import * as z from 'zod/mini';
import { callsConsent } from '../accounts/calls-consent.ts';
import { guideStages } from '../guide/guide.ts';
import { staffEndpoint } from '../kernel/endpoint.ts';
import { calendarDateField, instantField } from '../kernel/fields.ts';
import { milestoneSlugs } from '../kernel/milestone-slugs.ts';
import { staffFacts } from '../plan/fact-groups.ts';
import { listInput, listPage } from '../staff/staff-lists.ts';
import { buyerStages, milestoneStates } from './home-buyers.ts';
import { purchaseOwnersContract } from './purchase-owners.contract.ts';
import { staffPurchasePageEndpoints } from './staff-purchase.contract.ts';
import { staffPurchasesContract } from './staff-purchases.contract.ts';

const stageSlugs = guideStages.map(({ slug }) => slug);
const guideStageField = z.enum(stageSlugs);
const count = z.int().check(z.minimum(0));

/**
 * Someone who finished the final step, or has an account with a journey. `id` is the account's, which is `buyerId` in events; without an
 * account it is that of the newest final step (`homeBuyerId`). `stage` is `current_stage` (specification 3), null
 * without the final step; `guideStage` is the first stage of the guide not completed, null without an account, as is the rest of
 * the journey.
 */
export const homeBuyerRow = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  stage: z.nullable(z.string()),
  guideStage: z.nullable(guideStageField),
  stagesDone: z.nullable(count),
  milestonesDone: z.nullable(count),
  since: instantField,
  lastActivityAt: instantField,
});
export type HomeBuyerRow = z.infer<typeof homeBuyerRow>;

/**
 * Everything the console shows of one buyer. What buyers note for themselves and what their files hold or are called is not in it.
 * `version` is that of the stage, null without the final step.
 */
export const homeBuyerDetail = z.extend(homeBuyerRow, {
  version: z.nullable(z.int()),
  phone: z.nullable(z.string()),
  consentedAt: z.nullable(instantField),
  calls: callsConsent,
  account: z.nullable(
    z.object({
      since: instantField,
      emailVerified: z.boolean(),
      betaAccess: z.boolean(),
      stages: z.array(guideStageField),
      milestones: z.array(
        z.object({
          slug: z.enum(milestoneSlugs),
          state: z.enum(milestoneStates),
          progress: count,
          completedAt: z.nullable(instantField),
        }),
      ),
      dates: z.array(z.object({ slug: z.enum(milestoneSlugs), title: z.string(), date: calendarDateField })),
      /** Of the plan of their purchase what an application asks, and the closing day; in this order, what is known. Amounts are whole cents. */
      plan: z.array(z.object({ fact: z.enum(staffFacts), value: z.union([z.int(), z.string()]) })),
      documentsOwed: z.array(z.object({ slug: z.enum(milestoneSlugs), title: z.string() })),
    }),
  ),
});
export type HomeBuyerDetail = z.infer<typeof homeBuyerDetail>;

/** Any id of theirs: the account's, or that of any final step they sent. */
const idField = z.string().check(z.maxLength(100));
const filter = {
  /** Only buyers in this stage; `none` are those without the final step. */
  stage: z.optional(z.enum([...buyerStages, 'none'])),
};

export const homeBuyersFilter = z.object({ ...filter, search: listInput.search });

const tags = ['Home buyers'];
const scope = 'home-buyers:read' as const;

export const homeBuyersContract = {
  ...staffPurchasesContract,
  ...staffPurchasePageEndpoints,
  ...purchaseOwnersContract,
  list: staffEndpoint('read')
    .meta({ scope })
    .route({
      method: 'GET',
      path: '/staff/home-buyers',
      tags,
      summary: 'List home buyers with their stage and journey, newest first',
    })
    .input(z.object({ ...filter, ...listInput }))
    .output(listPage(homeBuyerRow)),
  get: staffEndpoint('figures', 'NOT_FOUND')
    .meta({ scope })
    .route({
      method: 'GET',
      path: '/staff/home-buyers/{id}',
      tags,
      summary: 'Read one home buyer’s journey',
      description:
        '`id` is `buyerId` or `homeBuyerId` of an event, or `buyer.id` of a document. The answer’s `id` is the one id of this buyer: the account’s, where there is an account.',
    })
    .input(z.object({ id: idField }))
    .output(homeBuyerDetail),
  setStage: staffEndpoint('decide', 'NOT_FOUND', 'CHANGED_MEANWHILE')
    .route({
      method: 'PUT',
      path: '/staff/home-buyers/{id}/stage',
      tags,
      summary: 'Change the stage of somebody who finished the final step',
      description:
        '`version` is the one that was seen. Where somebody was faster the answer is CHANGED_MEANWHILE, which says what is there now.',
    })
    .input(z.object({ id: idField, version: z.int(), stage: z.enum(buyerStages) }))
    .output(homeBuyerDetail),
  export: staffEndpoint(['figures', 'export'])
    .meta({ scope, stream: true })
    .route({ method: 'GET', path: '/staff/home-buyers.csv', tags, summary: 'Download home buyers as CSV' })
    .input(homeBuyersFilter)
    .output(z.file()),
};
