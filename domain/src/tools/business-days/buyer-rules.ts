import { findDocumentAge } from '../../programs/dates/document-age.ts';
import { areFirstTimeBuyers } from '../../programs/first-time-buyer.ts';
import { InputRefusal } from '../input-refusal.ts';
import { showWorking } from '../show-working.ts';
import type { BusinessDaysInputOf, BusinessDaysResultOf } from './business-days.contract.ts';
import * as texts from './en/buyer-rules.ts';

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
    throw new InputRefusal({ document: texts.noRuleOnAgeOfDocument });
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
          ? texts.latestDay(age.latest)
          : texts.atMostBeforeDay(texts.span(age), age.countedFrom),
        { program, document, ...days },
        earliest ?? texts.dependsOnDayItIsCountedFrom,
        age.source,
      ),
    ],
    tables: [age.table],
  };
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
        texts.noMainHomeOwned,
        { purchase, ownedUntil: buyers.map(({ ownedUntil }) => ownedUntil ?? 'never').join(', ') },
        String(isFirstTimeBuyer),
        { title: texts.hudDefinitionOfFirstTimeBuyer },
      ),
    ],
    tables: [],
  };
}
