export const sayWhyBuyerReads = 'Say why: the buyer reads it beside the document.';
export const downloadNeedsAReason = 'A download needs a reason in your own words.';
