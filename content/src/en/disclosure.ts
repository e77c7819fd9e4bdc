import type { ApplicationDisclosure } from '@porchlight/domain/leads/questionnaire/application.ts';
import { site } from '../site.ts';

/** What is read and accepted before an application is stored (specification 4). */
export const disclosure: ApplicationDisclosure = {
  sample: true,
  version: '2026-11-23',
  title: 'Loan Estimate Disclosure',
  lead: 'Read this before you send your application.',
  paragraphs: [
    'What you will see. The next page shows a fixed sample of a Loan Estimate and, beside it, figures worked out from your answers and from assumptions. What you see there is not an official Loan Estimate, and it is no offer or promise of a loan, a rate or an approval. Your actual rate, payment and costs could be higher.',
    `Who we are. ${site.name} is an education and guidance platform. We are not a lender or a mortgage broker. This is not an application for credit: we do not ask for your Social Security number, and we do not order your credit report.`,
    'What we store. When you accept, we store your answers, your name, e-mail address and phone number, the version of this text, and the time. Until then, nothing leaves your device. If you cancel, nothing is stored, and your answers stay on the page.',
    'How we use it. You agree that we may contact you about these answers by e-mail, by telephone or by text message at what you gave us. You can end that at any time: write to us, or reply STOP to a text message. Message and data rates may apply. The privacy page says what else you can ask of us.',
    'How to get an official one. A lender must give you a Loan Estimate within three business days of having your name, income and Social Security number, the property’s address, its estimated value, and the loan amount. Ask at least three lenders before you choose a loan.',
  ],
  confirm: 'Accept and continue',
  cancel: 'Cancel',
  sending: 'Sending...',
  notSent: 'Your application was not sent. Your answers are kept.',
};
