import type { GlossarySource } from '../guide/glossary.ts';
import type { Fact } from '../plan/plan-facts.ts';
import type { ToolId } from '../tools/tool-pages.ts';

/** An address on this site starts with a slash, a phone number with `tel:`; any other opens in a new tab. */
export type AnswerLink = { label: string; href: string };

/**
 * What is said: the sentence that answers, then the reasons, then where it is explained or whom to call. `language` is that of the first
 * sentence, where it is not English. `isOwn` where it says something of the buyer's own, which does not go to a person with the conversation.
 */
export type ToldAnswer = {
  first: string;
  more: readonly string[];
  links: readonly AnswerLink[];
  sources?: readonly GlossarySource[];
  language?: 'es' | undefined;
  isOwn?: true;
  /** There would be an answer of their own for who signs in. */
  needsSignIn?: true;
};

/** What someone may be in the middle of, where the first answer is what to do now. */
type DangerKind =
  | 'despair'
  | 'money-sent'
  | 'money-asked'
  | 'fraud-asked'
  | 'forged-signature'
  | 'discrimination'
  | 'losing-home';

/**
 * A fact of the buyer's own that goes into the first sentence: one of the plan, what the plan comes to, a date of the purchase by its key,
 * a field that was read in a document, or a list of the portal.
 */
export type OwnFact =
  | `plan.${Fact}`
  | `cost.${'payment' | 'cashToClose' | 'savingsLeft' | 'closingCosts'}`
  | `date.${string}`
  | `read.${string}`
  | 'dates'
  | 'next'
  | 'documents'
  | 'received'
  | 'returned'
  | 'ratio'
  | 'offer'
  | 'people'
  | 'loan-estimate'
  | 'owned.escrow'
  | 'owned.payment';

/** The calculators that take figures out of a question. */
export type FigureTool = Exclude<ToolId, 'offer-terms' | 'contract-dates'>;

/** One thing people ask, with its answer. */
export type Intent = {
  /** Short and with dashes; it never changes, because questions that were sent on name it. */
  key: string;
  /** The question as it is shown where two or three are offered. */
  question: string;
  /** Eight to twelve ways of asking, as typed on a phone at night; four in Spanish for what is most asked, dangers and fears. */
  asks: readonly string[];
  asksEs?: readonly string[];
  /** At most 25 words: a whole sentence that names its subject and answers. It begins with neither yes nor no. */
  first: string;
  firstEs?: string;
  /** Reasons and next steps, at most three; the steps to take now, where it is a danger. */
  more: readonly string[];
  /** The key of the passage of the guide or the glossary that explains it, such as "closing/wire-fraud" or "term/escrow". */
  explainedIn?: string;
  links?: readonly AnswerLink[];
  /** Where each figure and rule comes from, with the day it was read. */
  sources: readonly GlossarySource[];
  /** Tried in order; the first that is known is said before `first`. Where none is known, the field of the first one is named. */
  own?: readonly OwnFact[];
  /** The calculator that answers where the question has its figures. */
  figures?: FigureTool;
  danger?: DangerKind;
};
