import type { FaqItem } from '@porchlight/domain/landing/landing.ts';
import { site } from '../../site.ts';

export const faq: readonly FaqItem[] = [
  {
    question: `Is ${site.name} a lender?`,
    answer: `No. ${site.name} is an education and guidance platform. We do not make loans, we do not decide who gets one, and we cannot promise an approval, a rate or a saving. You borrow from a lender that you choose.`,
  },
  {
    question: 'Who is it for?',
    answer:
      'For people who are buying a home in the United States, the first or the fifth. The guide starts before the first look at a listing and ends after the keys are yours.',
  },
  {
    question: `Does using ${site.name} affect my credit score?`,
    answer:
      'No. We do not order your credit report, and nothing you enter here goes to a credit bureau. A lender you apply to will order it; several mortgage inquiries within a short time usually count as one for your score.',
  },
  {
    question: 'What happens to the answers I give in the application?',
    answer:
      'Until you accept the disclosure at the end, they stay on your device. When you accept, we store them with the version of the text you accepted and the time, and somebody may contact you about them. It is not an application for credit, and we do not pass it to a lender.',
  },
  {
    question: 'Is an estimate you show an official Loan Estimate?',
    answer:
      'No. We show a fixed sample, and one worked out from your answers. Only a lender can give you an official Loan Estimate, within three business days of having six facts from you: your name, income and Social Security number, the property’s address, its estimated value, and the loan amount. Ask at least three lenders and compare.',
  },
  {
    question: 'What does it cost?',
    answer:
      'Reading the guide, opening an account, following the milestones and keeping documents are free of charge. If that ever changes, we will tell you before anything costs money.',
    sample: true,
  },
  {
    question: 'How much do I need for a down payment?',
    answer:
      'Typically 3-20% of the price, by the kind of loan. FHA loans start at 3.5% with a credit score of 580 or more, and VA and USDA loans can need none at all if you and the home qualify. Plan for closing costs as well: typically 2-5% of the loan.',
  },
  {
    question: 'What is beta access?',
    answer:
      'The first three milestones are open to every account. The seven after them, from home search to post-close care, are in a beta you join in the portal with one button. It takes effect at once, unless a person reads requests first.',
  },
  {
    question: 'How do you keep my documents?',
    answer:
      'Each file is stored encrypted, under a key of its own. You see it, and whoever you ask to sign it. Our staff can open only what a milestone asks for or they ask for, and each look is listed beside it. Its key is deleted with it: what is left cannot be read, and backups lose it within 31 days.',
  },
  {
    question: 'Do I have to give a phone number?',
    answer:
      'Not to write to us. If you do give one there, the text beside it says what you agree to, and we keep the version you saw. The application and the final step of the guide ask for one to reach you about them.',
  },
  {
    question: 'How do I unsubscribe?',
    answer:
      'Every letter has a link that ends it, without signing in and without a question. It takes effect at once.',
  },
];
