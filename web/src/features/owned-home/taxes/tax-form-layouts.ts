import * as texts from '@porchlight/content/en/owned-home-taxes.ts';
import type { RecordField } from '../records/record-layout.ts';

const words = texts.formFields;

/** Form 1098, in the order of its boxes. */
export const formFields: readonly RecordField[] = [
  { name: 'taxYear', label: words.taxYear, as: 'count' },
  { name: 'lender', label: words.lender, as: 'line' },
  { name: 'interest', label: words.interest, as: 'amount' },
  { name: 'principal', label: words.principal, as: 'amount' },
  {
    ...{ name: 'originatedOn', label: words.originatedOn, hint: texts.originatedHint },
    ...{ as: 'day', optional: true },
  },
  { name: 'refund', label: words.refund, as: 'amount', optional: true },
  { name: 'insurancePremiums', label: words.insurancePremiums, as: 'amount', optional: true },
  { name: 'points', label: words.points, as: 'amount', optional: true },
  { name: 'isSameAddress', label: words.isSameAddress, as: 'yesNo' },
  { name: 'property', label: words.property, as: 'line', optional: true },
  { name: 'properties', label: words.properties, as: 'count', optional: true },
  { name: 'other', label: words.other, hint: texts.otherHint, as: 'line', optional: true },
  { name: 'acquiredOn', label: words.acquiredOn, as: 'day', optional: true },
];

const certificate = texts.certificateFields;

/** A mortgage credit certificate. */
export const certificateFields: readonly RecordField[] = [
  { name: 'agency', label: certificate.agency, as: 'line' },
  { name: 'ratePercent', label: certificate.ratePercent, as: 'percent' },
  { name: 'certifiedAmount', label: certificate.certifiedAmount, as: 'amount', optional: true },
];
