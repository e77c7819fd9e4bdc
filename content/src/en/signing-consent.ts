import type { SigningConsent } from '@porchlight/domain/signing/signing-consent.ts';
import { site } from '../site.ts';

const checkedOn = '2026-11-21';

export const signingConsent: SigningConsent = {
  version: '2026-11-30',
  title: 'Before you sign electronically',
  lead: 'You read this once, before your first signature here. It says what electronic signing means, what it does not cover, and how you can change your mind.',
  summary: [
    'It covers documents that you choose to sign here and our records of them, never loan notes, deeds or court papers.',
    'You may sign on paper instead, or ask us for a free paper copy.',
    'You may withdraw in Profile Settings at any time, free; earlier signatures stay valid.',
    'Keep your e-mail address current there.',
    'You need a current browser, a PDF program, and room to save or print.',
  ],
  parts: [
    {
      title: 'What signing here means',
      paragraphs: [
        'When you sign, you say that you have read the document and agree to it. Under the E-SIGN Act, a signature may not be denied legal effect only because it is electronic.',
        'We seal the file, so that any later change to it can be found. We keep a record of the signature: who signed, when the pages were opened and signed, from which network address and browser, which version of this text you agreed to, and a fingerprint of the file before and after (SHA-256).',
      ],
    },
    {
      title: 'What this covers',
      paragraphs: [
        'The documents that you choose to sign in the Document Center, your own and those that somebody asks you to sign, and the records we make of your signatures: the signed copies and their certificate pages. You decide for each document. It covers nothing that a lender, title company or seller sends you on its own.',
        `${site.name} is not a lender, a title company or a notary. Whoever wants a paper from you may still ask you to sign the same paper through its own process. Ask before you rely on a signature made here.`,
      ],
    },
    {
      title: 'Your right to paper',
      paragraphs: [
        'You do not have to sign electronically. You can print any document and sign it by hand instead.',
        `You can also ask us for a paper copy of what you signed here: write to ${site.email.address} and say which document and where to send it. We do not charge for this. Ask before you delete the document or your account: we cannot copy what is gone.`,
      ],
    },
    {
      title: 'Your right to change your mind',
      paragraphs: [
        'You can withdraw this consent at any time under Profile Settings, Electronic signing. It takes effect at once and costs nothing. Your account and your documents stay.',
        'After that you cannot sign here until you agree again. A signature that you gave before stays valid, and so does what you owe because of it; for that, speak to whoever holds the document.',
      ],
    },
    {
      title: 'Keep your e-mail address current',
      paragraphs: [
        'Messages about your documents go to the e-mail address of your account. You change it under Profile Settings, About you.',
      ],
    },
    {
      title: 'What you need',
      paragraphs: [
        'A device with an internet connection; a current version of Chrome, Edge, Firefox or Safari; a program that opens PDF files; a working e-mail address; and room to save a file, or a printer, if you want your own copy.',
        'If that changes in a way that could keep you from opening your documents, we tell you first, and you can withdraw without a charge.',
      ],
    },
  ],
  notHere: {
    title: 'What not to sign here',
    lead: 'Some papers need ink, a notary or a process of their own. Do not sign these here:',
    papers: [
      {
        what: 'The promissory note of your loan',
        instead:
          'Sign it at closing, in ink or in the electronic system that your lender names. The E-SIGN Act leaves notes to other rules.',
      },
      {
        what: 'Deeds, deeds of trust, mortgages and whatever else is recorded or notarized',
        instead:
          'Sign before a notary. Your title company or settlement agent sets the appointment; some offer one by video where the state allows it.',
      },
      {
        what: 'Notices of default, foreclosure, eviction, repossession or the right to cure, about a home that you live in',
        instead:
          'The E-SIGN Act does not cover them. Keep the paper, answer by the date it names, and call a HUD-approved housing counselor at 800-569-4287.',
      },
      {
        what: 'Court papers; wills and trusts made by will; adoption, divorce and other family matters',
        instead: 'Ask the court or a lawyer how they have to be signed.',
      },
      {
        what: 'Notices that end utility service, or that end health or life insurance',
        instead: 'Answer the company that sent them, in the way they name.',
      },
    ],
  },
  demonstration: {
    title: 'Show that you can open a PDF',
    paragraphs: [
      'What you sign here is kept as a PDF. We show you a small one as we show every page that you sign, and you type the six digits on it. That way we both know that your device can open your documents.',
    ],
  },
  sources: [
    {
      source: '15 U.S.C. 7001(c) (consent to electronic records)',
      url: 'https://www.law.cornell.edu/uscode/text/15/7001',
      checkedOn,
    },
    {
      source: '15 U.S.C. 7003 (what the E-SIGN Act does not cover)',
      url: 'https://www.law.cornell.edu/uscode/text/15/7003',
      checkedOn,
    },
  ],
  agreement: 'I can read this PDF, and I agree to receive and sign documents electronically.',
  withdrawal: [
    'Signatures that you gave before stay valid, and your account and documents stay.',
    'You cannot sign here until you agree again. You can always print a document and sign it by hand.',
  ],
};
