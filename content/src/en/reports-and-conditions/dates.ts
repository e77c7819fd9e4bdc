import type { OrderKind } from '@porchlight/domain/reports-and-conditions/reports-and-conditions.ts';

/** What a day due is called in the list of dates. */
export const orderTitles: Record<OrderKind, string> = {
  inspection: 'Inspection report due',
  appraisal: 'Appraisal due',
  title: 'Title report due',
  insurance: 'Insurance proof due',
  survey: 'Survey due',
  association: 'Association documents due',
  other: 'Due from a third party',
};
export const titleOfCondition = (subject: string) =>
  subject === 'unknown'
    ? 'Loan condition due'
    : `Loan condition due: ${subject.replace(/^letter: ?/, 'letter on ')}`;
