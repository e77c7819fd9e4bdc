export const enterAPayee = 'Enter the name of whoever is paid, in at most 120 characters.';
export const enterABank = 'Enter the name of their bank, in at most 120 characters.';
export const enterRoutingNumber = 'Enter the nine digits of the routing number.';
export const routingNumberSlip =
  'The check digit of this routing number does not fit, so a digit is wrong or swapped. Compare it with the document.';
export const enterAnAccount = 'Enter the account number: 5 to 17 digits or letters.';
export const enterASource = 'Say where it came from, in at most 160 characters.';
export const enterADay = 'Enter the day of the document or the call, today at the latest.';
export const enterADomain = 'Enter an email address or what stands behind its @, such as acmetitle.com.';
export const enterPersonCalled = 'Enter whom you spoke with, in at most 120 characters.';
export const enterCallDay = 'Enter the day of the call, today at the latest.';
export const confirmTheCall = 'Confirm it once you have called the number written down here.';
export const enterSomething = 'Enter at least one thing that the new message says.';
