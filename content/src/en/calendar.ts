export const endFailed = 'The calendar address still works';
export const addressEnded = 'The calendar address is ended';
export const loadFailed = 'Your calendar did not load';
export const nothingWasChanged = 'Nothing was changed.';
export const addressLead =
  'A private address that your calendar program reads by itself: every date you set shows there as a whole day and moves when you move it. Whoever has the address can read your dates, so keep it to yourself.';
export const addressMadeNote = (date: string) =>
  `Your address was made on ${date}. We do not keep it, so we cannot show it again. A new one ends the old one.`;
export const makeFailed = 'No calendar address was made';
export const makeAddress = 'Make a calendar address';
export const makeNewAddress = 'Make a new address';
export const endTheAddress = 'End the address';
export const addressCopied = 'The address is copied';
export const notCopied = 'Not copied';
export const notCopiedAdvice = 'Select the address and copy it yourself.';
export const yourCalendarAddress = 'Your calendar address';
export const addressHint =
  'Shown this once. Add it in your calendar program as a subscription, or “from URL”.';
export const copyTheAddress = 'Copy the address';
export const openInCalendar = 'Open in my calendar program';

// Add to calendar.

export const addToCalendar = 'Add to calendar';
