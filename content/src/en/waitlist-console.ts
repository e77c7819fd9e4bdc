import { formatCount } from '@porchlight/domain/kernel/formats.ts';
import type { Sentence } from '../texts.ts';

export const joinedPerWeek = 'Joined per week';
export const joinedCaption = 'Addresses that joined, per week';
export const weekFrom = 'Week from';
export const joined = 'Joined';
export const announceTheLaunch = 'Announce the launch';
export const launchAnnounced = (title: string) => `The launch of ${title} is announced`;
export const launchEmailFailed = 'The letter did not load';
export const launchEmailUnsent = (message: string) => `${message} No letter was sent.`;
export const launchWarningBounced = <Part>(strong: Part, suppressed: number): Sentence<Part> => [
  strong,
  ` this letter, once. It cannot be called back. Whoever joins the list later gets it at once. ${formatCount(suppressed)} more bounced before and get nothing.`,
];
export const launchWarning = <Part>(strong: Part): Sentence<Part> => [
  strong,
  ' this letter, once. It cannot be called back. Whoever joins the list later gets it at once.',
];
export const subject = 'Subject:';
export const theLetter = 'The letter';
export const toConfirmType = (title: string) => `To confirm, type ${title}`;
export const sendTheLetter = 'Send the letter';
export const cancel = 'Cancel';
export const recipientsCount = (recipients: number) =>
  recipients === 1 ? '1 address gets' : `${formatCount(recipients)} addresses get`;
export const addresses = 'Addresses';
export const showTheAddresses = 'Show the addresses';
export const exportCsv = 'Export CSV';
export const addressesFailed = 'The addresses did not load';
export const addressesEmpty = 'Nobody is on this list.';
export const addressesNewestFirst = 'Addresses, newest first';
export const told = 'Told';
export const newer = 'Newer';
export const older = 'Older';
export const waitlists = 'Waitlists';
export const waitlistsLead =
  'Everything visitors can ask to be told of. A launch is announced once, to each address once.';
export const waitlistFailed = 'This waitlist did not load';
export const waitlistUnknown = 'There is no such waitlist.';
export const loading = 'Loading…';
export const waitlistsCaption = 'Waitlists, the longest first';
export const waitlistsEmpty = 'There is no waitlist.';
export const feature = 'Feature';
export const joinedInWeeks = 'Joined in 12 weeks';
export const launch = 'Launch';
export const notInProduct = 'Not in the product yet';
export const notAnnounced = 'Not announced';
export const ofTold = (told: number, count: number) => `${formatCount(told)} of ${formatCount(count)} told`;
export const announced = 'Announced';
export const inTheProduct = 'In the product';
export const notYet = 'Not yet';
export const by = 'By';
export const pageMissing =
  'The product has no page for this yet, so there is nothing to announce. Once it has, its address in the list of waitlist pages makes the announcement possible.';
export const adminOnlyHint = 'An admin can announce the launch.';
export const launchFinished =
  'The launch is announced: every address was told. Whoever joins from now on is told at once.';
export const launchProgress = (told: number, count: number) =>
  `Letters are being queued: ${formatCount(told)} of ${formatCount(count)}. You can leave this page; it goes on by itself.`;
export const addressesTold = 'Addresses told';

/** Headings of the addresses as a CSV file. */
export const downloadColumns = { email: 'E-mail', joined: 'Joined', told: 'Told of the launch' };
