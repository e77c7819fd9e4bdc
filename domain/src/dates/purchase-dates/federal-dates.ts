import { formatWeekdayDate } from '../../kernel/calendar-dates.ts';
import { createGeneralRule } from '../../programs/dates/business-days.ts';
import {
  countBackFromConsummation,
  countFromLoanEstimate,
  findEarliestConsummation,
  findLoanEstimateDue,
  findPresumedReceipt,
} from '../../programs/dates/disclosure-dates.ts';
import type { KnownDays } from './date-facts.ts';
import type { DateOwner } from './date-kinds.ts';
import * as texts from './en.ts';
import type { DateInput } from './purchase-dates.contract.ts';

/** A day that follows from others by Regulation Z. `isMet` once what it asks for has happened. */
export type FederalDate = {
  key: string;
  title: string;
  day: string;
  owner: DateOwner;
  isDeadline: boolean;
  reason: string;
  paragraph: string;
  inputs: DateInput[];
  consequence: string | null;
  isMet: boolean;
};

/** Most lenders' offices are closed on Saturdays; one that is open counts them, and its days end sooner. */
const isOpen = createGeneralRule({ opensSaturdays: false });

/** Every federal day that follows from what is known. */
export function listFederalDates(known: KnownDays): FederalDate[] {
  return [...countFromApplication(known), ...countBackFromClosing(known), ...countFromDisclosure(known)];
}

function countFromApplication({ application, estimateProvided, intent }: KnownDays): FederalDate[] {
  const dates: FederalDate[] = [];
  if (application !== undefined)
    dates.push({
      ...texts.loanEstimateDue,
      key: 'loan-estimate-due',
      day: findLoanEstimateDue(application.day, isOpen),
      owner: 'lender',
      isDeadline: true,
      paragraph: '1026.19(e)(1)(iii)(A)',
      inputs: [application],
      isMet: estimateProvided !== undefined,
    });
  if (estimateProvided !== undefined)
    dates.push({
      ...texts.intentDue,
      key: 'intent-to-proceed-due',
      day: countFromLoanEstimate(estimateProvided.day, isOpen).expires,
      owner: 'buyer',
      isDeadline: true,
      paragraph: '1026.19(e)(3)(iv)(E)',
      inputs: [estimateProvided],
      isMet: intent !== undefined,
    });
  return dates;
}

function countBackFromClosing({
  closing,
  estimateProvided,
  disclosureMailed,
  disclosureReceived,
}: KnownDays): FederalDate[] {
  if (closing === undefined) return [];
  const days = countBackFromConsummation(closing.day);
  const moved =
    days.countedFrom === closing.day ? '' : ` ${texts.countedFrom(formatWeekdayDate(days.countedFrom))}`;
  const lender = (words: { title: string; reason: string; consequence: string }) => ({
    ...words,
    reason: `${words.reason}${moved}`,
    owner: 'lender' as const,
    isDeadline: true,
    inputs: [closing],
  });
  const hasDisclosure = disclosureReceived !== undefined;
  return [
    {
      ...lender(texts.latestEstimate),
      key: 'loan-estimate-latest',
      day: days.latestEstimateDelivery,
      paragraph: '1026.19(e)(1)(iii)(B)',
      isMet: estimateProvided !== undefined,
    },
    {
      ...lender(texts.latestRevisedEstimate),
      key: 'revised-estimate-latest',
      day: days.latestRevisedEstimateReceipt,
      paragraph: '1026.19(e)(4)(ii)',
      isMet: hasDisclosure,
    },
    {
      ...lender(texts.disclosureMailBy),
      key: 'closing-disclosure-mail-by',
      day: days.latestClosingDisclosureMail,
      paragraph: '1026.19(f)(1)(iii)',
      isMet: hasDisclosure || disclosureMailed !== undefined,
    },
    {
      ...lender(texts.disclosureDue),
      key: 'closing-disclosure-due',
      day: days.latestClosingDisclosureReceipt,
      paragraph: '1026.19(f)(1)(ii)(A)',
      isMet: hasDisclosure,
    },
  ];
}

function countFromDisclosure({
  estimateProvided,
  disclosureMailed,
  disclosureReceived,
}: KnownDays): FederalDate[] {
  const dates: FederalDate[] = [];
  const event = { owner: 'lender' as const, isDeadline: false, consequence: null, isMet: false };
  const presumed =
    disclosureMailed && disclosureReceived === undefined
      ? findPresumedReceipt(disclosureMailed.day)
      : undefined;
  if (disclosureMailed !== undefined && presumed !== undefined)
    dates.push({
      ...event,
      ...texts.disclosureReceived,
      key: 'closing-disclosure-presumed',
      day: presumed,
      paragraph: '1026.19(f)(1)(iii)',
      inputs: [disclosureMailed],
    });
  const received = disclosureReceived?.day ?? presumed;
  const waits = [
    estimateProvided && countFromLoanEstimate(estimateProvided.day, isOpen).earliestConsummation,
    received && findEarliestConsummation(received),
  ].filter((day) => day !== undefined);
  const day = waits.sort().at(-1);
  const inputs = [estimateProvided, disclosureReceived ?? disclosureMailed].filter(
    (input) => input !== undefined,
  );
  if (day !== undefined)
    dates.push({
      ...event,
      key: 'earliest-closing',
      title: texts.earliestClosing.title,
      day,
      reason: describeWaits(estimateProvided !== undefined, received !== undefined),
      paragraph: received === undefined ? '1026.19(e)(1)(iii)(B)' : '1026.19(f)(1)(ii)(A)',
      inputs,
    });
  return dates;
}

function describeWaits(hasEstimate: boolean, hasDisclosure: boolean): string {
  const { afterBoth, afterDisclosure, afterEstimate } = texts.earliestClosing;
  if (hasEstimate && hasDisclosure) return afterBoth;
  return hasDisclosure ? afterDisclosure : afterEstimate;
}
