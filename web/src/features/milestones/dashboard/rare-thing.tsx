import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/milestones-dashboard.ts';
import * as todayTexts from '@porchlight/content/en/today.ts';
import type { HomeStep, NextThing } from '@porchlight/domain/dates/purchase-dates/next-things.ts';
import { formatCalendarDate, formatNearDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatInstant } from '@porchlight/domain/kernel/instants.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import type { ReturnedDocument, TodayHome } from '@porchlight/domain/today/today.contract.ts';
import type { ComponentType, ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import { homesPath } from '../../../ui/home/homes-path.ts';

/** What is to be done, in words: its title, why or by when, and the way there. */
export type DescribedThing = { title: string; when: ReactNode; to: string; action: string };

/** Things that few have to do on a day, which the page does without until then. */
export type RareThing = Exclude<NextThing<ReturnedDocument>, { kind: 'step' | 'date' }>;

/** A rare thing in the `shape` of the first one, or of a row. */
export default function RareThingView({
  shape: Shape,
  ...props
}: RareProps & { shape: ComponentType<DescribedThing> }) {
  return <Shape {...describeRareThing(props)} />;
}

type RareProps = { thing: RareThing; today: string; home: TodayHome | null };

function describeRareThing({ thing, today, home }: RareProps): DescribedThing {
  if (thing.kind === 'returned') {
    const { title, expiredOn, milestone } = thing.document;
    return {
      title: expiredOn === null ? todayTexts.sentBack(title) : todayTexts.tooOld(title),
      when: <ReturnedReason document={thing.document} />,
      to: milestone === null ? paths.documents : paths.milestone(milestone),
      action: todayTexts.replace,
    };
  }
  if (thing.kind === 'sign') {
    const { id, document, from } = thing.request;
    return {
      ...{ title: todayTexts.asksToSign(from), when: document, action: texts.open },
      to: paths.signRequest(id),
    };
  }
  if (thing.kind === 'home') {
    const { title, action } = todayTexts.homeSteps[thing.step];
    return { title, when: describeStep(thing.step, home), to: findHomeStepPath(thing.step, home), action };
  }
  const { name, pay, statementOn } = thing.payment;
  const day = formatNearDay(statementOn, today, locale);
  return {
    title: todayTexts.payCard(formatCents(pay, 'plain'), name, day),
    when: todayTexts.cardReports,
    to: `${paths.credit}#payments-title`,
    action: texts.see,
  };
}

function findHomeStepPath(step: HomeStep, home: TodayHome | null): string {
  if (step === 'contract') return `${homesPath}#contract`;
  return `${homesPath}#${step === 'terms' ? 'terms=' : ''}${home?.id ?? ''}`;
}

function describeStep(step: HomeStep, home: TodayHome | null): string {
  if (step !== 'answer') return todayTexts.termsGiveDates;
  if (!home?.answerBy) return todayTexts.noAnswerDay;
  const { at, timeZone } = home.answerBy;
  return todayTexts.answerBy(formatInstant(at, 'deadline', { locale, timeZone }));
}

/** Why a document has to be uploaded again, with the reviewer's own words. */
function ReturnedReason({ document: { reason, words, expiredOn } }: { document: ReturnedDocument }) {
  return (
    <>
      {expiredOn === null ? reason : todayTexts.documentExpired(formatCalendarDate(expiredOn, locale))}
      {words !== null && <span className="block whitespace-pre-line">“{words}”</span>}
    </>
  );
}
