import * as z from 'zod/mini';
import { buyerEndpoint } from '../kernel/endpoint.ts';
import { instantField } from '../kernel/fields.ts';
import { factNames, factSchemas, factValue } from './plan-facts.ts';
import { provenance } from './provenance.ts';

const factName = z.enum(factNames);

/** What a person entered, and when. `value` is null where it took the fact out; `by` is null for what both had before they parted. */
const factVersion = z.object({
  id: z.uuid(),
  value: z.nullable(factValue),
  from: provenance,
  by: z.nullable(z.object({ name: z.string(), isYou: z.boolean() })),
  at: instantField,
});
export type FactVersion = z.infer<typeof factVersion>;

/** One fact as it holds; `other` is another buyer's value that it took the place of. */
const factView = z.object({ fact: factName, ...factVersion.shape, other: z.nullable(factVersion) });
export type FactView = z.infer<typeof factView>;

/** What is known; our assumptions are not among it, `assumeFacts` makes them. */
export const planView = z.object({ facts: z.array(factView) });
export type PlanView = z.infer<typeof planView>;

const { price, downPayment, ratePercent, closingDay } = factSchemas;

/** Cents. `monthsLeft` is how many payments the savings left make, to one place; null where they are not known. */
const planCost = z.object({
  payment: z.int(),
  cashToClose: z.int(),
  fiveYears: z.int(),
  savingsLeft: z.nullable(z.int()),
  monthsLeft: z.nullable(z.string()),
});

const tags = ['Plan'];

export const planContract = {
  read: buyerEndpoint()
    .route({ method: 'GET', path: '/plan', tags, summary: 'Read the plan of the purchase' })
    .output(planView),
  set: buyerEndpoint('NOT_FOUND')
    .route({
      method: 'PUT',
      path: '/plan/facts/{fact}',
      tags,
      summary: 'Enter a fact, or take it out with null',
      description:
        'The last to write wins; earlier values stay in the history. The same id again stores nothing.',
    })
    .input(
      z.object({
        fact: factName,
        id: z.uuid(),
        /** Of the shape in which the fact is read. */
        value: z.unknown(),
        /** The calculator it is written back from. */
        tool: z.optional(z.string().check(z.maxLength(40))),
      }),
    )
    .output(planView),
  history: buyerEndpoint()
    .route({
      method: 'GET',
      path: '/plan/history/{fact}',
      tags,
      summary: 'Read what changed a fact, latest first',
      successDescription: 'The newest hundred values of the fact.',
    })
    .input(z.object({ fact: factName }))
    .output(z.object({ versions: z.array(factVersion) })),
  price: buyerEndpoint()
    .route({
      method: 'POST',
      path: '/plan/price',
      tags,
      summary: 'Price a change of the plan',
      description:
        'Payment, cash to close, five-year cost and savings left, before and after. Stores nothing.',
      successDescription: 'The four figures before and after; null without a price or a loan.',
    })
    .meta({ stores: 'nothing' })
    .input(
      z.object({
        price: z.optional(price),
        downPayment: z.optional(downPayment),
        ratePercent: z.optional(ratePercent),
        closingDay: z.optional(closingDay),
      }),
    )
    .output(z.object({ before: z.nullable(planCost), after: z.nullable(planCost) })),
};

const applicationFacts = z.object({
  applicationId: z.uuid(),
  acceptedAt: instantField,
  facts: z.array(z.object({ fact: factName, value: factValue })),
});

/** The plan and the application of its buyer. */
export const planApplicationContract = {
  read: buyerEndpoint()
    .route({
      method: 'GET',
      path: '/plan/application',
      tags,
      summary: 'Read which answers of the latest application the plan lacks',
      successDescription: 'Null where there is no application, or where the plan has all of it.',
    })
    .meta({ rlsExemption: 'reads the application sent from the confirmed address' })
    .output(z.object({ application: z.nullable(applicationFacts) })),
  take: buyerEndpoint('NOT_FOUND')
    .route({
      method: 'POST',
      path: '/plan/application',
      tags,
      summary: 'Take over the answers of the latest application',
      description: 'What a buyer entered gives way only where `replace` names it.',
      successDescription: 'The plan, and the facts that were kept as they were.',
    })
    .meta({ stores: 'records', rlsExemption: 'reads the application sent from the confirmed address' })
    .input(
      z.object({
        /** The buyer agrees that the answers become the plan. */
        consent: z.literal(true),
        replace: z.optional(z.array(factName)),
      }),
    )
    .output(z.object({ kept: z.array(factName), ...planView.shape })),
};
