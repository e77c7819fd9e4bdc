export const photosToPdf = 'Photos to one PDF';
export const didNotOpen = 'This did not open';
export const didNotOpenAdvice = 'Check your connection and try again. Your documents are safe.';
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
