import { addDays, isCalendarDate } from '../../kernel/calendar-dates.ts';
import { findRescissionEnd } from '../../programs/dates/disclosure-dates.ts';
import * as texts from './en.ts';

export const refinanceForms = [
  'newLender',
  'sameLenderNewMoney',
  'sameLender',
  'creditLine',
  'purchase',
] as const;
export type RefinanceForm = (typeof refinanceForms)[number];

/** `noticeGiven` and `disclosuresGiven` are null where they were not given yet; `signedOn` is the day the loan is signed. */
export type CancelQuestion = {
  form: RefinanceForm;
  isPrincipalResidence: boolean;
  signedOn: string;
  noticeGiven: string | null;
  disclosuresGiven: string | null;
};

/**
 * `endsOn` is the day whose midnight ends the right, null where there is none; `moneyFrom` the first day on which the lender may pay out.
 * `isLong`: something was never given, and the right runs for three years.
 */
export type CancelRight = {
  covers: 'nothing' | 'newMoney' | 'whole';
  because: string;
  endsOn: string | null;
  moneyFrom: string | null;
  isLong: boolean;
};

/**
 * The right to cancel a loan secured by the home one lives in (12 CFR 1026.23, of a line of credit 1026.15): until midnight of the third
 * business day after the last of signing, notice and disclosures, business days being all but Sundays and legal holidays (1026.2(a)(6)). A purchase
 * has none (1026.23(f)(1)); a refinance by the same lender has one for new money alone (1026.23(f)(2)). Nothing is paid out before it has
 * ended (1026.23(c)). RangeError for what is no day.
 */
export function findCancelRight(question: CancelQuestion): CancelRight {
  const { form, isPrincipalResidence, signedOn, noticeGiven, disclosuresGiven } = question;
  for (const day of [signedOn, noticeGiven, disclosuresGiven])
    if (day !== null && !isCalendarDate(day)) throw new RangeError(`"${day}" is no day`);
  if (form === 'purchase') return none(texts.noPurchase);
  if (!isPrincipalResidence) return none(texts.noHome);
  if (form === 'sameLender') return none(texts.noNewMoney);
  const isLong = noticeGiven === null || disclosuresGiven === null;
  const endsOn = findRescissionEnd({
    consummation: signedOn,
    notice: noticeGiven,
    disclosures: disclosuresGiven,
  });
  const isNewMoney = form === 'sameLenderNewMoney';
  return {
    covers: isNewMoney ? 'newMoney' : 'whole',
    because: isNewMoney ? texts.newMoney : texts.whole,
    endsOn,
    moneyFrom: isLong ? null : addDays(endsOn, 1),
    isLong,
  };
}

const none = (because: string): CancelRight => ({
  ...{ covers: 'nothing', because, endsOn: null, moneyFrom: null, isLong: false },
});
