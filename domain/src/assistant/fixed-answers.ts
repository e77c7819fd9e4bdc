import type { GlossarySource } from '../guide/glossary.ts';
import type { DeclineKind } from './declines.ts';
import type { SafetyKind } from './safety-kinds.ts';

/** An address on this site starts with a slash, a phone number with `tel:`; any other opens in a new tab. */
export type AnswerLink = { label: string; href: string };

/** What to do now and where to get help, with where each figure comes from. */
export type SafetyAnswer = {
  title: string;
  steps: readonly string[];
  links: readonly AnswerLink[];
  sources: readonly GlossarySource[];
};

/**
 * A written answer: the sentence that answers, then the reasons, then where it is explained or whom to call. `language` is that of the
 * sentences, where it is not English.
 */
export type ToldAnswer = {
  first: string;
  more: readonly string[];
  links: readonly AnswerLink[];
  sources?: readonly GlossarySource[];
  language?: 'es';
};

/** Why there is no answer, and what there is instead. */
export type DeclineAnswer = { text: string; links: readonly AnswerLink[] };

/** What the operator has the assistant say beyond its keyword replies. */
export type FixedAnswers = {
  safety: Record<SafetyKind, SafetyAnswer>;
  declines: Record<DeclineKind, DeclineAnswer>;
};
