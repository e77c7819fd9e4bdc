import {
  addBusinessDays,
  createGeneralRule,
  findHoliday,
  isSpecificBusinessDay,
} from '../programs/business-days.ts';
import type { Source } from '../programs/data-table.ts';
import { listFederalHolidays } from '../programs/federal-holidays.ts';
import type { BusinessDaysInputOf, BusinessDaysResultOf } from './business-days.contract.ts';
import { showWorking } from './show-working.ts';

/** The two meanings of a business day. */
export const BUSINESS_DAY: Source = {
  title: 'Regulation Z, 12 CFR 1026.2(a)(6)',
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
        'The Friday before a holiday on a Saturday and the Monday after one on a Sunday: offices close, and the day counts',
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
        'Not a Sunday, and not a federal holiday on the day the law names',
        { date },
        String(isSpecific),
        BUSINESS_DAY,
      ),
      showWorking(
        'isGeneralBusinessDay',
        'A day the creditor is open: Monday to Friday, Saturdays if it says so, no federal holiday and no day one is kept on',
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
        'Business days counted from the day after (or before) the given one',
        { date: input.date, count: String(count), definition },
        date,
        BUSINESS_DAY,
      ),
    ],
    tables: [],
  };
}
