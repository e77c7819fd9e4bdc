import { site } from '../site.ts';
import type { Sentence } from '../texts.ts';

export const deleteThisDocument = 'Delete this document?';
export const deleteSignedLead = <Part>(strong: Part): Sentence<Part> => [
  strong,
  ' is deleted for good, with the record of each signature on it. Download it first if you want to keep a copy.',
];
export const deleteLead = <Part>(strong: Part): Sentence<Part> => [
  strong,
  ' is deleted for good. Download it first if you want to keep a copy.',
];
export const keepIt = 'Keep it';
export const deleting = 'Deleting…';
export const deleteLabel = 'Delete';
export const openFailed = 'This did not open';
export const openFailedLead =
  'We could not reach the server. Your documents are safe; try again in a moment.';
export const preview = (name: string) => `Preview ${name}`;
export const close = 'Close';
export const yourPicture = (name: string) => `Your picture: ${name}`;
export const checkYourConnection = 'Check your connection and try again. Downloading the file still works.';
export const damagedFileAdvice =
  'The file may be damaged or ask for a password. Download it, open it with a program of your own, print it to a new PDF (Print, then Save as PDF), and upload that one.';
export const documentCenter = 'Document Center';
export const foundBy = 'Upload documents, files, PDFs, pay stubs, tax returns, sign, review.';
export const yourMortgageJourney = 'Your Mortgage Journey';
export const pageLead =
  'Keep every paper of your purchase here. Files are stored encrypted. Our staff can open only what a milestone or they ask for. Every view is logged here.';
export const yourDocuments = 'Your documents';
export const signInButton = 'Sign in to upload';
export const ofUsed = (used: string, space: string) => `${used} of ${space} used`;
export const counted = (size: string) => `${size} counted`;
export const usedSpaceHint = 'What signing adds to a file does not count.';
export const listFailed = 'Your documents did not load';
export const listFailedLead = 'They are safe. They show here as soon as we can reach them.';
export const loadingYourDocuments = 'Loading your documents';
export const uploading = 'Uploading...';
export const replace = 'Replace';
export const whoLookedAt = (name: string) => `Who looked at ${name}`;
export const accessRecord = (by: string, date: string, reason: string) =>
  `Looked at by ${by} of ${site.name} on ${date} because ${reason}.`;
export const name = 'Name';
export const typeLabel = 'Type';
export const size = 'Size';
export const date = 'Date';
export const status = 'Status';
export const actions = 'Actions';
export const tableCaption = 'Your documents, newest first';
export const forLabel = (dueTitle: string) => `For: ${dueTitle}`;
export const download = 'Download';
export const sign = 'Sign';
export const more = 'More';
export const moreActionsFor = (name: string) => `More actions for ${name}`;
export const inviteCoBuyer = 'Invite a co-buyer to sign';
export const needsNoSignature = 'This document needs no signature.';
export const signatureUnknown = 'Sign it if it has a line for your name.';
export const signaturesOf = (name: string) => `Signatures of ${name}`;
export const inviteLabel = (name: string) => `Invite a co-buyer to sign ${name}`;
export const signatures = 'Signatures';
export const invite = 'Invite';
export const uploadDocuments = 'Upload documents';
export const dropTitle = 'Drag and drop your documents here';
export const dropFormats = 'PDF, JPG, PNG or HEIC';
export const upToEach = (largestFile: string) => `Up to ${largestFile} each`;

// Photos made into a PDF.

export const photosToPdf = 'Photos to one PDF';
export const didNotOpen = 'This did not open';
export const photosFailedLead = 'Check your connection and try again. Your documents are safe.';
export const title = 'Photos to one PDF';
export const lead =
  'Each photo becomes a page. Order, turn and cut them here; place, time and camera are taken out. Nothing leaves this device until you upload.';
export const addPhotos = 'Add photos';
export const addHint = 'Lay the paper flat in good light, with all four corners in the picture.';
export const pages = 'Pages';
export const pageOf = (place: number, all: number) => `Page ${place} of ${all}`;
export const reading = (name: string) => `Reading ${name}`;
export const earlier = 'Move earlier';
export const later = 'Move later';
export const turn = 'Turn right';
export const cut = 'Cut to the paper';
export const remove = 'Remove';
export const ofPage = (place: number) => ` page ${place}`;
export const moved = (place: number, all: number) => `Now page ${place} of ${all}`;
export const removed = (all: number) => (all === 1 ? '1 page is left' : `${all} pages are left`);
export const fileName = 'Name of the PDF';
export const usualName = (day: string) => `Photos ${day}`;
export const cancel = 'Cancel';
export const make = (pages: number) => (pages === 1 ? 'Upload 1 page' : `Upload ${pages} pages`);
export const making = (place: number, all: number) => `Making page ${place} of ${all}`;
export const mostPages = (most: number) =>
  `One PDF takes up to ${most} photos. The others were not added; make a second PDF of them.`;
export const notMade = 'The PDF was not made. Your photos are where they were; try again with fewer of them.';
export const notAdded = 'Not added';

/** Cutting one photo. */
export const cutTitle = (place: number) => `Cut page ${place} to the paper`;
export const cutLead =
  'Lay the four corners on the corners of the paper: drag them, or choose one and press the arrow keys.';
export const corners = [
  'Upper left corner',
  'Upper right corner',
  'Lower right corner',
  'Lower left corner',
] as const;
export const wholePhoto = 'Whole photo';
export const whole = 'The whole photo, with the part that becomes the page marked';
export const done = 'Done';

// Request offer.

export const mayAnswer = 'May answer:';
export const requestOf = (title: string, milestone: string) => `${title} (${milestone})`;
export const confirm = 'Confirm';
export const anotherRequest = 'Another request';
export const answersNone = 'Answers no request yet.';
export const chooseRequest = 'Choose a request';
export const nowAnswers = (name: string, title: string) => `${name} now answers: ${title}.`;
export const answerNotSaved = 'This was not saved';
