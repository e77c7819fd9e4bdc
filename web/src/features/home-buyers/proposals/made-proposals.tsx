import * as texts from '@porchlight/content/en/proposals.ts';
import type { StaffProposal } from '@porchlight/domain/proposals/proposals.contract.ts';
import type { ProposalState } from '@porchlight/domain/proposals/proposals.ts';
import { useRef, useState } from 'react';
import { useMay } from '../../../console-kit/staff.queries.ts';
import { When } from '../../../console-kit/when.tsx';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { LazyPart } from '../../../platform/page/lazy-part.tsx';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { formatProposed } from '../../proposals/proposal-words.ts';
import { useChangeProposals, useStaffProposals } from './staff-proposals.queries.ts';

/** Most members open the page to read. */
const loadForm = () => import('./propose-form.tsx');

const looks: Record<ProposalState, 'now' | 'done' | 'quiet'> = {
  open: 'now',
  accepted: 'done',
  declined: 'quiet',
  withdrawn: 'quiet',
};

/** What staff proposed to a purchase, what its buyers answered, and the button that proposes more. */
export function MadeProposals({ purchaseId }: { purchaseId: string }) {
  const { data, error, isFetching, refetch } = useStaffProposals(purchaseId);
  const mayPropose = useMay('decide');
  const [isProposing, setIsProposing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  function close() {
    setIsProposing(false);
    button.current?.focus();
  }
  const proposals = data?.proposals ?? [];
  const open = proposals.filter(({ state }) => state === 'open');
  const settled = proposals.filter(({ state }) => state !== 'open');
  return (
    <>
      {mayPropose && data !== undefined && (
        <p>
          <Button
            ref={button}
            size="small"
            aria-expanded={isProposing}
            onClick={() => setIsProposing(!isProposing)}
          >
            {texts.propose}
          </Button>
        </p>
      )}
      {isProposing && data !== undefined && (
        <LazyPart load={loadForm} props={{ purchaseId, proposable: data, onClose: close }} />
      )}
      {error !== null && data === undefined && (
        <LoadFailed title={texts.loadFailed} busy={isFetching} onRetry={() => void refetch()}>
          {error.message}
        </LoadFailed>
      )}
      {open.length > 0 && (
        <ul aria-label={texts.waiting} className="grid">
          {open.map((proposal) => (
            <ProposalLine
              key={proposal.id}
              purchaseId={purchaseId}
              proposal={proposal}
              mayWithdraw={mayPropose}
            />
          ))}
        </ul>
      )}
      {settled.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-[.9375rem] text-dusk">
            {texts.settled(settled.length)}
          </summary>
          <ul className="grid">
            {settled.map((proposal) => (
              <ProposalLine
                key={proposal.id}
                purchaseId={purchaseId}
                proposal={proposal}
                mayWithdraw={false}
              />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function ProposalLine({
  purchaseId,
  proposal,
  mayWithdraw,
}: {
  purchaseId: string;
  proposal: StaffProposal;
  mayWithdraw: boolean;
}) {
  const { id, title, value, why, by, at, state, answered } = proposal;
  const change = useChangeProposals(purchaseId);
  const { send, busy, problem } = useSend(async () => {
    await change(staffApi.staffProposals.withdraw.call({ purchaseId, id }));
    showSuccess({ title: texts.withdrawn(title) });
    // The line goes to the settled ones with its button.
    document.getElementById('proposals-title')?.focus();
  });
  return (
    <li className="grid gap-1 border-line border-b py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="wrap-anywhere figure-tabular min-w-0">
          {title}: {formatProposed(proposal, value)}
        </span>
        <Badge look={looks[state]}>{texts.states[state]}</Badge>
      </div>
      <p className="figure-tabular text-[.9375rem] text-ink-soft">
        {texts.proposedByMember(by)}, <When at={at} />
      </p>
      <p className="wrap-anywhere max-w-[68ch] whitespace-pre-line text-[.9375rem] text-ink-soft">{why}</p>
      {answered !== null && state !== 'open' && (
        <p className="figure-tabular text-[.9375rem] text-ink-soft">
          {texts.endedBy[state](answered.by)}, <When at={answered.at} />
        </p>
      )}
      <Problem>{problem}</Problem>
      {mayWithdraw && (
        <p>
          <Button
            variant="plain"
            size="small"
            busy={busy}
            aria-label={texts.withdrawTitle(title)}
            onClick={() => void send(undefined)}
          >
            {texts.withdraw}
          </Button>
        </p>
      )}
    </li>
  );
}
