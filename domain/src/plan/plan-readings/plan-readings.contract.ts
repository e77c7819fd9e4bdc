import * as z from 'zod/mini';
import { buyerEndpoint } from '../../kernel/endpoint.ts';
import { planView } from '../plan.contract.ts';
import { factNames } from '../plan-facts.ts';

/** What was read, in the plan of the purchase. */
export const planReadingsContract = {
  take: buyerEndpoint('NOT_FOUND')
    .route({
      method: 'POST',
      path: '/documents/{id}/readings/plan',
      tags: ['Plan'],
      summary: 'Take figures of a document over into the plan',
      description:
        'Only what a sum proves or a person confirmed. What a buyer entered gives way only where `replace` names it.',
      successDescription: 'The plan, and the facts that were kept as they were.',
    })
    .meta({ stores: 'records' })
    .input(
      z.object({
        id: z.uuid(),
        facts: z.array(z.enum(factNames)).check(z.minLength(1), z.maxLength(factNames.length)),
        replace: z.optional(z.array(z.enum(factNames))),
      }),
    )
    .output(z.object({ kept: z.array(z.enum(factNames)), ...planView.shape })),
};
