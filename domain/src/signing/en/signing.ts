export const signDocument = 'Sign Document';
export const documentSigned = 'Document Signed!';
