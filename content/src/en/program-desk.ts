import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCount } from '@porchlight/domain/kernel/formats.ts';
import { locale } from './locale.ts';

export const programs = 'Programs';
export const programsIntro = (days: number) =>
  `The homebuyer programs of the finder, the one that was read longest ago first. Each is read again when one of its documents was read more than ${days} days ago.`;
export const proposals = 'Proposed changes';
export const proposalsCount = (count: number) =>
  count === 0 ? proposals : `${proposals} (${formatCount(count)} waiting)`;
export const log = 'Change log';
export const propose = 'Propose a change';
export const exportAll = 'Export all (JSON)';
export const exportOne = 'Export (JSON)';
export const listCaption = 'Programs, the one that was read longest ago first';
export const searchLabel = 'Name, agency or state';
export const only = 'Show';
export const everyProgram = 'Every program';
export const onlyOptions = {
  due: 'Due for re-check',
  waiting: 'With a change that waits',
  changed: 'Changed by us',
  own: 'Added by us',
  ended: 'Ended',
} as const;
export const nothingHere = 'There is no program.';
export const earliest = 'Read longer ago';
export const later = 'Read more lately';
export const columns = {
  name: 'Program',
  agency: 'Agency',
  states: 'Where',
  confidence: 'How we know it',
  origin: 'From',
  readOn: 'Read',
  state: 'State',
} as const;
export const everywhere = 'Every state';
export const confidences = {
  official: 'Agency’s document',
  quoted: 'Quoted',
  unverified: 'Name only',
} as const;
export const origins = { ours: 'The release', changed: 'Changed by us', own: 'Added by us' } as const;
export const due = 'Due';
export const waiting = 'Change waits';
export const ended = 'Ended';
export const upToDate = 'Up to date';
export const moreStates = (first: string, more: number) => `${first} and ${more} more`;

export const didNotLoad = 'This did not load';
export const rules = 'Rules';
export const noRules = 'No rules: it decides nothing.';
export const repayment = 'Paid back';
export const gives = 'Gives';
export const id = 'Id';
export const readLast = 'Read';
export const endedOn = 'Ended';
export const recheck = 'Re-check';
export const recheckHint =
  'Open each document and compare. If everything is as it stands here, confirm it with the day you read it. Nothing else changes, so nobody else has to approve.';
export const recheckDay = 'The day you read the documents';
export const confirm = 'Confirm unchanged';
export const confirmed = (name: string) => `${name} is confirmed`;
export const changeThis = 'Propose a change of it';
export const history = 'Revisions';
export const noHistory = 'As the release has it.';
export const revision = (number: number) => `Revision ${number}`;
export const actions = {
  proposed: 'Proposed',
  approved: 'Approved',
  rejected: 'Rejected',
  rechecked: 'Confirmed unchanged',
  imported: 'Imported at the machine',
} as const;
export const byWhom = (name: string) => `by ${name}`;

export const proposalsIntro =
  'One person proposes, another approves. What is approved is in the finder at once.';
export const proposalsCaption = 'Proposed changes, newest first';
export const noProposals = 'Nothing has been proposed yet.';
export const everyStatus = 'Every status';
export const status = 'Status';
export const statuses = { waiting: 'Waiting', approved: 'Approved', rejected: 'Rejected' } as const;
export const proposalColumns = {
  programs: 'Programs',
  status: 'Status',
  proposedBy: 'Proposed by',
  proposedAt: 'Proposed',
  decidedBy: 'Answered by',
} as const;
export const manyNames = (names: string, more: number) => `${names} and ${more} more`;
export const reason = 'Why';
export const correctionWrong = 'We said';
export const correctionRight = 'Right is';
export const answerGiven = 'Why rejected';
export const stale =
  'A program of it was changed or read again since. It cannot be approved: reject it, and propose the change again.';
export const ownProposal =
  'You proposed this, so somebody else has to approve it. You can take it back by rejecting it.';
export const approve = 'Approve';
export const reject = 'Reject';
export const rejectReason = 'Why it is rejected';
export const rejectHint = 'Needed to reject. It stands in the change log.';
export const isApproved = 'The change is in the finder';
export const isRejected = 'The change is rejected';
export const changes = 'What it changes';
export const newProgram = 'New';
export const allOfFile = (count: number) =>
  count === 1 ? 'Export the program (JSON)' : `Export all ${formatCount(count)} programs (JSON)`;
export const andMore = (count: number) => (count === 1 ? 'And one more:' : `And ${formatCount(count)} more:`);
export const before = 'Now';
export const after = 'Proposed';
export const left = 'Nothing';

export const proposeIntro =
  'A program file holds one program or many, in JSON. It is checked line by line and refused whole where anything is wrong; then somebody else approves it.';
export const backToPrograms = 'Programs';
export const file = 'Program file';
export const fileHint = 'At most 20 MB and 5,000 programs. Its text appears below.';
export const text = 'Text of the file';
export const textHint =
  'Each rule and each program names its document, the document’s address and the day it was read. A program of your own has an id that begins with “local-”.';
export const largeFileNote = (kilobytes: string) => `The file has ${kilobytes} KB and is sent as it is.`;
export const why = 'Why';
export const whyHint = 'What you read, or what you add.';
export const correction = 'It corrects something that was wrong';
export const correctionHint =
  'Both sentences appear on the public page of corrections when the change is approved. For a file with one program.';
export const check = 'Check';
export const send = 'Propose';
export const noFault = 'Nothing is wrong with it.';
export const faultsOf = (count: number) =>
  count === 1 ? 'One fault. Nothing was stored.' : `${formatCount(count)} faults. Nothing was stored.`;
export const faultsCaption = 'Faults by line of the file';
export const faultColumns = {
  line: 'Line',
  program: 'Program',
  field: 'Field',
  says: 'What is wrong',
} as const;
export const moreFaults = (count: string) => `and ${count} more`;
export const proposed = (count: number) =>
  count === 1 ? 'One program is proposed' : `${formatCount(count)} programs are proposed`;
export const mayNotPropose = 'An agent or admin can propose changes.';
export const fromProgram = 'The program did not load. You can choose a file or write one.';

export const logIntro = 'Everything that was done to the programs. Nothing is ever taken from it.';
export const logCaption = 'Change log, newest first';
export const noLog = 'Nothing has been done yet.';
export const logColumns = { at: 'When', action: 'What', program: 'Program', by: 'By', note: 'Note' } as const;
export const several = (count: number) => `${formatCount(count)} programs`;

// Failures.

export const programsFailures = {
  'programs.own-proposal':
    'You proposed this change, so somebody else has to approve it. You can take it back by rejecting it.',
  'programs.changed-since':
    'A program of this proposal was changed or read again since it was proposed. Reject it, and propose the change again.',
  'programs.future-day': 'Enter today or an earlier day.',
  'programs.read-since': ({ day }: { day: string }) =>
    `Enter ${formatCalendarDate(day, locale)}, when it was read last, or a later day.`,
  'programs.not-json': 'Choose a program file in JSON.',
  'programs.too-large': 'A program file has at most 20 MB.',
} as const;
