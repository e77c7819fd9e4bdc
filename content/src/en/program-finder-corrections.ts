export const title = 'Corrections';
export const trail = 'Corrections';
export const back = 'What the program finder covers';
export const lead =
  'Where the program finder was wrong about a program: what it said, what is right, and the day we changed it. The newest first.';
export const noScript =
  'This list needs JavaScript. Write to us and we send it: the address is on the page of what the finder covers.';
export const loading = 'Loading the corrections…';
export const none = 'No corrections yet.';
export const noneMore =
  'When a rule of ours turns out wrong, it is corrected in the finder and listed here on the same day.';
export const didNotLoad = 'The corrections did not load';
export const nothingLost = 'The program finder itself works without them.';
export const list = 'Corrections, newest first';
export const we = 'We said';
export const right = 'Right is';
export const changed = (day: string) => `Changed ${day}`;
