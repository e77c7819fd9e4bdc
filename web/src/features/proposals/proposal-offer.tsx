import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/proposals.ts';
import { site } from '@porchlight/content/site.ts';
import { formatShortDay, getCalendarDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { OpenProposal } from '@porchlight/domain/proposals/proposals.contract.ts';
import type { ProposalAnswer } from '@porchlight/domain/proposals/proposals.ts';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';
import { pageApi } from '../../platform/api/page-api.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/forms/problem.tsx';
import { useSend } from '../../ui/forms/use-send.ts';
import { formatProposed } from './proposal-words.ts';

/** One proposal: who made it, what is there, what it would be, why, and the two answers. */
export function ProposalOffer({
  proposal,
  heading,
  onAnswered,
}: {
  proposal: OpenProposal;
  heading: string;
  onAnswered: (as: ProposalAnswer) => void;
}) {
  const { id, kind, title, value, now, why, by, at, setsAside } = proposal;
  const client = useQueryClient();
  const { send, busy, problem } = useSend(async (as: ProposalAnswer) => {
    try {
      await pageApi.proposals.answer.call({ id, as, seen: now });
      onAnswered(as);
    } finally {
      // After a refusal too: it shows what is there now, and no longer what was answered by another.
      for (const read of [api.today, api.milestones, api.purchaseDates, api.plan, pageApi.proposals])
        void client.invalidateQueries({ queryKey: read.key() });
    }
  });
  const day = formatShortDay(getCalendarDay(new Date(at)), locale);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-semibold">{heading}</p>
        <p className="figure-tabular text-[.9375rem] text-ink-soft">{texts.proposedBy(by, site.name, day)}</p>
      </div>
      <dl className="figure-tabular grid grid-cols-[auto_1fr] gap-x-4 text-[.95rem]">
        <dt className="text-ink-soft">{texts.now}</dt>
        <dd>{formatProposed(proposal, now)}</dd>
        <dt className="text-ink-soft">{texts.after}</dt>
        <dd className="font-semibold">
          {kind === 'milestone' ? texts.completed : formatProposed(proposal, value)}
        </dd>
      </dl>
      {setsAside > 0 && <p className="max-w-[68ch] text-[.95rem]">{texts.setsAside(setsAside)}</p>}
      <p className="wrap-anywhere max-w-[68ch] whitespace-pre-line text-[.95rem]">{why}</p>
      <Problem>{problem}</Problem>
      <p className="flex gap-2.5">
        <Button
          size="small"
          variant="primary"
          busy={busy}
          aria-label={texts.acceptTitle(title)}
          onClick={() => void send('accepted')}
        >
          {texts.accept}
        </Button>
        <Button
          size="small"
          busy={busy}
          aria-label={texts.declineTitle(title)}
          onClick={() => void send('declined')}
        >
          {texts.decline}
        </Button>
      </p>
    </div>
  );
}
