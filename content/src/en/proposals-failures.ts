import type { ProposalEnding } from '@porchlight/domain/proposals/proposals.ts';

/** What became of a proposal meanwhile. */
const becameOf: Record<ProposalEnding, string> = {
  accepted: 'It was accepted',
  declined: 'It was declined',
  withdrawn: 'It was withdrawn',
};

export const proposalsFailures = {
  'proposals.no-such-purchase':
    'We could not find this purchase. Its buyers may have deleted their accounts; nothing was proposed.',
  'proposals.no-such-proposal': 'We could not find this proposal. Nothing was changed; reload the page.',
  'proposals.too-many': ({ most }: { most: number }) =>
    `A purchase holds ${most} open proposals. Nothing was proposed; withdraw one first.`,
  'proposals.answered-already': ({ state, by }: { state: ProposalEnding; by: string | undefined }) =>
    `${becameOf[state]}${by === undefined ? '' : ` by ${by}`} meanwhile. Nothing of yours was stored.`,
  'proposals.changed-meanwhile':
    'What you have now changed since you saw it. Nothing was stored; look at it and answer again.',
  'proposals.document-owed':
    'A document of this milestone is still owed, so it is not completed. Upload it first, then accept.',
} as const;
