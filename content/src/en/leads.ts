import { formatCount } from '@porchlight/domain/kernel/formats.ts';
import type { Sentence } from '../texts.ts';

export const changed = (changed: string) => `${changed} changed`;
export const bulkConflicts = (count: number) =>
  `${count} had been changed by somebody else and were left as they are.`;
export const lastChange = 'Last change';
export const lastChangeLead = (minutes: number) =>
  `For ${minutes} minutes the leads can be set back to what they were.`;
export const takeBack = 'Take it back';
export const takenBack = (changed: string) => `${changed} as before`;
export const bulkLabel = 'Change the chosen leads';
export const bulkAllChosen = (count: string) => `All ${count} that match are chosen`;
export const chosen = (count: number) => `${count} chosen`;
export const changeTo = 'Change to';
export const bulkPlaceholder = 'Choose a status or owner';
export const status = (statusNames: string) => `Status: ${statusNames}`;
export const ownerNobody = 'Owner: Nobody';
export const owner = (name: string) => `Owner: ${name}`;
export const changeAll = (count: string) => `Change all ${count}`;
export const change = 'Change';
export const chooseNone = 'Choose none';
export const bulkTooMany = (mostCounted: string) =>
  `More than ${mostCounted} match. Narrow the list to choose all of them.`;
export const bulkChooseAll = (count: string) => `Choose all ${count} that match`;
export const name = 'Name';
export const firstName = 'First name';
export const lastName = 'Last name';
export const phone = 'Phone';
export const versionConsentCalls = 'Version of the consent to calls';
export const timeConsentCalls = 'Time of the consent to calls';
export const message = 'Message';
export const whenItCame = 'When it came';
export const columnsTitle = 'Columns of the file';
export const columnsLead =
  'We guessed what each is from its heading. Change what is wrong; a phone number also needs the version and the time of the consent to be called.';
export const columnsCaption = 'What each column of the file goes into';
export const inTheFile = 'In the file';
export const firstLines = 'First lines';
export const goesInto = 'Goes into';
export const empty = 'Empty';
export const columnTargetLabel = (column: string) => `${column} goes into`;
export const leaveOut = 'Leave out';
export const column = (count: number) => `Column ${count}`;
export const columnsAllUsed = 'Every column is taken.';
export const columnsUnused = (count: number, leftOut: string) =>
  count === 1 ? `One column is left out: ${leftOut}.` : `${count} columns are left out: ${leftOut}.`;
export const importLeads = 'Import leads';
export const importIntro =
  'From a file that another program or a spreadsheet saved as CSV or text, of at most 100 MB. You see what is in it before anything is stored.';
export const timesAreIn = (timeZone: string) => `Times without a time zone are read in ${timeZone}.`;
export const knownAsk = (count: number) =>
  count === 1
    ? '1 line has the email of a lead you already have'
    : `${formatCount(count)} lines have the email of a lead you already have, or of a line above`;
export const knownHints = {
  skip: 'They are left out. Your leads stay as they are.',
  update:
    'Your newest lead with that email gets the name and phone from the file, and the message if it has none.',
  add: 'Each becomes a lead of its own beside the one you have.',
} as const;
export const knownChoiceNames = {
  skip: 'Skip them',
  update: 'Update my leads',
  add: 'Add them as new leads',
} as const;
export const updatedLabel = 'Updated';
export const nothingToImport = 'There is nothing to import from this file.';
export const leads = 'Leads';
export const importNotAllowed = 'An agent or admin can import leads.';
export const file = 'File';
export const checkTheFile = 'Check the file';
export const outcomeLabel = 'What is in the file';
export const leadsAreStored = (added: number, updated: number) =>
  [
    ...(added > 0 || updated === 0
      ? [`${formatCount(added)} ${added === 1 ? 'lead is' : 'leads are'} stored.`]
      : []),
    ...(updated > 0 ? [`${formatCount(updated)} ${updated === 1 ? 'lead is' : 'leads are'} updated.`] : []),
  ].join(' ');
export const outcomeChecked = 'Checked. Nothing is stored yet.';
export const lines = 'Lines';
export const newLabel = 'New';
export const knownAlready = 'Known already';
export const bad = 'Bad';
export const erasedLabel = 'Erased at their wish, left out';
export const showImported = (added: number) => `Show ${added === 1 ? 'this lead' : 'these leads'}`;
/** As "Import 2,800 leads, update 12 and skip 3 bad lines". */
export const importCountedLeads = (added: number, updated: number, bad: number) => {
  const count = (number: number, what: string) =>
    `${formatCount(number)} ${number === 1 ? what : `${what}s`}`;
  const parts = [
    ...(added > 0 ? [`import ${count(added, 'lead')}`] : []),
    ...(updated > 0 ? [`update ${count(updated, 'lead')}`] : []),
    ...(bad > 0 ? [`skip ${count(bad, 'bad line')}`] : []),
  ];
  const sentence = [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(' and ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
};
export const whatToMend = 'What to mend';
export const problemsLineFile = 'Problems by line of the file';
export const line = 'Line';
export const importOutcomeColumn = 'Column';
export const problem = 'Problem';
export const theWholeLine = 'The whole line';
export const andMore = (value: string) => `And ${value} more.`;
export const contacted = 'Contacted';
export const closed = 'Closed';
export const contactForm = 'Contact form';
export const newsletter = 'Newsletter';
export const unconfirmed = (source: string) => `${source}, address not confirmed`;
export const sourceGuide = 'Final step of the guide';
export const importedFile = 'Imported file';
export const anotherSystem = 'Another system';
export const nobody = 'Nobody';
export const leadActionsOwner = (statusNames: string, owner: string) => `${statusNames}, owner: ${owner}`;
export const leadActionsStatus = 'Status';
export const leadActionsOwner2 = 'Owner';
export const ownerUnavailable = (name: string) => `${name} (takes no leads now)`;
export const me = (name: string) => `${name} (me)`;
export const loadFailed = 'This lead did not load';
export const notGiven = 'Not given';
export const agreedToCalls = 'Agreed to calls';
export const textOf = <Part>(version: string, date: Part): Sentence<Part> => [`Text of ${version}, `, date];
export const source = 'Source';
export const came = 'Came';
export const personDataLabel = 'Held of this person';
export const personDataLink = 'Everything under this address';
export const history = 'History';
export const historyEmpty = 'Nothing was changed yet.';
export const deletedMember = 'Somebody whose account is gone';
export const leadListMe = 'Me';
export const somebody = 'Somebody';
export const fromOneFile = (count: string) => `${count} from one file`;
export const searchLabel = 'Name, email, phone, message or note';
export const searchByName = 'Name';
export const any = 'Any';
export const anybodyOrNobody = 'Anybody or nobody';
export const withOrWithout = 'With or without';
export const order = 'Order';
export const newestFirst = 'Newest first';
export const oldestFirst = 'Oldest first';
export const leadsEmpty =
  'Nobody has written yet. What comes through the contact form, the newsletter or the guide stands here at once.';
export const older = 'Older';
export const newer = 'Newer';
export const withANumber = 'With a number';
export const without = 'Without';
export const notes = 'Notes';
export const noNotesYet = 'No notes yet.';
export const newNote = 'New note';
export const addNote = 'Add note';
export const yourNote = 'Your note';
export const saveNote = 'Save note';
export const changedSince = ', changed since';
export const cancel = 'Cancel';
export const leadsLead =
  'Who wrote to us, asked for the newsletter, finished the guide or came in with a file.';
export const importAFile = 'Import a file';
export const newsletterCounts = (confirmed: number, waiting: number, unsubscribed: number) =>
  `${formatCount(confirmed)} confirmed, ${formatCount(waiting)} waiting for their confirmation, ${formatCount(unsubscribed)} unsubscribed. Send to confirmed addresses alone: the export holds no others.`;
export const newsletterLead = 'Send to confirmed addresses alone: the export holds no others.';
export const newsletterCaption = 'Addresses that asked for the newsletter, newest first';
export const everyStatus = 'Every status';
export const newsletterEmpty = 'Nobody has asked for the newsletter yet.';
export const confirmed = 'Confirmed';
export const waiting = 'Waiting';
export const unsubscribed = 'Unsubscribed';
export const asked = 'Asked';
export const relatedTitle = 'Under the same address';
export const nothingElse = 'Nothing else.';
export const lead = (sourceNames: string) => `Lead: ${sourceNames}`;
export const application = (label: string) => `Application: ${label}`;
export const homeBuyer = (stage: string) => `Home buyer: ${stage}`;
export const waitlist = (what: string) => `Waitlist: ${what}`;
export const savedFilters = 'Saved filters';
export const all = 'All';
export const opensFirst = ' (opens first)';
export const shared = ' (shared)';
export const removeTheFilter = (name: string) => `Remove the filter ${name}`;
export const keepThisFilter = 'Keep this filter';
export const filterNameLabel = 'Name of the filter';
export const filterDefaultLabel = 'Opens first';
export const forEverybody = 'For everybody';
export const keep = 'Keep';
