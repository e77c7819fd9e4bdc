import type { ProposalEnding, ProposalState } from '@porchlight/domain/proposals/proposals.ts';

// To buyers, on Today and beside what it is about.

export const proposed = (count: number) =>
  count === 1 ? 'Our staff proposes a change' : `Our staff proposes ${count} changes`;
export const proposedBy = (name: string, company: string, day: string) => `${name} of ${company}, ${day}`;
export const now = 'Now';
export const after = 'If you accept';
export const notSet = 'Not set';
export const completed = 'Completed, with every open task marked as done';
export const progress = (percent: number) => `${percent}% done`;
export const setsAside = (count: number) =>
  count === 1
    ? 'Accepting also says that you are under contract: 1 milestone before that is set aside. You can bring it back at any time.'
    : `Accepting also says that you are under contract: ${count} milestones before that are set aside. You can bring them back at any time.`;
export const accept = 'Accept';
export const decline = 'Decline';
export const acceptTitle = (title: string) => `Accept: ${title}`;
export const declineTitle = (title: string) => `Decline: ${title}`;
export const answered: Record<Exclude<ProposalEnding, 'withdrawn'>, (title: string) => string> = {
  accepted: (title) => `${title}: you accepted the change`,
  declined: (title) => `${title}: you declined the change`,
};

const became: Record<ProposalEnding, string> = {
  accepted: 'the change was accepted',
  declined: 'the change was declined',
  withdrawn: 'our staff withdrew the proposal. Nothing of yours changed.',
};
/** What became of it elsewhere, or meanwhile. `by` is the other buyer, where it was one. */
export const endedMeanwhile = (title: string, state: ProposalEnding, by: string | null) =>
  by === null || state === 'withdrawn' ? `${title}: ${became[state]}` : `${title}: ${by} ${state} the change`;
export const proposedHere = (title: string) => `What our staff proposes: ${title}`;

// To staff, on the page of a purchase.

export const proposals = 'Proposals';
export const propose = 'Propose a change';
export const loadFailed = 'What was proposed did not load';
export const waiting = 'Proposed';
export const settled = (count: number) => `Accepted, declined and withdrawn (${count})`;
export const states: Record<ProposalState, string> = {
  open: 'Proposed',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};
export const proposedByMember = (name: string) => `Proposed by ${name}`;
export const endedBy: Record<ProposalEnding, (name: string | null) => string> = {
  accepted: (name) => (name === null ? 'Accepted' : `Accepted by ${name}`),
  declined: (name) => (name === null ? 'Declined' : `Declined by ${name}`),
  withdrawn: (name) => (name === null ? 'Withdrawn' : `Withdrawn by ${name}`),
};
export const milestoneCompleted = 'Completed';
export const withdraw = 'Withdraw';
export const withdrawTitle = (title: string) => `Withdraw: ${title}`;
export const withdrawn = (title: string) => `${title}: the proposal was withdrawn`;

export const what = 'What to propose';
export const groups = { date: 'Dates', fact: 'Plan', milestone: 'Milestone completed' };
export const day = 'Day';
export const closingDayHint =
  'Once accepted, it says that the buyers are under contract: what is open before that in their journey is set aside. They read this before they accept, and can bring milestones back.';
export const why = 'Why';
export const whyHint = 'The buyers read it. Emails do not have it.';
export const send = 'Propose it';
export const sent = (title: string) => `${title} is proposed`;
export const sentLead = 'The buyers are notified. Nothing changes until one of them accepts.';
export const cancel = 'Cancel';
