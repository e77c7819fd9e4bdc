export const accessReasonMissing = 'Say why: the buyer reads it beside the document.';
export const downloadReasonMissing = 'A download needs a reason in your own words.';
