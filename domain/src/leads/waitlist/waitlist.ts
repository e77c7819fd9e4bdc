import * as texts from '../en.ts';
import type { LeadFieldText } from '../lead-texts.ts';

/**
 * Every page that takes addresses for something not yet launched (specification 2): the 26 of the route table and
 * /coming-soon. `offeredAt` is where the product has the thing already, under another address.
 */
export const waitlistPages = [
  { feature: 'interest', path: '/portal/interest', offeredAt: '/portal/milestones/interest' },
  { feature: 'pre-app', path: '/portal/pre-app', offeredAt: '/portal/milestones/pre-app' },
  { feature: 'pre-approval', path: '/portal/pre-approval', offeredAt: '/portal/milestones/pre-approval' },
  { feature: 'home-search', path: '/portal/home-search', offeredAt: '/portal/milestones/home-search' },
  { feature: 'offer', path: '/portal/offer', offeredAt: '/portal/milestones/offer' },
  {
    feature: 'loan-application',
    path: '/portal/loan-application',
    offeredAt: '/portal/milestones/loan-application',
  },
  { feature: 'processing', path: '/portal/processing', offeredAt: '/portal/milestones/processing' },
  { feature: 'ctc', path: '/portal/ctc', offeredAt: '/portal/milestones/ctc' },
  { feature: 'funding', path: '/portal/funding', offeredAt: '/portal/milestones/funding' },
  { feature: 'post-close', path: '/portal/post-close', offeredAt: '/portal/milestones/post-close' },
  { feature: 'home-buying', path: '/home-buying', offeredAt: '/portal/preparing' },
  { feature: 'mortgage-types', path: '/mortgage-types', offeredAt: '/portal/preparing#critical-knowledge' },
  { feature: 'preapproval', path: '/preapproval', offeredAt: '/application' },
  {
    feature: 'home-buying-resources',
    path: '/home-buying-resources',
    offeredAt: '/portal/preparing#helpful-resources',
  },
  { feature: 'refinance-options', path: '/refinance-options', offeredAt: '/tools/refinance' },
  { feature: 'cash-out-refinance', path: '/cash-out-refinance', offeredAt: '/tools/refinance' },
  { feature: 'refinance-calculator', path: '/refinance-calculator', offeredAt: '/tools/refinance' },
  { feature: 'refinance-process', path: '/refinance-process' },
  { feature: 'credit-score', path: '/credit-score', offeredAt: '/tools/credit-price' },
  { feature: 'debt-to-income', path: '/debt-to-income', offeredAt: '/tools/debt-to-income' },
  {
    feature: 'affordability-calculator',
    path: '/affordability-calculator',
    offeredAt: '/tools/affordability',
  },
  { feature: 'financial-help', path: '/financial-help', offeredAt: '/programs' },
  { feature: 'mortgage-basics', path: '/mortgage-basics', offeredAt: '/portal/preparing' },
  { feature: 'mortgage-calculators', path: '/mortgage-calculators', offeredAt: '/tools' },
  { feature: 'mortgage-glossary', path: '/mortgage-glossary', offeredAt: '/glossary' },
  { feature: 'mortgage-news', path: '/mortgage-news' },
  { feature: 'coming-soon', path: '/coming-soon' },
] as const satisfies readonly WaitlistPage[];

type WaitlistPage = { feature: string; path: string; offeredAt?: string };

export type WaitlistFeature = (typeof waitlistPages)[number]['feature'];

/** Those whose pages are in the portal; the others are public. */
export type PortalWaitlistFeature = Extract<
  (typeof waitlistPages)[number],
  { path: `/portal/${string}` }
>['feature'];

export const waitlistFeatures = waitlistPages.map((page) => page.feature) as [
  WaitlistFeature,
  ...WaitlistFeature[],
];

/** Where the product has a feature that a waitlist is about; nothing while it has not, and then there is nothing to announce. */
export function findLaunchedPlace(feature: WaitlistFeature): string | undefined {
  const page: WaitlistPage | undefined = waitlistPages.find((known) => known.feature === feature);
  return page?.offeredAt;
}

/** What the operator writes on a waitlist page: what is coming, in a sentence or two, and where the product has it already. */
export type WaitlistText = { title: string; lead: string; offer?: string };

/** What the operator writes on the form of every waitlist page; its button and toast are the specification's. */
export type WaitlistFormText = { email: LeadFieldText; submitting: string };

/** What every waitlist page says, word for word (specification 2 and 8). */
export const waitlistMessages = {
  heading: texts.waitlistTitle,
  join: texts.joinWaitlist,
  success: {
    title: texts.waitlistThanks,
    description: "We'll notify you when this feature launches.",
  },
} as const;
