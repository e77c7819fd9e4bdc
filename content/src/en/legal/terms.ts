import type { LegalPage } from '@porchlight/domain/site/legal.ts';
import { site } from '../../site.ts';

export const terms: LegalPage = {
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
        'What you upload stays yours. You allow us to store it, to look through it for what could do harm and for the words you search by, and to show it to you and to whoever you ask to sign it. Our staff may open those documents that a milestone asks for, to check them, and each look is listed beside the document. We do nothing else with them unless you ask us to.',
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
