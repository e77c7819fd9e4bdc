import * as page from '@porchlight/content/en/credit.ts';
import { dateTitle } from '@porchlight/content/en/credit.ts';
import * as texts from '@porchlight/content/en/credit-disputes.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import { officialSites } from '@porchlight/content/facts/official-sites.ts';
import type { CreditDispute } from '@porchlight/domain/credit/credit.contract.ts';
import {
  type DisputeState,
  findDisputeState,
  listDisputeSteps,
} from '@porchlight/domain/credit/dispute-steps.ts';
import { formatWeekdayDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { FileText, Pencil } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { AddDate } from '../add-date.tsx';

const looks: Record<DisputeState, 'plain' | 'now' | 'wrong' | 'done'> = {
  ...{ 'not-sent': 'plain', sent: 'plain', waiting: 'now', overdue: 'wrong', answered: 'done' },
};

/** One item with the state of its dispute, its clocks, and what to do next. */
export function DisputeItem({
  dispute,
  today,
  onChange,
  onLetter,
}: {
  dispute: CreditDispute;
  today: string;
  onChange: () => void;
  onLetter: () => void;
}) {
  const { item, bureau, wrong, furnisher, result, sentTo } = dispute;
  const state = findDisputeState(dispute, today);
  const steps = listDisputeSteps(dispute);
  const decision = steps.find(({ kind }) => kind === 'decided');
  const isLost = state === 'overdue' || result === 'unchanged' || result === 'no-answer';
  return (
    <li className="grid gap-3 py-5">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="wrap-anywhere text-lg leading-snug">{item}</h3>
          <Badge look={looks[state]}>{result === null ? texts.states[state] : texts.results[result]}</Badge>
        </div>
        <p className="text-[.9375rem] text-ink-soft">
          {page.bureaus[bureau]}
          {furnisher !== null && `, ${furnisher}`} · {texts.goesTo[sentTo]}
        </p>
        <p className="wrap-anywhere max-w-[64ch] whitespace-pre-line">{wrong}</p>
      </div>
      {(state === 'waiting' || state === 'overdue') && (
        <dl className="grid max-w-[44rem] gap-2.5 rounded-m bg-sunken p-4">
          {steps.map(({ kind, day }) => (
            <div key={kind} className="grid gap-x-6 sm:grid-cols-[minmax(0,1fr)_auto]">
              <dt>
                {texts.steps[kind]}
                <span className="block text-[.875rem] text-ink-soft">
                  {kind === 'decided' ? texts.decidedBy[nameRule(dispute)] : texts.stepRules[kind]}
                </span>
              </dt>
              <dd className="figure-tabular font-semibold">{formatWeekdayDate(day, locale)}</dd>
            </div>
          ))}
        </dl>
      )}
      {state === 'sent' && <p className="text-[.9375rem] text-ink-soft">{texts.noReceipt}</p>}
      {isLost && (
        <div className="max-w-[64ch]">
          <p>{state === 'overdue' ? texts.overdueLead : texts.unchangedLead}</p>
          <a
            href={officialSites.consumerComplaint.href}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center text-link"
          >
            {texts.complain}
            <span className="sr-only"> {page.opensElsewhere}</span>
          </a>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2.5">
        {state !== 'answered' && (
          <Button size="small" aria-label={texts.letterFor(item)} onClick={onLetter}>
            <FileText aria-hidden="true" className="size-4.5" />
            {texts.writeLetter}
          </Button>
        )}
        {state === 'waiting' && decision !== undefined && (
          <AddDate id={dispute.id} title={dateTitle.decision} day={decision.day} about={item} />
        )}
        <Button variant="plain" size="small" aria-label={texts.changeItem(item)} onClick={onChange}>
          <Pencil aria-hidden="true" className="size-4.5" />
          {page.change}
        </Button>
      </div>
    </li>
  );
}

function nameRule({ sentTo, afterFreeReport, receivedOn, moreInformationOn }: CreditDispute) {
  if (sentTo === 'furnisher') return 'furnisher';
  if (afterFreeReport) return 'free';
  const plain = { sentTo, receivedOn, moreInformationOn: null, sentOn: null, answeredOn: null } as const;
  const due = (more: string | null) =>
    listDisputeSteps({ ...plain, moreInformationOn: more, afterFreeReport, result: null })[1]?.day;
  return due(moreInformationOn) === due(null) ? '30' : 'more';
}
