import * as texts from '@porchlight/content/en/proposals.ts';
import type { OpenProposal } from '@porchlight/domain/proposals/proposals.contract.ts';
import { showSuccess } from '../../platform/toasts/show-toast.ts';
import { ProposalOffer } from './proposal-offer.tsx';

/** What staff propose, on Today. */
export default function OpenProposals({ proposals }: { proposals: readonly OpenProposal[] }) {
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

/** The buttons go with what was answered. */
function focusHeading(id: string): void {
  const heading = document.getElementById(id);
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus();
}
