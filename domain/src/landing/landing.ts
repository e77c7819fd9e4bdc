import type { ContactText, NewsletterText } from '../leads/lead-texts.ts';
import type { NavigationLink } from '../site/navigation.ts';
import type { Portrait } from '../site/portrait.ts';
import type { Sampled } from '../site/site.ts';

/** The fields of the demonstration panels (specification 3); what is typed into them is neither read nor sent. */
export const demoFields = [
  'propertyAddress',
  'preferredLocation',
  'priceRange',
  'offerPrice',
  'contingencies',
  'financingSource',
  'counterTerms',
  'closingDate',
] as const;
export type DemoField = (typeof demoFields)[number];

/** One thing in a demonstration panel, from top to bottom. */
export type DemoPart =
  | ({ kind: 'claims'; items: readonly string[] } & Sampled)
  | { kind: 'field'; name: DemoField; label: string; hint?: string }
  | { kind: 'checks'; items: readonly string[] }
  | ({ kind: 'note'; text: string } & Sampled)
  | { kind: 'files'; action: string; items: readonly string[] }
  | { kind: 'button'; label: string };

/** A step card of the hero (specification 2): its title, a line below it, the panel it opens, and where the real thing is. */
export type StepCard = {
  id: string;
  title: string;
  line: string;
  panel: readonly DemoPart[];
  /** What can be done there, as it goes on from "Do it for real:". */
  real: NavigationLink;
};

/** The hero's estimate of a month's payment. The figures filled in are a made-up example. */
export type FirstPaymentText = {
  title: string;
  price: { label: string; initial: string };
  downPayment: { label: string; initial: string };
  aMonth: string;
  /** What was assumed, in one sentence. Percents a year. */
  assumed: (figures: {
    years: number;
    ratePercent: number;
    /** The survey's day, or our assumption. */
    rateSource: string;
    taxPercent: number;
    insurancePercent: number;
    /** Whole dollars a month. */
    mortgageInsurance: number;
  }) => string;
  /** Where there is nothing to work out. */
  unread: string;
  withoutScripts: string;
  /** The full calculator takes the figures along. */
  calculator: string;
  estimate: NavigationLink;
};

/** A screen of the portal as it is, taken of the demonstration's people. */
export type ProductPicture = { id: 'journey' | 'checklist' | 'documents'; alt: string; caption: string };

/** A feature with the anchor that menus lead to (specification 2). */
export type FeatureText = {
  id: 'credit' | 'incentives' | 'calculator' | 'negotiation' | 'mortgage' | 'post-closing';
  title: string;
  text: string;
  points: readonly string[];
  link: NavigationLink;
};

/** The states of the sample dashboard's stages (specification 4). */
export type SampleStage = { title: string; state: 'Complete' | 'In Progress' | 'Pending' };

/** An amount in whole dollars a month. */
export type BudgetLine = { label: string; monthly: number };

/** The sample dashboard (specification 1 and 9). */
export type DashboardPreview = Sampled & {
  title: string;
  text: string;
  note: string;
  score: { label: string; value: number; change: string; text: string };
  matches: { label: string; items: readonly { title: string; detail: string }[] };
  budget: {
    label: string;
    preApproval: { label: string; value: string };
    rate: { label: string; value: string };
    lines: readonly BudgetLine[];
    total: string;
    note: string;
  };
  tasks: { label: string; items: readonly { title: string; done: boolean }[] };
  stages: { label: string; items: readonly SampleStage[] };
  action: NavigationLink;
};

/** specification 3. */
export type Testimonial = Sampled & {
  quote: string;
  author: string;
  location: string;
  occupation: string;
  image: Portrait;
};

/** specification 3. */
export type Statistic = { value: string; label: string };

/** A partner's name beside a drawn mark. */
export type PartnerLogo = { name: string; mark: 'roof' | 'key' | 'door' | 'lamp' | 'window' | 'tree' };

/** specification 3. */
export type FaqItem = Sampled & { question: string; answer: string };

/** Everything a visitor reads on the landing page, in its order. */
export type LandingText = {
  hero: {
    eyebrow: string;
    heading: string;
    lead: string;
    actions: readonly NavigationLink[];
    links: readonly NavigationLink[];
  };
  payment: FirstPaymentText;
  steps: { title: string; text: string; demoNote: string; real: string; cards: readonly StepCard[] };
  features: { title: string; text: string; items: readonly FeatureText[] };
  howItWorks: {
    title: string;
    text: string;
    steps: readonly { title: string; text: string }[];
    action: NavigationLink;
  };
  pictures: { title: string; items: readonly ProductPicture[] };
  dashboard: DashboardPreview;
  stories: { title: string; note: string; items: readonly Testimonial[] };
  statistics: Sampled & { title: string; note: string; items: readonly Statistic[] };
  partners: Sampled & { title: string; note: string; items: readonly PartnerLogo[] };
  faq: { title: string; text: string; items: readonly FaqItem[] };
  contact: ContactText;
  newsletter: NewsletterText;
};
