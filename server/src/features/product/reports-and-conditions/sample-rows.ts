import {
  type ConditionInput,
  newCondition,
  type OrderInput,
} from '@porchlight/domain/reports-and-conditions/reports-and-conditions.ts';

/** An appraisal as tests enter it. */
export const sampleOrder: OrderInput = {
  ...{ kind: 'appraisal', company: 'Buckeye Appraisals', orderedOn: '2026-01-05', dueOn: '2099-01-16' },
  ...{ receivedOn: null, cost: 60_000, note: '' },
};

export const sampleCondition: ConditionInput = {
  ...newCondition('Provide most recent 30 days pay stubs.', 'before documents'),
  dueOn: '2099-01-12',
};
