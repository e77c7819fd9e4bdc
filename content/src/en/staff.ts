import { formatCount } from '@porchlight/domain/kernel/formats.ts';
import type { Sentence } from '../texts.ts';

// On the screens.

export const whatWaits = 'What waits';
export const overviewLead = 'Each line leads to where it is worked on, the oldest first.';
export const oldestWaits = (age: string) => `The oldest waits for ${age}.`;
export const mineOfThese = (count: string) => `${count} mine`;
export const nothingWaits = 'Nothing of:';
export const lastBackup = <Part>(time: Part): Sentence<Part> => ['Last backup written ', time, '.'];
export const noBackup = 'No backup was written by npm run backup so far.';
export const console = 'Console';
export const consoleLoadFailed = 'The console did not load';
export const nothingWasChanged = 'Nothing was changed.';
export const openingTheConsole = 'Opening the console…';
export const refusedPageTitle = 'Not for this account';
export const refusedTitle = 'This page is for staff';
export const refusedNotice = 'Your account does not open it';
export const siteLink = 'Go to the site';
export const switchAccount = 'Sign in as somebody else';
export const refusedLead =
  'If you work here, ask an admin to invite you, or to restore your membership. Nothing was changed.';

// Members.

export const yourAccount = 'Your account';
export const yourRole = (name: string, email: string, role: string) =>
  `${name}, ${email}. Your role: ${role}.`;
export const pageFailedTitle = 'This page did not load';
export const pageFailedLead = 'Nothing about how you sign in was changed.';
export const keys = 'Keys';
export const signedInNow = 'Signed in now';
export const isInvited = (name: string) => `${name} is invited`;
export const aLetterWay = (email: string) => `A letter is on its way to ${email}.`;
export const inviteAMember = 'Invite a member';
export const name = 'Name';
export const workEMail = 'Work e-mail';
export const workEmailHint =
  'If they have an account here, use its address. An account with documents of its own cannot be used.';
export const role = 'Role';
export const closeJourneyLabel =
  'Make this account a member and close its journey. What is in it stays stored.';
export const inviting = 'Inviting…';
export const invite = 'Invite';
export const memberMissingTitle = 'There is no such member';
export const memberMissingLead = 'They may have deleted their account.';
export const added = 'Added';
export const secondStep = 'Second step';
export const setUp = 'Set up';
export const secondStepMissing = 'Not yet, so the console is shut';
export const lastSeen = 'Last seen';
export const neverSignedIn = 'Never signed in';
export const suspended = 'Suspended';
export const invitationSentAgain = 'The invitation is on its way again';
export const invitationPending = (invitationDays: number) =>
  `They have not followed their invitation yet. Its link works for ${invitationDays} days and once; a new one ends those before.`;
export const sendAgain = 'Send again';
export const isANow = (name: string, role: string) => `${name} is a ${role} now`;
export const isAnNow = (name: string, role: string) => `${name} is an ${role} now`;
export const changeTheRole = 'Change the role';
export const isBackIn = (name: string) => `${name} is back in`;
export const isShutOut = (name: string) => `${name} is shut out`;
export const suspendedLead =
  'They cannot open the console, nor act as a buyer. What they did stays in the audit log.';
export const suspendLead =
  'Suspending ends their sessions and revokes the API tokens they made, at once. What they did stays, and they can be let back in.';
export const theyOwn = (leads: number, purchases: number, questions: number) => {
  const parts = [
    ...(leads > 0 ? [`${formatCount(leads)} ${leads === 1 ? 'lead' : 'leads'}`] : []),
    ...(purchases > 0 ? [`${formatCount(purchases)} ${purchases === 1 ? 'purchase' : 'purchases'}`] : []),
    ...(questions > 0 ? [`${formatCount(questions)} ${questions === 1 ? 'question' : 'questions'}`] : []),
  ];
  return `They own ${new Intl.ListFormat('en', { type: 'conjunction' }).format(parts)}.`;
};
export const whoTakesOver = 'Who takes these over';
export const takenByNobody = 'Nobody yet: they are free to take';
export const stayWithThem = (name: string) => `Leave them with ${name}`;
export const countingCases = 'Counting the leads, purchases and questions they own…';
export const restoreMember = 'Let them back in';
export const suspend = 'Suspend…';
export const memberDetailSuspend = (name: string) => `Suspend ${name}`;
export const keepThemIn = 'Keep them in';
export const standing = 'Standing';
export const members = 'Members';
export const membersLead =
  'Who may open the console. Every member needs a second step at sign-in, and none can act as a buyer.';
export const membersCaption = 'Staff members, by name';
export const noMembers = 'There is no member.';
export const noSecondStep = 'No second step yet';
export const active = 'Active';
export const rowsOfChange = 'See what was changed in each';
export const onlyOneChange = 'One change of several leads.';
export const wholeLog = 'See the whole log';
export const readerRole = 'Reader: sees counts and lists, without addresses and figures';
export const agentRole = 'Agent: helps buyers, works on leads, documents and questions, and exports';
export const processorRole = 'Processor: as an agent, without exports';
export const marketingRole = 'Marketing: sees addresses, sends and exports; no figures and no documents';
export const adminRole = 'Admin: all of it, and members, tokens, the log and erasing';
export const stepPageTitle = 'A second step for the console';
export const stepTitle = 'One more step before the console';
export const stepLead =
  'The console shows what buyers have told us, so a password alone does not open it. Set up codes from an app or a passkey.';
export const stepReady =
  'Your second step is set up. Save your recovery codes if you see them below, then continue.';
export const openTheConsole = 'Open the console';
export const stepNotCounted =
  'Your second step is set up. This session was opened without it, so it does not count yet. Sign in again to use it.';
export const signInAgain = 'Sign in again';

// Absences.

export const absence = 'Absence';
export const absenceLead =
  'While you are away, the member who covers finds what you own beside their own. You stay the owner, and it ends after the last day.';
export const absenceLeadOf = (name: string) =>
  `While ${name} is away, the member who covers finds what they own beside their own. ${name} stays the owner, and it ends after the last day.`;
export const awayNow = (until: string, deputy: string | null) =>
  `Away now, until ${until}. ${deputy ?? 'No one'} covers.`;
export const awayLater = (from: string, until: string, deputy: string | null) =>
  `Away from ${from} to ${until}. ${deputy ?? 'No one'} covers.`;
export const coversFor = (name: string, from: string, until: string) =>
  `Covers for ${name} from ${from} to ${until}.`;
export const firstDayAway = 'First day';
export const lastDayAway = 'Last day';
export const whoCovers = 'Who covers';
export const noOneCovers = 'No one';
export const saveAbsence = 'Save the absence';
export const absenceSaved = 'The absence is saved';
export const takeAbsenceBack = 'Take it back';
export const absenceTakenBack = 'The absence is taken back';
export const chooseADay = 'Choose a day.';

// Audit log.

export const when = 'When';
export const who = 'Who';
export const what = 'What';
export const timesThatDay = (count: string) => `${count} times that day`;
export const about = 'About';
export const reason = 'Reason';
export const number = 'Number';
export const auditLogCaption = 'Audit log, newest first';
export const auditSearchLabel = 'Search names, addresses and reasons';
export const kind = 'Kind';
export const everything = 'Everything';
export const changesOnly = 'Changes only';
export const exportsOnly = 'Exports only';
export const viewsOnly = 'Views only';
export const repeatedViews = 'Repeated views';
export const viewsByDay = 'One line a day';
export const eachByItself = 'Each by itself';
export const member = 'Member';
export const everybody = 'Everybody';
export const action = 'Action';
export const everyAction = 'Every action';
export const auditLogEmpty = 'Nothing was looked at or changed yet.';
export const auditLog = 'Audit log';
export const auditLogLead =
  'What staff looked at and changed. Nobody can alter it here, and reading it is written down too.';
export const entryMissingTitle = 'This entry is not on this page of the log';
export const entryMissingLead = 'Search for it instead.';
export const lastTimeWhen = (count: number) => (count > 1 ? 'Last time' : 'When');
export const nobodyInParticular = 'Nobody in particular';
export const record = 'Record';
export const noReasonAsked = 'None was asked for';
export const dayViewsTitle = (count: string) => `Looked at ${count} times that day`;
export const andEarlier = (count: number) => `and ${formatCount(count)} earlier`;
