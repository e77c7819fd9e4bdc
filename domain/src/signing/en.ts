export const typedNameProblem =
  'Our signature typeface has Latin letters only. Draw your signature, or type another form of your name.';
export const signDocument = 'Sign Document';
export const documentSigned = 'Document Signed!';
