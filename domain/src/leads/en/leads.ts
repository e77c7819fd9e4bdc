export const phoneNumberNeedsVersion = 'A phone number needs the version of the consent to be called.';
export const phoneNumberNeedsTime = 'A phone number needs the time of the consent to be called.';
export const nameATimeZone = 'Name a time zone, such as America/New_York.';
export const phoneNumberNeedsConsent =
  'A phone number needs the version and the time of the consent to be called.';
export const writeADateAndTime =
  'Write a date and time like 2026-11-22T09:30:00Z or 11/22/2026 9:30 AM, not before 1900.';
export const changeAtMostAtOnce = (mostAtOnce: number) => `Change at most ${mostAtOnce} at once.`;
export const writeAMessage = 'Write a message.';
export const useAtMost5000 = 'Use at most 5,000 characters.';
export const sendVersionOfConsentText =
  'Send the version of the consent text that stands beside the phone number.';
