import * as texts from '../en.ts';
import type { RecordDate } from '../home-record.ts';
import { computeErrorClock } from '../servicing/error-clock.ts';

export type ServicerNotice = {
  notice: 'error' | 'information';
  receivedOn: string | null;
  acknowledgedOn: string | null;
  extendedOn: string | null;
  documentsAskedOn: string | null;
  documentsOn: string | null;
  answeredOn: string | null;
};

export const noticeSteps = ['acknowledge', 'answer', 'documents'] as const;
/** What the servicer has to do by a day. `late` before it is done too; `isExtended` where it took 15 more days. */
export type NoticeStep = {
  step: (typeof noticeSteps)[number];
  by: string;
  doneOn: string | null;
  state: 'done' | 'done-late' | 'late' | 'ahead';
  isExtended: boolean;
};

export type NoticeProgress = {
  steps: readonly NoticeStep[];
  /** Through this day a disputed payment may not be reported as late; null for a request for information. */
  noAdverseReportingUntil: string | null;
  isLate: boolean;
};

/** The servicer's days by 12 CFR 1024.35 and 1024.36; undefined until it has received the notice. An answer acknowledges as well. */
export function followNotice(notice: ServicerNotice, today: string): NoticeProgress | undefined {
  const { notice: about, receivedOn, acknowledgedOn, extendedOn, documentsAskedOn, answeredOn } = notice;
  if (receivedOn === null) return undefined;
  const clock = computeErrorClock({ received: receivedOn, about, documentsAsked: documentsAskedOn });
  const isExtended = extendedOn !== null && extendedOn <= clock.answerBy && clock.answerByIfExtended !== null;
  const step = (name: NoticeStep['step'], by: string, doneOn: string | null): NoticeStep => ({
    step: name,
    by,
    doneOn,
    state: doneOn === null ? (by < today ? 'late' : 'ahead') : doneOn > by ? 'done-late' : 'done',
    isExtended: name === 'answer' && isExtended,
  });
  const steps = [
    step('acknowledge', clock.acknowledgeBy, findFirst(acknowledgedOn, answeredOn)),
    step('answer', isExtended ? (clock.answerByIfExtended ?? clock.answerBy) : clock.answerBy, answeredOn),
    ...(clock.documentsBy === null ? [] : [step('documents', clock.documentsBy, notice.documentsOn)]),
  ];
  return {
    steps,
    noAdverseReportingUntil: clock.noAdverseReportingUntil,
    isLate: steps.some(({ state }) => state === 'late'),
  };
}

function findFirst(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

/** Each day of the servicer's as a date of the purchase; over once it is done. */
export function listNoticeDates(notice: ServicerNotice): RecordDate[] {
  const progress = followNotice(notice, '');
  const titles = {
    acknowledge: texts.acknowledgeTitle,
    answer: texts.answerTitle[notice.notice],
    documents: texts.documentsTitle,
  };
  const notes = {
    acknowledge: texts.acknowledgeNote,
    answer: texts.answerNote,
    documents: texts.documentsNote,
  };
  return (progress?.steps ?? []).map(({ step, by, doneOn }) => ({
    ...{ name: step, day: by, title: titles[step], note: notes[step], over: doneOn !== null },
  }));
}
