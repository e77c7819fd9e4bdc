export const replaced = 'Replaced';
export const sentBack = 'Sent back';
export const tooOld = 'Too old';
export const signed = 'Signed';
export const received = 'Received';
export const acceptedUntil = (expiresOn: string) => `Lenders take it until ${expiresOn}.`;

// Pages.

export const pagesOf = (name: string) => `Pages of ${name}`;
export const pagesFailed = 'It could not be shown';
export const tryAgain = 'Try again';
