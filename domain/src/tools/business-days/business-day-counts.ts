import type { Source } from '../../programs/data-table.ts';
import {
  addBusinessDays,
  createGeneralRule,
  findHoliday,
  isSpecificBusinessDay,
} from '../../programs/dates/business-days.ts';
import { listFederalHolidays } from '../../programs/dates/federal-holidays.ts';
import { showWorking } from '../show-working.ts';
import type { BusinessDaysInputOf, BusinessDaysResultOf } from './business-days.contract.ts';
import * as texts from './en/closing-days.ts';

/** The two meanings of a business day. */
export const BUSINESS_DAY: Source = {
  title: texts.regulationZ12Cfr1026,
  url: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/2/',
};
const HOLIDAYS: Source = { title: '5 U.S.C. 6103(a)' };

/** The federal holidays of a year, on the day of the law and on the day they are kept. */
export function answerHolidays({ year }: BusinessDaysInputOf<'holidays'>): BusinessDaysResultOf<'holidays'> {
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
        texts.fridayBeforeAHoliday,
        { year: String(year) },
        closed.join(', ') || 'none',
        HOLIDAYS,
      ),
    ],
    tables: [],
  };
}

/** Whether a day is a business day, in both meanings. */
export function answerDays({
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
      showWorking(
        'isSpecificBusinessDay',
        texts.notASundayAndNot,
        { date },
        String(isSpecific),
        BUSINESS_DAY,
      ),
      showWorking(
        'isGeneralBusinessDay',
        texts.dayCreditorIsOpenMonday,
        { date, opensSaturdays: String(opensSaturdays) },
        String(isGeneral),
        BUSINESS_DAY,
      ),
    ],
    tables: [],
  };
}

/** The so many-th business day from a day. */
export function answerSum(
  input: BusinessDaysInputOf<'addBusinessDays'>,
): BusinessDaysResultOf<'addBusinessDays'> {
  const { count, definition } = input;
  const rule = definition === 'specific' ? isSpecificBusinessDay : createGeneralRule(input);
  const date = addBusinessDays(input.date, count, rule);
  return {
    kind: 'addBusinessDays',
    date,
    workings: [
      showWorking(
        'date',
        texts.businessDaysCountedFromDay,
        { date: input.date, count: String(count), definition },
        date,
        BUSINESS_DAY,
      ),
    ],
    tables: [],
  };
}
