import * as z from 'zod/mini';
import { buyerEndpoint } from '../kernel/endpoint.ts';
import * as texts from './en.ts';
import { guideStages } from './guide.ts';

/** More than any version of the guide ever had; a list that is longer was made by something else. */
const MAX_STAGES = 50;
const MAX_SLUG_LENGTH = 80;

/** The buyer's completed stages, in the guide's order. */
export const guideProgress = z.object({ stages: z.array(z.enum(guideStages.map(({ slug }) => slug))) });
export type GuideProgress = z.infer<typeof guideProgress>;

export const guideContract = {
  progress: buyerEndpoint()
    .route({ method: 'GET', path: '/guide/progress', tags: ['Guide'], summary: 'List completed stages' })
    .output(guideProgress),
  addStages: buyerEndpoint()
    .route({
      method: 'POST',
      path: '/guide/progress',
      tags: ['Guide'],
      summary: 'Add completed stages',
      description:
        'Answers with the union of what was stored and what was sent. Slugs that are no stage, as older versions of the guide may have had, are passed over.',
    })
    .meta({ stores: 'records' })
    .input(
      z.object({
        stages: z
          .array(z.string().check(z.maxLength(MAX_SLUG_LENGTH, texts.stageTooLong)))
          .check(z.maxLength(MAX_STAGES, texts.tooManyStages(MAX_STAGES))),
      }),
    )
    .output(guideProgress),
};
