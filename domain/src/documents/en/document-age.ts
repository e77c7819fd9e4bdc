export const dateOnDocument = 'Date on the document';
export const expiresOn = 'Expires on';
export const ageLimitHint = (days: number) => `Lenders accept it for ${days} days after the date shown.`;
export const validityHint = 'It has to be valid until you close.';
export const expiredNotice = (day: string) => `It was good until ${day} and is asked for again.`;
export const expiringNotice = (day: string) => `It is good until ${day}. Upload a newer one before then.`;
