import type { LandingText } from '@porchlight/domain/landing/landing.ts';
import { site } from '../site.ts';
import { hero } from '../site-texts.ts';
import { faq } from './landing/faq.ts';
import { features } from './landing/features.ts';
import { firstPayment, productPictures } from './landing/first-look.ts';
import { programTexts } from './landing/program-texts.ts';
import { partners, statistics, stories } from './landing/stories.ts';

/** Everything a visitor reads on the landing page. */
export const landing: LandingText = {
  ...programTexts,
  hero: {
    ...hero,
    actions: [
      { label: 'Get Started', href: '/application' },
      { label: 'Try Portal', href: '/portal' },
    ],
    links: [
      { label: 'Join Waitlist', href: '/application' },
      { label: 'Schedule Consultation', href: `mailto:${site.email.address}` },
    ],
  },
  payment: firstPayment,
  features: {
    title: 'What you find here',
    text: 'Six parts of a purchase that people usually piece together from a dozen places.',
    items: features,
  },
  howItWorks: {
    title: 'How it works',
    text: 'Six steps, in the order in which they usually come.',
    steps: [
      {
        title: 'Assess your credit',
        text: 'Order your three reports, read them, and put right what is wrong before a lender looks.',
      },
      {
        title: 'Find programs',
        text: 'See which assistance, grants and loan programs fit you and the place where you are buying.',
      },
      {
        title: 'Calculate what you can afford',
        text: 'Start from your own budget and count everything: taxes, insurance, dues and repairs.',
      },
      {
        title: 'Prepare and submit offers',
        text: 'Decide price and conditions in writing, and keep each answer and deadline in view.',
      },
      {
        title: 'Navigate the mortgage process',
        text: 'Inspection, appraisal, underwriting and closing, with each paper and date in one place.',
      },
      {
        title: 'Manage your new mortgage',
        text: 'Payments, escrow and taxes, and the day when a refinance deserves a look.',
      },
    ],
    action: { label: 'Start Your Journey', href: '#get-started' },
  },
  pictures: productPictures,
  statistics: {
    sample: true,
    title: 'In figures',
    note: 'Sample figures. They stand here until there are real ones.',
    items: statistics,
  },
  partners: {
    sample: true,
    title: 'Partners',
    note: 'Placeholder names. None of these companies exists.',
    items: partners,
  },
  stories: {
    title: 'Success stories',
    note: 'Sample stories: these people and their results are made up to show where real ones will stand.',
    items: stories,
  },
  faq: {
    title: 'Questions people ask first',
    text: 'Short answers. The guide has the long ones.',
    items: faq,
  },
};
