import { countDaysBetween } from '../../kernel/calendar-dates.ts';
import { Decimal } from '../../kernel/decimals.ts';
import {
  countBackFromConsummation,
  findEarliestConsummation,
  findPresumedReceipt,
  findRescissionEnd,
  isAprAccurate,
} from '../../programs/dates/disclosure-dates.ts';
import { InputRefusal } from '../input-refusal.ts';
import { citeRegulationZ } from '../regulation-z.ts';
import { showWorking } from '../show-working.ts';
import type { BusinessDaysInputOf, BusinessDaysResultOf } from './business-days.contract.ts';
import * as texts from './en.ts';

/** The three business days between Closing Disclosure and closing, from either end. */
export function answerClosingDisclosure(
  input: BusinessDaysInputOf<'cdThreeDays'>,
): BusinessDaysResultOf<'cdThreeDays'> {
  const { consummation, cdReceived, cdMailed } = input;
  if ([consummation, cdReceived, cdMailed].filter((day) => day !== undefined).length > 1) {
    throw new InputRefusal({ consummation: ONE_DAY });
  }
  if (consummation !== undefined) return countBack(consummation);
  if (cdReceived !== undefined) return countOn(cdReceived);
  if (cdMailed !== undefined) return countOn(findPresumedReceipt(cdMailed));
  throw new InputRefusal({ consummation: ONE_DAY });
}

const ONE_DAY = texts.enterOneDay;

const NOT_ASKED = {
  earliestConsummation: null,
  latestCdReceipt: null,
  latestCdMailOrEmailWithoutReceipt: null,
  latestRevisedLeReceipt: null,
  latestInitialLeDelivery: null,
};

function countBack(consummation: string): BusinessDaysResultOf<'cdThreeDays'> {
  const days = countBackFromConsummation(consummation);
  const latestCdReceipt = days.latestClosingDisclosureReceipt;
  const latestCdMailOrEmailWithoutReceipt = days.latestClosingDisclosureMail;
  const latestRevisedLeReceipt = days.latestRevisedEstimateReceipt;
  const latestInitialLeDelivery = days.latestEstimateDelivery;
  const closing = describeClosingDay(consummation, days.countedFrom);
  return {
    ...NOT_ASKED,
    kind: 'cdThreeDays',
    latestCdReceipt,
    latestCdMailOrEmailWithoutReceipt,
    latestRevisedLeReceipt,
    latestInitialLeDelivery,
    workings: [
      showWorking(
        'latestCdReceipt',
        texts.disclosureReceiptRule(closing),
        { consummation },
        latestCdReceipt,
        citeRegulationZ('1026.19(f)(1)(ii)(A)'),
      ),
      showWorking(
        'latestCdMailOrEmailWithoutReceipt',
        texts.disclosureMailingRule,
        { latestCdReceipt },
        latestCdMailOrEmailWithoutReceipt,
        citeRegulationZ('1026.19(f)(1)(iii)'),
      ),
      showWorking(
        'latestRevisedLeReceipt',
        texts.revisedReceiptRule(closing),
        { consummation },
        latestRevisedLeReceipt,
        citeRegulationZ('1026.19(e)(4)(ii)'),
      ),
      showWorking(
        'latestInitialLeDelivery',
        texts.estimateDeliveryRule(closing),
        { consummation },
        latestInitialLeDelivery,
        citeRegulationZ('1026.19(e)(1)(iii)(B)'),
      ),
    ],
    tables: [],
  };
}

/** What is counted back from, in words: the closing, or the business day before one on a Sunday or holiday. */
export function describeClosingDay(consummation: string, countedFrom: string): string {
  return countedFrom === consummation ? 'closing' : texts.closingCountStart(countedFrom);
}

function countOn(cdReceived: string): BusinessDaysResultOf<'cdThreeDays'> {
  const earliestConsummation = findEarliestConsummation(cdReceived);
  return {
    ...NOT_ASKED,
    kind: 'cdThreeDays',
    earliestConsummation,
    workings: [
      showWorking(
        'earliestConsummation',
        texts.disclosureWaitRule,
        { cdReceived },
        earliestConsummation,
        citeRegulationZ('1026.19(f)(1)(ii)(A)'),
      ),
    ],
    tables: [],
  };
}

/** Whether changes after the Closing Disclosure start its three days again. */
export function answerNewWait(
  input: BusinessDaysInputOf<'cdNewWaitTest'>,
): BusinessDaysResultOf<'cdNewWaitTest'> {
  const { disclosedApr, actualApr, productChanged, prepaymentPenaltyAdded } = input;
  const aprAccurate = isAprAccurate({
    disclosed: new Decimal(disclosedApr),
    actual: new Decimal(actualApr),
    isRegular: input.regularTransaction,
    isFinanceChargeOverstated: input.financeChargeOverstated,
  });
  const newThreeDayWait = !aprAccurate || productChanged || prepaymentPenaltyAdded;
  return {
    kind: 'cdNewWaitTest',
    aprAccurate,
    newThreeDayWait,
    workings: [
      showWorking(
        'aprAccurate',
        texts.aprAccuracyRule(input.regularTransaction ? '1/8' : '1/4'),
        { disclosedApr: `${disclosedApr} %`, actualApr: `${actualApr} %` },
        String(aprAccurate),
        citeRegulationZ('1026.22(a)'),
      ),
      showWorking(
        'newThreeDayWait',
        texts.newWaitRule,
        {
          aprAccurate: String(aprAccurate),
          productChanged: String(productChanged),
          prepaymentPenaltyAdded: String(prepaymentPenaltyAdded),
        },
        String(newThreeDayWait),
        citeRegulationZ('1026.19(f)(2)(ii)'),
      ),
    ],
    tables: [],
  };
}

/** When the right to rescind ends. */
export function answerRescission(
  input: BusinessDaysInputOf<'rescission'>,
): BusinessDaysResultOf<'rescission'> {
  const consummation = input.lastOfThreeEvents ?? input.consummation;
  if (consummation === undefined) {
    throw new InputRefusal({
      consummation: texts.rescissionDayMissing,
    });
  }
  const notice = input.noticeGiven === undefined ? consummation : input.noticeGiven;
  const disclosures = input.disclosuresGiven === undefined ? consummation : input.disclosuresGiven;
  const end = findRescissionEnd({ consummation, notice, disclosures });
  return {
    kind: 'rescission',
    rescissionEndsMidnight: end,
    workings: [
      showWorking(
        'rescissionEndsMidnight',
        texts.rescissionEndRule,
        { consummation, notice: notice ?? 'never', disclosures: disclosures ?? 'never' },
        end,
        citeRegulationZ('1026.23(a)(3)(i)'),
      ),
    ],
    tables: [],
  };
}

/** A rate lock in calendar days. */
export function answerRateLock({
  leDate,
  lockUntil,
}: BusinessDaysInputOf<'rateLockDays'>): BusinessDaysResultOf<'rateLockDays'> {
  const calendarDays = countDaysBetween(leDate, lockUntil);
  if (calendarDays < 0) {
    throw new InputRefusal({ lockUntil: texts.lockDayProblem });
  }
  const workings = [
    showWorking('calendarDays', texts.lockDaysRule, { leDate, lockUntil }, String(calendarDays)),
  ];
  return { kind: 'rateLockDays', calendarDays, workings, tables: [] };
}
