import type { LegalPage } from '@porchlight/domain/site/legal.ts';
import { site } from '../../site.ts';
import { signingConsent } from '../signing-consent.ts';

export const electronicRecords: LegalPage = {
  sample: true,
  slug: 'electronic-records',
  title: 'Consent to electronic records',
  description:
    'What you agree to when you receive and sign documents electronically, and how to ask for paper.',
  version: '2026-11-21',
  lead: `This page explains what it means to receive and sign documents electronically at ${site.name}. It is sample text: the company that runs this site has to have its own checked by a lawyer.`,
  sections: [
    {
      title: 'What it covers',
      paragraphs: [
        'Before your first signature we show you a consent text and ask for your agreement. It covers the documents that you choose to sign in the Document Center and the records we make of your signatures, and it holds until you withdraw it. You decide for each document. Messages about your account also reach you electronically, at your e-mail address.',
      ],
    },
    {
      title: 'Your right to paper',
      paragraphs: [
        `You do not have to sign electronically. You can print a document and sign it by hand. You can also ask us for a paper copy of a document that you signed here: write to ${site.email.address} and say which document and where to send it. We do not charge for this. Do so before you delete the document or your account: we cannot copy what is gone.`,
      ],
    },
    {
      title: 'Changing your mind',
      paragraphs: [
        'Until you complete a signature you can cancel, and the document stays as it was. You can withdraw your consent at any time in your settings, under Electronic signing. That costs nothing and does not close your account. It does not undo a signature that you had already given, and you cannot sign here until you agree again.',
      ],
    },
    {
      title: 'What not to sign here',
      paragraphs: [signingConsent.notHere.lead],
      items: signingConsent.notHere.papers.map(({ what, instead }) => `${what}. ${instead}`),
    },
    {
      title: 'What you need',
      items: [
        'A device with an internet connection, and a current version of Chrome, Edge, Firefox or Safari.',
        'A program that opens PDF files.',
        'A working e-mail address, which you keep current in your account.',
        'Room to save a file, or a printer, if you want your own copy.',
      ],
    },
    {
      title: 'What a signature here does not do',
      paragraphs: [
        `${site.name} is not a lender, a title company or a notary. Your lender, title company or seller may ask you to sign the same paper through its own process, and some papers must be signed in ink or before a notary.`,
      ],
    },
    {
      title: 'The law',
      paragraphs: [
        'The Electronic Signatures in Global and National Commerce Act (E-SIGN Act, 15 U.S.C. 7001) says that a signature may not be denied legal effect only because it is electronic. It leaves out some papers (15 U.S.C. 7003); the list above names those that a home buyer may meet.',
      ],
    },
  ],
};
