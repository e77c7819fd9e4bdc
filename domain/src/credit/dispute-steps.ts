import type { CreditDispute } from './credit.contract.ts';
import { computeDisputeClock, findDisputeNoticeDay } from './dispute-clocks.ts';

/** What has to happen by a day: the bureau notifies the furnisher, decides, and sends its decision. */
export type DisputeStep = { kind: 'furnisher-told' | 'decided' | 'result-sent'; day: string };

export type DisputeState = 'not-sent' | 'sent' | 'waiting' | 'overdue' | 'answered';

type Dated = Pick<
  CreditDispute,
  'sentTo' | 'sentOn' | 'receivedOn' | 'moreInformationOn' | 'answeredOn' | 'afterFreeReport' | 'result'
>;

/**
 * The dated steps of a dispute, from the day it was received (15 USC 1681i(a)); none before. A company that reported the item has the time
 * of a bureau and notifies no one first (12 CFR 1022.43(e)).
 */
export function listDisputeSteps(dispute: Dated): DisputeStep[] {
  const { sentTo, receivedOn, moreInformationOn, afterFreeReport, answeredOn } = dispute;
  if (receivedOn === null) return [];
  const clock = computeDisputeClock({
    agencyReceived: receivedOn,
    moreInformationReceived: moreInformationOn,
    afterFreeAnnualReport: sentTo === 'bureau' && afterFreeReport,
  });
  if (sentTo === 'furnisher') return [{ kind: 'decided', day: clock.due }];
  return [
    { kind: 'furnisher-told', day: clock.furnisherNoticeDue },
    { kind: 'decided', day: clock.due },
    { kind: 'result-sent', day: findDisputeNoticeDay(answeredOn ?? clock.due) },
  ];
}

/** The state of a dispute. `today` is a calendar day; overdue from the day after its decision was due. */
export function findDisputeState(dispute: Dated, today: string): DisputeState {
  if (dispute.result !== null || dispute.answeredOn !== null) return 'answered';
  if (dispute.sentOn === null) return 'not-sent';
  if (dispute.receivedOn === null) return 'sent';
  const due = listDisputeSteps(dispute).find(({ kind }) => kind === 'decided')?.day ?? '';
  return today > due ? 'overdue' : 'waiting';
}
