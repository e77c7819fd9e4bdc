import * as z from 'zod/mini';
import * as words from '../en.ts';
import { defineRecordKind, type HomeRecord } from '../home-record.ts';
import {
  centsField,
  count,
  dayField,
  line,
  priceField,
  recordYearField,
  yesNoField,
} from '../record-fields.ts';

/** Form 1098 of a tax year, its boxes 1 to 11 in their order, whole cents; null where a box is empty. */
export const form1098Kind = defineRecordKind({
  name: 'form-1098',
  most: 120,
  fields: {
    taxYear: recordYearField,
    lender: line(80),
    /** Box 1. */
    interest: centsField,
    /** Box 2: at the start of the year, or of the loan. */
    principal: priceField,
    /** Box 3; null for a loan from before 2000. */
    originatedOn: z.nullable(dayField),
    /** Box 4: interest of an earlier year that came back. */
    refund: z.nullable(centsField),
    /** Box 5. */
    insurancePremiums: z.nullable(centsField),
    /** Box 6. */
    points: z.nullable(centsField),
    /** Box 7: the home has the borrower's own address. */
    isSameAddress: yesNoField,
    /** Box 8. */
    property: z.nullable(line(160)),
    /** Box 9. */
    properties: z.nullable(count(1, 99)),
    /** Box 10, mostly property taxes paid from escrow. */
    other: z.nullable(line(160)),
    /** Box 11: the day on which this lender took the loan over. */
    acquiredOn: z.nullable(dayField),
  },
  findProblems: ({ taxYear, lender, interest, principal, originatedOn, acquiredOn }, { records, today }) => {
    const problems: Record<string, string> = {};
    const thisYear = Number(today.slice(0, 4));
    if (taxYear > thisYear) problems.taxYear = words.yearAhead(thisYear);
    if (interest > principal) problems.interest = words.interestAbovePrincipal;
    if (originatedOn !== null && Number(originatedOn.slice(0, 4)) > taxYear)
      problems.originatedOn = words.originatedAfterYear;
    if (acquiredOn !== null && Number(acquiredOn.slice(0, 4)) > taxYear)
      problems.acquiredOn = words.originatedAfterYear;
    const isSame = ({ kind, content }: HomeRecord) =>
      kind === 'form-1098' &&
      content.taxYear === taxYear &&
      String(content.lender).toLowerCase() === lender.toLowerCase() &&
      content.interest === interest &&
      content.principal === principal;
    if (records.some(isSame)) problems.lender = words.sameFormTwice;
    return problems;
  },
});
