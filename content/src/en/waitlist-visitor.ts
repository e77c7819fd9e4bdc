import type {
  PortalWaitlistFeature,
  WaitlistFeature,
  WaitlistText,
} from '@porchlight/domain/leads/waitlist/waitlist.ts';
import { portalWaitlistTexts } from './waitlist.ts';

/** What the public waitlist pages say of the thing to come. `offer` is the link to where the product has it already. */
export const publicWaitlistTexts: Record<Exclude<WaitlistFeature, PortalWaitlistFeature>, WaitlistText> = {
  'home-buying': {
    title: 'Home Buying',
    lead: 'Everything above can be read today. Leave your address to hear when the whole purchase has a page with your own dates.',
    offer: 'The guide explains the whole purchase, step by step',
  },
  'mortgage-types': {
    title: 'Mortgage Types',
    lead: 'The comparison above is open today. Leave your address to hear when it works with your own figures.',
    offer: 'The guide compares four kinds of loan in a few lines',
  },
  preapproval: {
    title: 'Preapproval',
    lead: 'The application is open today. Leave your address to hear when letters can be compared here.',
    offer: 'The application takes your answers today',
  },
  'home-buying-resources': {
    title: 'Home Buying Resources',
    lead: 'These pages and the program finder are open today. Leave your address to hear of new ones.',
    offer: 'The guide names official pages and counselors',
  },
  'refinance-options': {
    title: 'Refinance Options',
    lead: 'What is above works today. Leave your address to hear when lenders’ offers to refinance can be compared here.',
    offer: 'The refinance calculator says when one is worth its costs',
  },
  'cash-out-refinance': {
    title: 'Cash-Out Refinance',
    lead: 'The comparison above works today. Leave your address to hear when it reads your own loan.',
    offer: 'The refinance calculator counts cash you take out',
  },
  'refinance-calculator': {
    title: 'Refinance Calculator',
    lead: 'The calculator above works today. Leave your address to hear when it watches your own loan.',
    offer: 'The refinance calculator is open already',
  },
  'refinance-process': {
    title: 'Refinance Process',
    lead: 'The steps above can be followed today. Leave your address to hear when a refinance has a page with your own dates.',
  },
  'credit-score': {
    title: 'Credit Score',
    lead: 'What moves a credit score, what does not, and how to put a wrong report right.',
    offer: 'The credit calculator says what a higher score is worth',
  },
  'debt-to-income': {
    title: 'Debt-to-Income',
    lead: 'The calculator above works today. Leave your address to hear when it reads your own debts.',
    offer: 'The calculator works out your ratio for each program',
  },
  'affordability-calculator': {
    title: 'Affordability Calculator',
    lead: 'The calculator above works today. Leave your address to hear when it works with a plan of your own.',
    offer: 'The affordability calculator is open already',
  },
  'financial-help': {
    title: 'Financial Help',
    lead: 'The program finder is open today: down payment help, grants and loan programs, with who may use each. Leave your address to hear when counties and cities are added.',
    offer: 'The program finder says what there is where you buy',
  },
  'mortgage-basics': {
    title: 'Mortgage Basics',
    lead: 'The five lessons above are open today. Leave your address to hear of new ones.',
    offer: 'The guide starts with your budget and your loan',
  },
  'mortgage-calculators': {
    title: 'Mortgage Calculators',
    lead: 'All of them are open today. Leave your address to hear of new ones.',
    offer: 'The calculators are open already',
  },
  'mortgage-glossary': {
    title: 'Mortgage Glossary',
    lead: 'The glossary is open today. Leave your address to hear when it is there in Spanish.',
    offer: 'The glossary is open already',
  },
  'mortgage-news': {
    title: 'Mortgage News & Trends',
    lead: 'The changes above are open today. Leave your address to hear when news comes by email.',
  },
  'coming-soon': {
    title: 'Coming Soon',
    lead: 'We are still building this part. Leave your address, and we’ll email you when it’s ready.',
  },
};

/** All of them. */
export const waitlistTexts: Record<WaitlistFeature, WaitlistText> = {
  ...portalWaitlistTexts,
  ...publicWaitlistTexts,
};
