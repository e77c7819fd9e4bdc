import { createGeneralRule } from '../../programs/dates/business-days.ts';
import {
  countBackFromConsummation,
  countFromLoanEstimate,
  findLoanEstimateDue,
  findRevisedEstimateDue,
} from '../../programs/dates/disclosure-dates.ts';
import { citeRegulationZ } from '../regulation-z.ts';
import { showWorking } from '../show-working.ts';
import type { BusinessDaysInputOf, BusinessDaysResultOf } from './business-days.contract.ts';
import { describeClosingDay } from './closing-days.ts';
import * as texts from './en.ts';

/** When the Loan Estimate has to be delivered or mailed. */
export function answerLoanEstimate({
  applicationReceived,
  opensSaturdays,
}: BusinessDaysInputOf<'leThreeDays'>): BusinessDaysResultOf<'leThreeDays'> {
  const leDeliverOrMailBy = findLoanEstimateDue(applicationReceived, createGeneralRule({ opensSaturdays }));
  const ifOpenSaturdays = findLoanEstimateDue(
    applicationReceived,
    createGeneralRule({ opensSaturdays: true }),
  );
  return {
    kind: 'leThreeDays',
    leDeliverOrMailBy,
    ifOpenSaturdays,
    workings: [
      showWorking(
        'leDeliverOrMailBy',
        texts.estimateDueRule,
        { applicationReceived, opensSaturdays: String(opensSaturdays) },
        leDeliverOrMailBy,
        citeRegulationZ('1026.19(e)(1)(iii)(A)'),
      ),
      showWorking(
        'ifOpenSaturdays',
        texts.estimateDueSaturdays,
        { applicationReceived },
        ifOpenSaturdays,
        citeRegulationZ('1026.2(a)(6)'),
      ),
    ],
    tables: [],
  };
}

/** What follows from the day the Loan Estimate was delivered or mailed. */
export function answerWait(
  input: BusinessDaysInputOf<'leSevenDayWait'>,
): BusinessDaysResultOf<'leSevenDayWait'> {
  const { leDeliveredOrMailed } = input;
  const days = countFromLoanEstimate(leDeliveredOrMailed, createGeneralRule(input));
  const given = { leDeliveredOrMailed };
  return {
    kind: 'leSevenDayWait',
    earliestConsummation: days.earliestConsummation,
    leExpires10General: days.expires,
    presumedReceivedIfMailed: days.presumedReceived,
    workings: [
      showWorking(
        'earliestConsummation',
        texts.estimateWaitRule,
        given,
        days.earliestConsummation,
        citeRegulationZ('1026.19(e)(1)(iii)(B)'),
      ),
      showWorking(
        'leExpires10General',
        texts.estimateExpiryRule,
        given,
        days.expires,
        citeRegulationZ('1026.19(e)(3)(iv)(E)'),
      ),
      showWorking(
        'presumedReceivedIfMailed',
        texts.estimateMailingRule,
        given,
        days.presumedReceived,
        citeRegulationZ('1026.19(e)(1)(iv)'),
      ),
    ],
    tables: [],
  };
}

/** When a revised Loan Estimate is due, and whether there may still be one. */
export function answerRevisedEstimate(
  input: BusinessDaysInputOf<'revisedLe'>,
): BusinessDaysResultOf<'revisedLe'> {
  const { changeLearned, consummation, cdGiven } = input;
  const due = findRevisedEstimateDue(changeLearned, createGeneralRule(input));
  const closing = consummation === undefined ? null : countBackFromConsummation(consummation);
  const latestRevisedLeReceipt = closing?.latestRevisedEstimateReceipt ?? null;
  const mayStillBeRevised = cdGiven === undefined || changeLearned < cdGiven;
  return {
    kind: 'revisedLe',
    revisedLeDeliverOrMailBy: due,
    latestRevisedLeReceipt,
    mayStillBeRevised,
    workings: [
      showWorking(
        'revisedLeDeliverOrMailBy',
        texts.revisedDeliveryRule,
        { changeLearned, cdGiven: cdGiven ?? texts.notGiven },
        due,
        citeRegulationZ('1026.19(e)(4)'),
      ),
      ...(latestRevisedLeReceipt === null || consummation === undefined || closing === null
        ? []
        : [
            showWorking(
              'latestRevisedLeReceipt',
              texts.revisedReceiptRule(describeClosingDay(consummation, closing.countedFrom)),
              { consummation },
              latestRevisedLeReceipt,
              citeRegulationZ('1026.19(e)(4)(ii)'),
            ),
          ]),
    ],
    tables: [],
  };
}
