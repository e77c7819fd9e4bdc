import type { Sentence, Wrap } from '../texts.ts';

export const emptyPadLabel = 'Empty: draw your signature here';
export const yourDrawnSignature = 'Your drawn signature';
export const fieldLabel = (fieldNames: string, page: number) =>
  `${fieldNames} on page ${page}. Arrow keys move it.`;
export const signedBy = (name: string) => `Signed by ${name}`;
export const signingTime = 'Date and time of signing';
export const signatureId = 'Signature ID';
export const yourSignature = 'Your signature';
export const placeOfThe = (name: string) => `Place of the ${name}`;
export const moveLeft = 'Move left';
export const moveUp = 'Move up';
export const moveDown = 'Move down';
export const moveRight = 'Move right';
export const smaller = 'Smaller';
export const larger = 'Larger';
export const removeThis = (name: string) => `Remove this ${name}`;
export const donePlacing = 'Done placing';
export const moveToPage = (currentPage: number) => `Bring it to page ${currentPage}`;
export const signature = 'Signature';
export const initials = 'Initials';
export const date = 'Date';
export const fieldPosition = (page: number, count: string, count2: string) =>
  `Page ${page}, ${count} inches from the left and ${count2} from the top.`;
export const pageWithoutText = 'This page has no text that can be read aloud. It may be a scan.';
export const drawFailedAdvice =
  'Nothing was signed. Check your connection and try again. If it stays so, close this, download the document and open it on your device.';
export const pageOf = (number: number, total: number) => `Page ${number} of ${total}`;
export const drawFailed = (number: number, advice: string) => `Page ${number} could not be drawn. ${advice}`;
export const drawAgain = <Part>(part: Wrap<Part>, number: number): Sentence<Part> => [
  'Try again',
  part(` to draw page ${number}`),
];
export const currentPageOf = (current: number, count: number) => `Page ${current} of ${count}`;
export const loadFailed = 'The pages did not load';
export const tryAgain = 'Try again';
export const loadFailedLead = 'Nothing was signed, and your document is safe. Check your connection.';
export const pagesLabel = 'Pages of the document';
export const zoomOut = 'Make the pages smaller';
export const zoomIn = 'Make the pages larger';
export const dancingScriptCursive = '"Dancing Script", cursive';
export const dancingScript = 'Dancing Script';
