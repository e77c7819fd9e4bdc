import * as texts from '@porchlight/content/en/proposals.ts';
import type { OpenProposal } from '@porchlight/domain/proposals/proposals.contract.ts';
import { useEffect, useRef } from 'react';
import { pageApi } from '../../platform/api/page-api.ts';
import { showMessage, showSuccess } from '../../platform/toasts/show-toast.ts';
import { ProposalOffer } from './proposal-offer.tsx';

/** What staff propose, on Today. */
export default function OpenProposals({ proposals }: { proposals: readonly OpenProposal[] }) {
  useEndedMessages(proposals);
  return (
    <section aria-labelledby="proposals" className="grid gap-1">
      <h3 id="proposals" tabIndex={-1} className="text-[1.1rem]">
        {texts.proposed(proposals.length)}
      </h3>
      <ul className="grid divide-y divide-line border-line border-t">
        {proposals.map((proposal) => (
          <li key={proposal.id} className="py-3">
            <ProposalOffer
              proposal={proposal}
              heading={proposal.title}
              onAnswered={(as) => {
                showSuccess({ title: texts.answered[as](proposal.title) });
                focusHeading(proposals.length === 1 ? 'today' : 'proposals');
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Says what became of a proposal that was here, also of the last one, with which this part of the page goes. */
function useEndedMessages(proposals: readonly OpenProposal[]): void {
  const shown = useRef(proposals);
  useEffect(() => {
    const gone = shown.current.filter(({ id }) => !proposals.some((each) => each.id === id));
    shown.current = proposals;
    if (gone.length > 0) void showEnded(gone);
  }, [proposals]);
  useEffect(() => () => void showEnded(shown.current), []);
}

/** Nothing is said of one that this buyer answered, or that is still open on a page that was left. */
async function showEnded(shown: readonly OpenProposal[]): Promise<void> {
  const ended = await pageApi.proposals.list.call().then(
    (list) => list.ended,
    () => [],
  );
  for (const { id, title, state, by, isYou } of ended)
    if (!isYou && shown.some((each) => each.id === id))
      showMessage({ title: texts.endedMeanwhile(title, state, by), id });
}

/** The buttons go with what was answered. */
function focusHeading(id: string): void {
  const heading = document.getElementById(id);
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus();
}
