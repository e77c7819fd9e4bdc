import * as z from 'zod/mini';
import { buyerEndpoint, done } from '../kernel/endpoint.ts';
import { instantField } from '../kernel/fields.ts';
import { explanationLetterContent } from '../underwriting-conditions/explanation-letters/letter-input.ts';
import { conditionContent, MAX_LOAN_CONDITIONS, MAX_ORDERS, orderContent } from './reports-and-conditions.ts';

const stored = { id: z.uuid(), changedAt: instantField };
const thirdPartyOrder = z.object({ ...stored, ...orderContent });
export type ThirdPartyOrder = z.infer<typeof thirdPartyOrder>;

const loanCondition = z.object({ ...stored, ...conditionContent });
export type LoanCondition = z.infer<typeof loanCondition>;

const reportsAndConditionsView = z.object({
  orders: z.array(thirdPartyOrder),
  /** In the order in which they were entered. */
  conditions: z.array(loanCondition),
});
export type ReportsAndConditionsView = z.infer<typeof reportsAndConditionsView>;

const tags = ['Homes'];
const byId = { id: z.uuid() };

export const reportsAndConditionsContract = {
  read: buyerEndpoint()
    .route({
      method: 'GET',
      path: '/reports-and-conditions',
      tags,
      summary: 'Read what was ordered and the conditions of the loan',
      successDescription: 'Of both buyers of the purchase.',
    })
    .output(reportsAndConditionsView),
  saveOrder: buyerEndpoint('NOT_FOUND')
    .route({
      method: 'PUT',
      path: '/reports-and-conditions/orders/{id}',
      tags,
      summary: 'Enter or change what a third party does',
      description: `The caller chooses the id. A purchase keeps at most ${MAX_ORDERS}. A day due becomes a date of the purchase until it is received.`,
      successDescription: 'Everything that is stored.',
    })
    .input(z.object({ ...byId, ...orderContent }))
    .output(reportsAndConditionsView),
  removeOrder: buyerEndpoint()
    .route({
      method: 'DELETE',
      path: '/reports-and-conditions/orders/{id}',
      tags,
      summary: 'Delete what was ordered',
      description: 'Deleting one that is gone already is no error.',
    })
    .input(z.object(byId))
    .output(done),
  addConditions: buyerEndpoint('NOT_FOUND')
    .route({
      method: 'PUT',
      path: '/reports-and-conditions/conditions',
      tags,
      summary: 'Enter conditions of the underwriter, such as a pasted list',
      description: `The caller chooses the ids, so that a list sent twice is stored once. A purchase keeps at most ${MAX_LOAN_CONDITIONS}: a list is stored whole or not at all.`,
      successDescription: 'Everything that is stored.',
    })
    .input(
      z.object({
        conditions: z
          .array(z.object({ ...byId, ...conditionContent }))
          .check(z.minLength(1), z.maxLength(MAX_LOAN_CONDITIONS)),
      }),
    )
    .output(reportsAndConditionsView),
  letter: buyerEndpoint('NOT_FOUND')
    .route({
      method: 'POST',
      path: '/reports-and-conditions/conditions/{id}/letter',
      tags,
      summary: 'A letter of explanation that a condition asks for',
      description: 'In the buyer’s own words, on Letter paper. Stores nothing.',
      successDescription: 'A PDF with the day of the letter in its name.',
    })
    .meta({ stores: 'nothing' })
    .input(z.object({ ...byId, ...explanationLetterContent }))
    .output(z.file()),
  removeCondition: buyerEndpoint()
    .route({
      method: 'DELETE',
      path: '/reports-and-conditions/conditions/{id}',
      tags,
      summary: 'Delete a condition',
      description: 'Deleting one that is gone already is no error.',
    })
    .input(z.object(byId))
    .output(done),
};
