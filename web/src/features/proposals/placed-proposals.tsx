import * as texts from '@porchlight/content/en/proposals.ts';
import type { EndedProposal, OpenProposal } from '@porchlight/domain/proposals/proposals.contract.ts';
import { findProposalKey, type ProposalKind } from '@porchlight/domain/proposals/proposals.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { pageApi } from '../../platform/api/page-api.ts';
import { ProposalOffer } from './proposal-offer.tsx';

type Placed = Pick<OpenProposal, 'kind' | 'key'>;

/** Which proposals a place shows: of one date, fact or milestone, or of those that have no place of their own on the page. */
export type ProposalPlace = { kind: ProposalKind; of: string | { notAmong: readonly string[] } };

/** Shown open since the page was loaded: what became of these is said, wherever their date or figure is by then. */
const shownOpen = new Set<string>();

/** Answered on this page and not focused yet: the buttons, which had the focus, are gone. */
let answeredId: string | undefined;

/** What staff propose about a date, a figure or a milestone, beside it; once it is answered or withdrawn, by whom. */
export default function PlacedProposals(place: ProposalPlace) {
  const { data } = useQuery(pageApi.proposals.list.queryOptions());
  const open = data?.open.filter((proposal) => isHere(place, proposal)) ?? [];
  const ended = data?.ended.filter(
    (proposal) =>
      isHere(place, proposal) && shownOpen.has(proposal.id) && !open.some(({ key }) => key === proposal.key),
  );
  useEffect(() => {
    for (const { id } of data?.open ?? []) shownOpen.add(id);
  }, [data]);
  if (open.length === 0 && !ended?.length) return null;
  return (
    <div className="grid gap-3 print:hidden">
      {open.map((proposal) => (
        <section
          key={proposal.id}
          aria-label={texts.proposedHere(proposal.title)}
          className="rounded-m border border-line bg-sunken p-4"
        >
          <ProposalOffer
            proposal={proposal}
            heading={typeof place.of === 'string' ? texts.proposed(1) : proposal.title}
            onAnswered={() => focusEndedLine(proposal.id)}
          />
        </section>
      ))}
      {ended?.map((proposal) => (
        <EndedLine key={proposal.id} proposal={proposal} />
      ))}
    </div>
  );
}

/** The news of an answer can be here before the answer itself. */
function focusEndedLine(id: string): void {
  const line = document.getElementById(getLineId(id));
  if (line === null) answeredId = id;
  else line.focus();
}

const getLineId = (id: string) => `proposal-${id}`;

function EndedLine({ proposal: { id, title, state, by, isYou } }: { proposal: EndedProposal }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (answeredId !== id) return;
    answeredId = undefined;
    line.current?.focus();
  }, [id]);
  return (
    <p id={getLineId(id)} ref={line} role="status" tabIndex={-1} className="text-[.95rem]">
      {isYou && state !== 'withdrawn' ? texts.answered[state](title) : texts.endedMeanwhile(title, state, by)}
    </p>
  );
}

const isHere = ({ kind, of }: ProposalPlace, proposal: Placed): boolean =>
  proposal.kind === kind &&
  (typeof of === 'string' ? proposal.key === findProposalKey(of) : !of.notAmong.includes(proposal.key));
