import { findDocumentAge } from '../../programs/dates/document-age.ts';
import { areFirstTimeBuyers } from '../../programs/first-time-buyer.ts';
import { defineTool } from '../define-tool.ts';
import { InputRefusal } from '../input-refusal.ts';
import { showWorking } from '../show-working.ts';
import { answerDays, answerHolidays, answerSum } from './business-day-counts.ts';
import {
  type BusinessDaysInput,
  type BusinessDaysInputOf,
  type BusinessDaysKind,
  type BusinessDaysResult,
  type BusinessDaysResultOf,
  businessDaysInput,
  businessDaysResult,
} from './business-days.contract.ts';
import { answerClosingDisclosure, answerNewWait, answerRateLock, answerRescission } from './closing-days.ts';
import * as texts from './en/closing-days.ts';
import { answerFeeTolerance } from './fee-tolerance-answer.ts';
import { answerLoanEstimate, answerRevisedEstimate, answerWait } from './loan-estimate-days.ts';

type Answers = {
  [Kind in BusinessDaysKind]: (input: BusinessDaysInputOf<Kind>, on: string) => BusinessDaysResultOf<Kind>;
};

const answers: Answers = {
  holidays: answerHolidays,
  specificBusinessDay: answerDays,
  addBusinessDays: answerSum,
  leThreeDays: answerLoanEstimate,
  leSevenDayWait: answerWait,
  revisedLe: answerRevisedEstimate,
  cdThreeDays: answerClosingDisclosure,
  cdNewWaitTest: answerNewWait,
  rescission: answerRescission,
  rateLockDays: answerRateLock,
  feeTolerance: answerFeeTolerance,
  documentAge: answerDocumentAge,
  firstTimeBuyer: answerFirstTimeBuyer,
};

/** Business days and what turns on them, by kind of question. Throws InputRefusal where the days that were given cannot be. */
export function computeBusinessDays(input: BusinessDaysInput, on: string): BusinessDaysResult {
  const answer = answers[input.kind] as (input: BusinessDaysInput, on: string) => BusinessDaysResult;
  return answer(input, on);
}

export const businessDaysTool = defineTool({
  name: 'business-days',
  summary: 'Business days and the days that disclosures turn on',
  description:
    'By `kind`: federal `holidays` of a year; whether a day is a business day; counting them; when a Loan Estimate is due (`leThreeDays`), how long one waits after it (`leSevenDayWait`), when a revised one is (`revisedLe`); the three days before closing (`cdThreeDays`) and whether they begin anew (`cdNewWaitTest`); the end of the right to rescind; a rate lock in days; which fees may not rise (`feeTolerance`); how old documents may be; who is a first-time buyer. Business days have two meanings (12 CFR 1026.2(a)(6)): the specific one counts Saturdays, and leaves out Sundays and federal holidays on their statutory dates alone; the general one is a day the creditor is open, and a creditor’s own calendar may differ from the one taken here.',
  input: businessDaysInput,
  result: businessDaysResult,
  compute: computeBusinessDays,
  example: {
    input: { kind: 'cdThreeDays', consummation: '2026-11-30' },
    answer: {
      latestCdReceipt: '2026-11-25',
      latestCdMailOrEmailWithoutReceipt: '2026-11-21',
      latestRevisedLeReceipt: '2026-11-24',
      latestInitialLeDelivery: '2026-11-20',
    },
  },
});

/** How old a document may be in a program, and whether one is too old. */
function answerDocumentAge(
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
function answerFirstTimeBuyer({
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
