import type { LegalPage } from '@porchlight/domain/site/legal.ts';
import { site } from '../../site.ts';
import { siteTexts } from '../../site-texts.ts';
import { signingConsent } from '../signing-consent.ts';
import { privacy } from './privacy.ts';

const terms: LegalPage = {
  sample: true,
  slug: 'terms',
  title: 'Terms of use',
  description: `The rules for using ${site.name}: what we do, what we do not do, and what we ask of you.`,
  version: '2026-11-22',
  lead: `These are the rules for using ${site.name}. They are sample text: the company that runs this site has to put its own in its place.`,
  sections: [
    {
      title: 'What we do, and what we do not',
      paragraphs: [
        `${site.name} explains how a home purchase works and keeps your papers and dates in order. We are not a lender, a mortgage broker, a real estate agent, a law firm or a tax adviser. Nothing here is advice for your own case, and nothing promises an approval, a rate or a saving.`,
        'Figures are for learning and planning. Before you choose a loan, compare the official Loan Estimates that lenders give you. Before you sign, ask a professional where you are unsure.',
      ],
    },
    {
      title: 'Your account',
      items: [
        'You must be at least 18 years old and give your own name and address.',
        'Keep your password to yourself, and tell us if somebody else has used your account.',
        'You can delete your account at any time in your settings. The page on privacy says what goes and what stays.',
      ],
    },
    {
      title: 'Your documents',
      paragraphs: [
        'What you upload stays yours. You allow us to store it, to look through it for what could do harm and for the words you search by, and to show it to you and to whoever you ask to sign it. Our staff may open those documents that a milestone asks for or they ask you for, to check them, and each look is listed beside the document. We do nothing else with them unless you ask us to.',
        'Upload only what you may share. Keep the originals: this site is not the only place they should be.',
      ],
    },
    {
      title: 'Signing',
      paragraphs: [
        'The page on electronic records says what signing here means, what it does not do, and how to ask for paper.',
      ],
    },
    {
      title: 'What we ask of you',
      items: [
        'Do not try to see what belongs to somebody else.',
        'Do not send bulk mail or automated requests through our forms.',
        'Do not pretend to be somebody else.',
      ],
    },
    {
      title: 'Beta features',
      paragraphs: [
        'Parts marked Beta are still being worked on. They can change or be away for a while. What you have stored in them stays.',
      ],
    },
    {
      title: 'If something goes wrong',
      paragraphs: [
        'We work carefully, but we cannot promise that the site is free of errors or always there. The law of your state may give you rights that these terms do not limit.',
      ],
    },
    {
      title: 'Changes and questions',
      paragraphs: [
        `When these terms change, they get a new date, and we tell everybody with an account by e-mail. Questions: ${site.email.address}.`,
      ],
    },
  ],
};

const electronicRecords: LegalPage = {
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

const licenses: LegalPage = {
  sample: true,
  slug: 'licenses',
  title: 'Licenses and disclosures',
  description: `What ${site.name} is and is not, which licenses it holds, and what its figures mean.`,
  version: '2026-11-21',
  lead: 'What the law and fairness ask us to say. This page is sample text: the company that runs this site has to put its own name, licenses and statements in its place.',
  sections: [
    {
      title: 'Not a lender',
      paragraphs: [siteTexts.disclaimer],
    },
    {
      title: 'Licenses',
      paragraphs: [
        'The company that runs this site states here its legal name and address, and each license or registration it holds, with its number and state. This sample holds none.',
        'You can look up the licenses of any lender or loan officer at www.nmlsconsumeraccess.org.',
      ],
    },
    {
      title: 'Samples on this site',
      paragraphs: [
        'Stories, statistics, partner names, the dashboard on the home page and the sample Loan Estimate are marked as samples. They describe nobody’s real results and are no offer.',
      ],
    },
    {
      title: 'Estimates',
      paragraphs: [
        'Your actual rate, payment, and costs could be higher. Get an official Loan Estimate before choosing a loan. Only a lender can give you one.',
      ],
    },
    {
      title: 'Links and partners',
      paragraphs: [
        'Links to public authorities and other sites are there because they are useful. We do not answer for what they say. If we are ever paid for a referral, we will say so where the referral stands.',
      ],
    },
    {
      title: 'Fair housing and equal credit',
      paragraphs: [
        'The Fair Housing Act and the Equal Credit Opportunity Act forbid discrimination in housing and lending. If you believe that it happened to you, you can complain to the U.S. Department of Housing and Urban Development at hud.gov/fairhousing and to the Consumer Financial Protection Bureau at consumerfinance.gov/complaint.',
      ],
    },
    {
      title: 'Software and typefaces',
      paragraphs: [
        'The software behind this site is available under the MIT License. The typefaces Fraunces, Public Sans and Dancing Script are used under the SIL Open Font License 1.1. Pages of your documents are drawn by PDF.js, used under the Apache License 2.0.',
      ],
    },
  ],
};

const accessibility: LegalPage = {
  sample: true,
  slug: 'accessibility',
  title: 'Accessibility',
  description: `How ${site.name} is built to be used by everybody, and how to tell us where it is not.`,
  version: '2026-11-22',
  lead: 'Everybody who buys a home should be able to use this site. This statement is sample text: the company that runs this site has to check it and make it its own.',
  sections: [
    {
      title: 'What we aim for',
      paragraphs: ['We build to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.'],
    },
    {
      title: 'What that means here',
      items: [
        'Everything works with a keyboard alone, and you can always see where you are.',
        'Text can be enlarged to 200 percent, and pages fit a screen 320 pixels wide.',
        'No meaning is carried by color alone, and there is a light and a dark set of colors.',
        'Motion is short and explains a change. If your system asks for less motion, there is none.',
        'With scripts switched off, public pages can be read, and you can write to us, subscribe, join a waitlist and send the final step of the guide. The application, the calculators, your account and checking a signed document need scripts.',
        'What went wrong in a form is said in words, and what you typed is kept.',
      ],
    },
    {
      title: 'How we check',
      paragraphs: [
        'Every page is tested automatically before a change goes out, in both color sets and at several widths. Automatic tests find only part of the problems, so we also listen to the people who use the site.',
      ],
    },
    {
      title: 'Known limits',
      paragraphs: [
        'Documents that you or others upload may not be accessible, because we store them as they are. Links to other sites lead to pages that we cannot change.',
      ],
    },
    {
      title: 'Tell us',
      paragraphs: [
        `If something stands in your way, write to ${site.email.address} or call ${site.phone.display}. Say which page it was and what you wanted to do. We will also give you the content in another form if you need it.`,
      ],
    },
  ],
};

/** The legal pages, each at its slug. */
export const legalPages: readonly LegalPage[] = [privacy, terms, accessibility, licenses, electronicRecords];
