import {
  type ConditionInput,
  newCondition,
  type OrderInput,
} from '@porchlight/domain/reports-and-conditions/reports-and-conditions.ts';
import type { ExplanationLetter } from '@porchlight/domain/underwriting-conditions/explanation-letters/letter-input.ts';

/** An appraisal as tests enter it. */
export const sampleOrder: OrderInput = {
  ...{ kind: 'appraisal', company: 'Buckeye Appraisals', orderedOn: '2026-01-05', dueOn: '2099-01-16' },
  ...{ receivedOn: null, cost: 60_000, note: '' },
};

export const sampleCondition: ConditionInput = {
  ...newCondition('Provide most recent 30 days pay stubs.', 'before documents'),
  dueOn: '2099-01-12',
};

/** A letter about one deposit. */
export const sampleLetter: ExplanationLetter = {
  ...{ kind: 'largeDeposit', on: '2026-01-06', lender: 'First Bank', loanNumber: null, enclosures: [] },
  sender: { name: 'Ada Owner', address: ['1 Main Street', 'Columbus, OH 43215'] },
  facts: [{ account: 'First Bank 4821', on: '2025-12-02', amount: 400_000 }],
  answers: { why: 'I sold my car to my neighbor.' },
};
