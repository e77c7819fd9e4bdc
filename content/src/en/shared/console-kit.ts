import type { Sentence, Wrap } from '../../texts.ts';

export const choose = (name: string) => `Choose ${name}`;
export const chooseAllLabel = 'Choose all on this page';
export const loadFailed = 'This did not load';
export const doNotCall = 'Do not call';
export const withdrawn = <Part>(date: Part): Sentence<Part> => ['Withdrawn ', date];
export const columns = 'Columns';
export const columnsToShow = 'Columns to show';
export const exportCsv = 'Export CSV';
export const filters = (chosen: number) => `Filters (${chosen})`;
export const listToolsFilters = 'Filters';
export const moreFilters = 'More filters';
export const moreFiltersSet = (chosen: number) => `More filters (${chosen})`;
export const days = { from: 'From', until: 'Until' };
export const daysReversed = 'The last day is before the first. Change one of them.';
export const keyboard = 'Keyboard';
export const yes = 'yes';
export const no = 'no';
export const search = 'Search';
export const copied = 'Copied';
export const copyFailed = 'Your browser did not let it be copied';
export const markCopyHand = 'Mark it and copy it by hand.';
export const copy = 'Copy';
export const savedButton = 'I have kept it';
export const console = (title: string) => `${title} · Console`;
export const details = 'Details';
export const backToList = 'Back to the list';
export const newer = 'Newer';
export const older = 'Older';
export const listFailed = 'This list did not load';
export const noMatches = <Part>(link: Wrap<Part>): Sentence<Part> => [
  'Nothing here fits. ',
  link('Show everything'),
];
export const paginationLabel = 'Pages of this list';
export const skipToRows = 'Skip to the rows';
export const rowKeysHint =
  'Arrow keys move through the rows, Home and End to the first and last; Enter opens one.';
export const chooseKeysHint =
  ' Left and right lead to the box that chooses a row and back. Space chooses it; with Shift, all between it and the one before.';
export const loadingTheList = 'Loading the list…';
export const newLeadsWaiting = (count: number) =>
  count === 1 ? 'new lead that nobody owns' : 'new leads that nobody owns';
export const unownedPurchases = (count: number) =>
  count === 1 ? 'purchase that nobody owns' : 'purchases that nobody owns';
export const questionsWaiting = (count: number) =>
  count === 1 ? 'question to answer' : 'questions to answer';
export const documentsWaiting = (count: number) =>
  count === 1 ? 'document to review' : 'documents to review';
export const betaRequestsWaiting = (count: number) =>
  count === 1 ? 'request for beta access waits' : 'requests for beta access wait';
export const emailsFailed = (count: number) =>
  count === 1 ? 'letter could not be sent' : 'letters could not be sent';
export const webhooksOff = (count: number) =>
  count === 1 ? 'webhook endpoint is switched off' : 'webhook endpoints are switched off';
export const workKeysLabel = <Part>(kbd: Part): Sentence<Part> => [
  'One key alone works on the open lead or document, and ',
  kbd,
  ' leads to the search of a list',
];
export const inThisBrowser = 'In this browser.';

// Who is away, and who covers.

export const awayUntil = (name: string, day: string) => `${name} (away until ${day})`;
export const ownerAway = (name: string, day: string, deputy: string | null) =>
  `${name} (away until ${day}, ${deputy ?? 'no one'} covers)`;
export const coveredFor = (name: string, day: string) => `for ${name}, back ${day}`;
export const givenToAway = (name: string, day: string, deputy: string | null) =>
  `${name} is away until ${day}. ${deputy ?? 'No one'} covers.`;
