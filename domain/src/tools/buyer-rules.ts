import { type DocumentAge, findDocumentAge } from '../programs/document-age.ts';
import { areFirstTimeBuyers } from '../programs/first-time-buyer.ts';
import type { BusinessDaysInputOf, BusinessDaysResultOf } from './business-days.contract.ts';
import { InputRefusal } from './input-refusal.ts';
import { showWorking } from './show-working.ts';

/** How old a document may be in a program, and whether one is too old. */
export function answerDocumentAge(
  input: BusinessDaysInputOf<'documentAge'>,
  on: string,
): BusinessDaysResultOf<'documentAge'> {
  const { program, document, documentDate, application, noteDate: note, disbursement } = input;
  const days = {
    ...(application === undefined ? {} : { application }),
    ...(note === undefined ? {} : { note }),
    ...(disbursement === undefined ? {} : { disbursement }),
  };
  const age = findDocumentAge(program, document, days, on);
  if (age === undefined) {
    throw new InputRefusal({ document: 'No rule on the age of this document is held for this program.' });
  }
  const { earliest } = age;
  return {
    kind: 'documentAge',
    earliestAcceptableDate: earliest,
    isAcceptable: earliest === null || documentDate === undefined ? null : documentDate >= earliest,
    days: age.days,
    months: age.months,
    businessDays: age.businessDays,
    latest: age.latest,
    countedFrom: age.countedFrom,
    workings: [
      showWorking(
        'earliestAcceptableDate',
        age.countedFrom === null
          ? `The latest: ${age.latest}`
          : `At most ${describeSpan(age)} before the day of the ${age.countedFrom}`,
        { program, document, ...days },
        earliest ?? 'depends on the day it is counted from',
        age.source,
      ),
    ],
    tables: [age.table],
  };
}

function describeSpan({ days, months, businessDays }: DocumentAge): string {
  if (days !== null) return `${days} days`;
  return months === null ? `${businessDays} business days` : `${months} months`;
}

/** Whether buyers count as first-time buyers. */
export function answerFirstTimeBuyer({
  purchase,
  buyers,
}: BusinessDaysInputOf<'firstTimeBuyer'>): BusinessDaysResultOf<'firstTimeBuyer'> {
  const isFirstTimeBuyer = areFirstTimeBuyers(buyers, purchase);
  return {
    kind: 'firstTimeBuyer',
    isFirstTimeBuyer,
    workings: [
      showWorking(
        'isFirstTimeBuyer',
        'No main home owned in the 3 years that end with the purchase, exceptions aside; if one of a couple meets it, both do. Programs may look back otherwise',
        { purchase, ownedUntil: buyers.map(({ ownedUntil }) => ownedUntil ?? 'never').join(', ') },
        String(isFirstTimeBuyer),
        { title: "HUD's definition of a first-time homebuyer; 42 U.S.C. 12713" },
      ),
    ],
    tables: [],
  };
}
