export const enterACaption = 'Write at most 120 characters on one line.';
export const photoOf = (place: number, address: string) => `Photo ${place} of ${address}`;
export const notShown = 'This photo did not load.';
