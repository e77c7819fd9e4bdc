export const theCalendarAddressStillWorks = 'The calendar address still works';
export const theCalendarAddressIsEnded = 'The calendar address is ended';
export const yourCalendarDidNotLoad = 'Your calendar did not load';
export const nothingWasChanged = 'Nothing was changed.';
export const aPrivateAddressCalendarProgram =
  'A private address that your calendar program reads by itself: every date you set shows there as a whole day and moves when you move it. Whoever has the address can read your dates, so keep it to yourself.';
export const yourAddressMadeDoNot = (date: string) =>
  `Your address was made on ${date}. We do not keep it, so we cannot show it again. A new one ends the old one.`;
export const noCalendarAddressWasMade = 'No calendar address was made';
export const makeACalendarAddress = 'Make a calendar address';
export const makeANewAddress = 'Make a new address';
export const endTheAddress = 'End the address';
export const theAddressIsCopied = 'The address is copied';
export const notCopied = 'Not copied';
export const selectAddressCopyYourself = 'Select the address and copy it yourself.';
export const yourCalendarAddress = 'Your calendar address';
export const shownOnceAddCalendarProgram =
  'Shown this once. Add it in your calendar program as a subscription, or “from URL”.';
export const copyTheAddress = 'Copy the address';
export const openInMyCalendarProgram = 'Open in my calendar program';

// Add to calendar.

export const addToCalendar = 'Add to calendar';
