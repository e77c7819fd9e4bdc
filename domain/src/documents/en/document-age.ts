export const dateOnDocument = 'Date on the document';
export const expiresOn = 'Expires on';
export const lendersAcceptItForDays = (days: number) =>
  `Lenders accept it for ${days} days after the date shown.`;
export const itHasToBeValidUntilYouClose = 'It has to be valid until you close.';
export const itWasGoodUntil = (day: string) => `It was good until ${day} and is asked for again.`;
export const itIsGoodUntilUpload = (day: string) =>
  `It is good until ${day}. Upload a newer one before then.`;
