import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/milestones-dashboard.ts';
import * as todayTexts from '@porchlight/content/en/today.ts';
import type { NextThing } from '@porchlight/domain/dates/purchase-dates/next-things.ts';
import { formatCalendarDate, formatNearDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import type { ReturnedDocument } from '@porchlight/domain/today/today.contract.ts';
import type { ComponentType, ReactNode } from 'react';
import { paths } from '../../../paths.ts';

/** What is to be done, in words: its title, why or by when, and the way there. */
export type DescribedThing = { title: string; when: ReactNode; to: string; action: string };

/** Things that few have to do on a day, which the page does without until then. */
export type RareThing = Exclude<NextThing<ReturnedDocument>, { kind: 'step' | 'date' | 'home' }>;

/** A rare thing in the `shape` of the first one, or of a row. */
export default function RareThingView({
  shape: Shape,
  ...props
}: RareProps & { shape: ComponentType<DescribedThing> }) {
  return <Shape {...describeRareThing(props)} />;
}

type RareProps = { thing: RareThing; today: string };

function describeRareThing({ thing, today }: RareProps): DescribedThing {
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
  if (thing.kind === 'asked') {
    const { title, milestone, asked } = thing.request;
    return {
      ...{ title, when: todayTexts.askedOfYou(asked?.by ?? ''), action: texts.upload },
      to: milestone === null ? paths.documents : paths.milestone(milestone),
    };
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

/** Why a document has to be uploaded again, with the reviewer's own words. */
function ReturnedReason({ document: { reason, words, expiredOn } }: { document: ReturnedDocument }) {
  return (
    <>
      {expiredOn === null ? reason : todayTexts.documentExpired(formatCalendarDate(expiredOn, locale))}
      {words !== null && <span className="block whitespace-pre-line">“{words}”</span>}
    </>
  );
}
