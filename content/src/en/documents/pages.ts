export const pagesOf = (name: string) => `Pages of ${name}`;
export const itCouldNotBeShown = 'It could not be shown';
export const tryAgain = 'Try again';
