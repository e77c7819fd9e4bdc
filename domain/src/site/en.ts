export const preApproval = 'Pre-Approval';
export const budgetAffordability = 'Budget & Affordability';
export const propertySearch = 'Property Search';
export const offerNegotiation = 'Offer & Negotiation';
export const loanOptions = 'Loan Options';
export const documentCenter = 'Document Center';
export const closing = 'Closing';
export const educationHub = 'Education Hub';
