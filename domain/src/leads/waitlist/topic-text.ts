import type { GlossarySource } from '../../guide/glossary.ts';
import type { WaitlistFeature } from './waitlist.ts';

/** A link of a topic: an address on this site starts with a slash; any other opens in a new tab. `note` says what it is good for. */
export type TopicLink = { label: string; href: string; note?: string };

/** Rows that are compared column by column; the first cell of each row names it. */
export type TopicTable = { head: readonly string[]; rows: readonly (readonly string[])[] };

/** One part of a topic, no longer than a screen of a phone. Texts may hold glossary terms (`[[apr|APR]]`). */
export type TopicSection = {
  title: string;
  /** The one figure to take along, as it is shown. */
  figure?: string;
  paragraphs?: readonly string[];
  items?: readonly string[];
  table?: TopicTable;
  links?: readonly TopicLink[];
  sources?: readonly GlossarySource[];
};

/**
 * What a page says first that also takes addresses for something not yet launched (specification 2): the thing itself, as far as it
 * exists. `answer` is its first sentence. `isOrdered` where its sections are steps or lessons that follow one another.
 */
export type TopicText = {
  title: string;
  answer: string;
  isOrdered?: true;
  sections: readonly TopicSection[];
};

/** The waitlist pages that begin with a topic. */
export const topicFeatures = [
  'home-buying',
  'mortgage-types',
  'preapproval',
  'home-buying-resources',
  'refinance-options',
  'cash-out-refinance',
  'refinance-process',
  'credit-score',
  'mortgage-basics',
  'mortgage-calculators',
  'mortgage-glossary',
  'mortgage-news',
] as const satisfies readonly WaitlistFeature[];

/** Those with a small calculator below the topic, each on a page of its own. */
export const topicsWithCalculator = [
  'cash-out-refinance',
  'refinance-process',
] as const satisfies readonly TopicFeature[];

export type TopicFeature = (typeof topicFeatures)[number];

/** The waitlist pages that are a calculator, with its id. */
export const calculatorFeatures = {
  'affordability-calculator': 'affordability',
  'debt-to-income': 'debt-to-income',
  'refinance-calculator': 'refinance',
} as const satisfies Partial<Record<WaitlistFeature, string>>;
