export const openDocumentCenter = 'Open Document Center';
export const sentBack = 'Sent back';
export const tooOld = 'Too old';
export const received = 'Received';
