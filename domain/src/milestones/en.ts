export const error = 'Error';
export const interest = 'Interest';
export const preApp = 'Pre-App';
export const preApproval = 'Pre-Approval';
export const homeSearch = 'Home Search';
export const offerNegotiation = 'Offer & Negotiation';
export const loanApplication = 'Loan Application';
export const processingUnderwrite = 'Processing & Underwrite';
export const clearToClose = 'Clear-to-Close';
export const funding = 'Funding';
export const postCloseCare = 'Post-Close Care';
export const oneLetterLeft = '1 letter left';
export const lettersLeft = (left: string) => `${left} letters left`;
export const noteEmpty = 'Write something first. An empty note is not kept.';
export const noteHoldsLetters = (longestNote: string, length: string) =>
  `A note holds ${longestNote} letters and this one has ${length}. Shorten it, or make two notes of it.`;
