export const choose = 'Fill in from PDFs';
export const lead =
  'Up to five Loan Estimates as your lenders sent them. Each is sent to this site, read, and not kept.';
export const yourDocuments = 'Your documents';
export const fromYourDocuments = 'Loan Estimates among your documents';
export const fillFromThese = 'Fill in from these';
export const reading = (name: string) => `Reading ${name}`;
export const tooMany = 'Five columns is the most: the first five files were read.';
export const notSent = 'The file was not sent. You seem to be offline; nothing is lost.';
/** What was read of one file. */
export const read = (lines: number, proved: number) =>
  `${lines} lines filled in, ${proved} of them proved by the form’s own sums or confirmed by hand.`;
export const check = (labels: string) =>
  `Enter from the paper, because a sum does not add up or the picture is hard to read: ${labels}.`;
export const adjustable =
  'The rate or payment can rise: the first ones are filled in, and only the first years are certain.';
export const missing = (labels: string) => `Enter by hand: ${labels}.`;
export const results = 'What was read';
/** What is said of a paper that is read and has no place in the comparison. */
export const notAnEstimate = 'This is not a Loan Estimate. Nothing was filled in from it.';

export const otherTitle = 'These Loan Estimates do not name the same borrower or home';
export const otherLead =
  'Nothing was filled in. Offers can be compared when they are for the same people and the same home. If these are yours, compare them all the same.';
export const otherNames = { borrower: 'Borrower', property: 'Home' } as const;
export const saidBy = (said: string | null, lender: string) =>
  said === null ? `Not said by ${lender}` : `“${said}” by ${lender}`;
export const paper = (place: number) => `paper ${place}`;
export const allMine = 'They are all mine: compare them';
