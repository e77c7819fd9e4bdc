import type {
  PortalWaitlistFeature,
  WaitlistFeature,
  WaitlistText,
} from '@porchlight/domain/waitlist/waitlist.ts';
import { portalWaitlistTexts } from './portal-waitlist.ts';

/** What the public waitlist pages say of the thing to come. `offer` is the link to where the product has it already. */
export const publicWaitlistTexts: Record<Exclude<WaitlistFeature, PortalWaitlistFeature>, WaitlistText> = {
  'home-buying': {
    title: 'Home Buying',
    lead: 'One page on the whole purchase, from the first thought to the first payment.',
    offer: 'The guide explains the whole purchase, step by step',
  },
  'mortgage-types': {
    title: 'Mortgage Types',
    lead: 'Conventional, FHA, VA and USDA loans, fixed and adjustable rates: who each is for, and what each costs.',
    offer: 'The guide compares four kinds of loan in a few lines',
  },
  preapproval: {
    title: 'Preapproval',
    lead: 'What a preapproval is worth, how to ask for one, and how to compare several.',
    offer: 'The application takes your answers today',
  },
  'home-buying-resources': {
    title: 'Home Buying Resources',
    lead: 'Official pages, counselors and checklists for buyers, each with what it is good for.',
    offer: 'The guide names official pages and counselors',
  },
  'refinance-options': {
    title: 'Refinance Options',
    lead: 'The ways to replace a mortgage, and the questions that show whether one of them is worth it.',
    offer: 'The refinance calculator says when one is worth its costs',
  },
  'cash-out-refinance': {
    title: 'Cash-Out Refinance',
    lead: 'Borrowing against your home: what it costs, what it puts at risk, and what else there is.',
    offer: 'The refinance calculator counts cash you take out',
  },
  'refinance-calculator': {
    title: 'Refinance Calculator',
    lead: 'A calculator that counts interest and time, not only the new payment.',
    offer: 'The refinance calculator is open already',
  },
  'refinance-process': {
    title: 'Refinance Process',
    lead: 'A refinance step by step: papers, appraisal, the right to cancel, and the closing.',
  },
  'credit-score': {
    title: 'Credit Score',
    lead: 'What moves a credit score, what does not, and how to put a wrong report right.',
    offer: 'The guide says how to read and repair your credit',
  },
  'debt-to-income': {
    title: 'Debt-to-Income',
    lead: 'How lenders compare your debts with your income, by program, and how to work out your own ratio.',
    offer: 'The calculator works out your ratio for each program',
  },
  'affordability-calculator': {
    title: 'Affordability Calculator',
    lead: 'A calculator that starts from your budget and ends at a price, from conservative to aggressive.',
    offer: 'The affordability calculator is open already',
  },
  'financial-help': {
    title: 'Financial Help',
    lead: 'Down payment assistance, grants and loan programs, with who may use each and where to ask.',
    offer: 'The guide says where to find a counselor and assistance',
  },
  'mortgage-basics': {
    title: 'Mortgage Basics',
    lead: 'Principal, interest, taxes and insurance: how a mortgage works, without the jargon.',
    offer: 'The guide starts with your budget and your loan',
  },
  'mortgage-calculators': {
    title: 'Mortgage Calculators',
    lead: 'Calculators for the payment, the cash to close and the total cost, each with its formula open.',
    offer: 'The calculators are open already',
  },
  'mortgage-glossary': {
    title: 'Mortgage Glossary',
    lead: 'Every term on your papers in a sentence or two of plain English.',
    offer: 'The glossary is open already',
  },
  'mortgage-news': {
    title: 'Mortgage News & Trends',
    lead: 'Changes in rates, limits and rules, and what each means for a buyer.',
  },
  'coming-soon': {
    title: 'Coming Soon',
    lead: 'We are still building this part. Leave your address, and we write to you when it opens.',
  },
};

/** All of them. */
export const waitlistTexts: Record<WaitlistFeature, WaitlistText> = {
  ...portalWaitlistTexts,
  ...publicWaitlistTexts,
};
