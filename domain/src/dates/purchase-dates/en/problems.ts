export const closingPassed =
  'This closing day has passed. Enter the new one, or mark Funding’s tasks done if you closed.';
export const closingOnWeekend = (weekday: string) =>
  `This is a ${weekday}. Most lenders, banks and recording offices are closed. Ask the settlement agent before you plan on it.`;
export const closingOnHoliday = (holiday: string) =>
  `This is ${holiday}, a federal holiday. Banks do not send wires that day. Ask the settlement agent for another.`;
export const holidayObserved = (holiday: string) =>
  `Federal offices observe ${holiday} on this day. Banks or recording offices may be closed. Ask the settlement agent.`;
export const closingTooEarly = (earliest: string) =>
  `Federal rules do not allow closing before ${earliest}. Move the closing day, or ask the lender.`;
export const lockEndsFirst = (closing: string) =>
  `Your rate lock ends before closing on ${closing}. Ask the lender now what an extension costs.`;
export const tooOldAtClosing = (closing: string) =>
  `It will be too old at closing on ${closing}. Plan to upload a newer one.`;
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
