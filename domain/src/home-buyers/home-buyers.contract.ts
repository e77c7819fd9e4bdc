import * as z from 'zod/mini';
import { callsConsent } from '../consents/calls-consent.ts';
import { guideStages } from '../guide/guide.ts';
import { milestoneSlugs } from '../milestones/milestones.ts';
import { staffEndpoint } from '../shared/endpoint.ts';
import { calendarDateField, instantField } from '../shared/fields.ts';
import { listInput, listPage } from '../staff/staff-lists.ts';
import { buyerStages, milestoneStates } from './home-buyers.ts';

const stageSlugs = guideStages.map(({ slug }) => slug);
const guideStageField = z.enum(stageSlugs);
const count = z.int().check(z.minimum(0));

/**
 * Somebody who finished the final step, or has an account with a journey. `stage` is `current_stage` (specification 3), null
 * without the final step; `guideStage` is the first stage of the guide not completed, null without an account, as is the rest of
 * the journey.
 */
export const homeBuyerRow = z.object({
  key: z.string(),
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
      documentsOwed: z.array(z.object({ slug: z.enum(milestoneSlugs), title: z.string() })),
    }),
  ),
});
export type HomeBuyerDetail = z.infer<typeof homeBuyerDetail>;

const keyField = z.string().check(z.maxLength(100));
/** `none` are those without the final step. */
const filter = { stage: z.optional(z.enum([...buyerStages, 'none'])) };

export const homeBuyersFilter = z.object({ ...filter, search: listInput.search });

const tags = ['Home buyers'];
const scope = 'home-buyers:read' as const;

export const homeBuyersContract = {
  list: staffEndpoint('reader')
    .meta({ scope })
    .route({
      method: 'GET',
      path: '/staff/home-buyers',
      tags,
      summary: 'List home buyers with their stage and journey, newest first',
    })
    .input(z.object({ ...filter, ...listInput }))
    .output(listPage(homeBuyerRow)),
  get: staffEndpoint('reader', 'NOT_FOUND')
    .meta({ scope })
    .route({
      method: 'GET',
      path: '/staff/home-buyers/{key}',
      tags,
      summary: 'Read one home buyer’s journey',
    })
    .input(z.object({ key: keyField }))
    .output(homeBuyerDetail),
  setStage: staffEndpoint('agent', 'NOT_FOUND', 'CHANGED_MEANWHILE')
    .route({
      method: 'PUT',
      path: '/staff/home-buyers/{key}/stage',
      tags,
      summary: 'Change the stage of somebody who finished the final step',
      description:
        '`version` is the one that was seen. Where somebody was faster the answer is CHANGED_MEANWHILE, which says what is there now.',
    })
    .input(z.object({ key: keyField, version: z.int(), stage: z.enum(buyerStages) }))
    .output(homeBuyerDetail),
  export: staffEndpoint('agent')
    .meta({ scope, stream: true })
    .route({ method: 'GET', path: '/staff/home-buyers.csv', tags, summary: 'Download home buyers as CSV' })
    .input(homeBuyersFilter)
    .output(z.file()),
};
