export const formLoadFailed = 'The feedback form did not load';
export const formFailedLead = 'Everything you have done is safe. Check your connection and try again.';
