export const youSetIt = 'You set this date in the milestone.';
export const youEnteredIt = 'You entered this date.';
export const ownDate = 'You added this date.';
export const proposed = 'Our staff proposed this date.';
export const lastGoodDay = (title: string) => `${title}: last day accepted`;
export const countedFromDocument = 'Counted from the date on the document, by how long lenders accept it.';
export const printedOnDocument = 'The document says that it expires on this day.';
export const documentTooOld = 'Lenders no longer accept it. Upload a newer one.';
