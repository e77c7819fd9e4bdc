import type { Source } from '../../programs/data-table.ts';
import {
  addBusinessDays,
  createGeneralRule,
  findHoliday,
  isSpecificBusinessDay,
} from '../../programs/dates/business-days.ts';
import { findDocumentAge } from '../../programs/dates/document-age.ts';
import { listFederalHolidays } from '../../programs/dates/federal-holidays.ts';
import { areFirstTimeBuyers } from '../../programs/first-time-buyer.ts';
import { defineTool } from '../define-tool.ts';
import { InputRefusal } from '../input-refusal.ts';
import { showWorking } from '../show-working.ts';
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
import * as texts from './en.ts';
import { answerFeeTolerance } from './fee-tolerance-answer.ts';
import { answerLoanEstimate, answerRevisedEstimate, answerWait } from './loan-estimate-days.ts';

/** The two meanings of a business day. */
const BUSINESS_DAY: Source = {
  title: texts.businessDaySource,
  url: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/2/',
};

const HOLIDAYS: Source = { title: '5 U.S.C. 6103(a)' };

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
    throw new InputRefusal({ document: texts.ageRuleMissing });
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
          : texts.documentAgeLimit(texts.span(age), age.countedFrom),
        { program, document, ...days },
        earliest ?? texts.earliestDayUnknown,
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
        texts.firstBuyerRule,
        { purchase, ownedUntil: buyers.map(({ ownedUntil }) => ownedUntil ?? 'never').join(', ') },
        String(isFirstTimeBuyer),
        { title: texts.firstBuyerSource },
      ),
    ],
    tables: [],
  };
}

/** The federal holidays of a year, on the day of the law and on the day they are kept. */
function answerHolidays({ year }: BusinessDaysInputOf<'holidays'>): BusinessDaysResultOf<'holidays'> {
  const holidays = listFederalHolidays(year);
  const moved = holidays.filter(({ statutory, observed }) => statutory !== observed);
  const closed = moved.map(({ observed }) => observed).filter(isSpecificBusinessDay);
  return {
    kind: 'holidays',
    statutoryDates: Object.fromEntries(holidays.map(({ name, statutory }) => [name, statutory])),
    daysFederalOfficesUsuallyClose: Object.fromEntries(
      holidays.map(({ name, observed }) => [name, observed]),
    ),
    closedDaysThatAreSpecificBusinessDays: closed,
    workings: [
      showWorking(
        'closedDaysThatAreSpecificBusinessDays',
        texts.observedHolidayRule,
        { year: String(year) },
        closed.join(', ') || 'none',
        HOLIDAYS,
      ),
    ],
    tables: [],
  };
}

/** Whether a day is a business day, in both meanings. */
function answerDays({
  date,
  opensSaturdays,
}: BusinessDaysInputOf<'specificBusinessDay'>): BusinessDaysResultOf<'specificBusinessDay'> {
  const isSpecific = isSpecificBusinessDay(date);
  const isGeneral = createGeneralRule({ opensSaturdays })(date);
  return {
    kind: 'specificBusinessDay',
    isSpecificBusinessDay: isSpecific,
    isGeneralBusinessDay: isGeneral,
    holiday: findHoliday(date)?.name ?? null,
    workings: [
      showWorking('isSpecificBusinessDay', texts.specificDayRule, { date }, String(isSpecific), BUSINESS_DAY),
      showWorking(
        'isGeneralBusinessDay',
        texts.generalDayRule,
        { date, opensSaturdays: String(opensSaturdays) },
        String(isGeneral),
        BUSINESS_DAY,
      ),
    ],
    tables: [],
  };
}

/** The so many-th business day from a day. */
function answerSum(input: BusinessDaysInputOf<'addBusinessDays'>): BusinessDaysResultOf<'addBusinessDays'> {
  const { count, definition } = input;
  const rule = definition === 'specific' ? isSpecificBusinessDay : createGeneralRule(input);
  const date = addBusinessDays(input.date, count, rule);
  return {
    kind: 'addBusinessDays',
    date,
    workings: [
      showWorking(
        'date',
        texts.dayCountRule,
        { date: input.date, count: String(count), definition },
        date,
        BUSINESS_DAY,
      ),
    ],
    tables: [],
  };
}
