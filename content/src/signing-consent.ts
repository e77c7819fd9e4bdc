import type { SigningConsent } from '@porchlight/domain/signing/signing-consent.ts';

export const signingConsent: SigningConsent = {
  version: '2026-11-20',
  title: 'Before you sign electronically',
  paragraphs: [
    'What signing here means. When you sign, you say that you have read this document and agree to it. Porchlight records your agreement: who signed, when, from which network address and browser, which version of this text you saw, and a fingerprint of the file (SHA-256) that shows whether the file has changed since. Under the E-SIGN Act, a signature may not be denied legal effect only because it is electronic.',
    'What it does not do. Porchlight is not a lender, a title company or a notary. Your lender, title company or seller may still ask you to sign the same paper through its own process, and some papers must be signed in ink or before a notary. Ask whoever wants the paper whether a signature made here is enough for them.',
    'What this covers. Your agreement covers this one document. It does not cover any other document, and we ask you again each time you sign.',
    'Your right to paper. You do not have to sign electronically. You may choose Cancel, print the document and sign it by hand. You may also ask us for a paper copy of a document you signed here: write to the help e-mail address shown on this site and say which document and where to send it. We do not charge for this.',
    'Your right to change your mind. Until you press Complete you can leave with Cancel, and nothing is recorded. Afterwards you can withdraw your agreement to use electronic records and signatures by writing to the same help address. Withdrawing costs nothing and does not close your account. It does not undo a signature you had already given, and it does not end duties you took on by signing; for that, speak to whoever holds the document.',
    'How to get a copy. Open the Document Center and choose Download beside the document. Do this before you delete it, and keep a copy of your own.',
    'Keep your address current. If your e-mail address changes, update it in your account or write to us, so that messages about your documents reach you.',
    'What you need. A device with an internet connection; a current version of Chrome, Edge, Firefox or Safari; a program that opens PDF and image files; a working e-mail address; and room to save a file or a printer if you want your own copy. To check that yours will do, download this document and open it before you agree. If what you need changes in a way that could keep you from opening your documents, we will tell you and ask for your agreement again.',
  ],
  agreement:
    'I was able to open and read this document on my device, I have read the text above, and I agree to sign this document electronically.',
};
