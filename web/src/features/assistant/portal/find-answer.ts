import {
  answersInEnglish,
  moreInEnglish,
  ownInEnglish,
  spanishTerms,
  termInEnglish,
} from '@porchlight/content/en/assistant/spanish-answers.ts';
import { answerState } from '@porchlight/content/en/assistant/state-answers.ts';
import * as texts from '@porchlight/content/en/assistant-portal.ts';
import { findAskedState } from '@porchlight/domain/assistant/asked/asked-state.ts';
import { findCalculatorAsk } from '@porchlight/domain/assistant/asked/calculator-asks.ts';
import { findSpanishTerm } from '@porchlight/domain/assistant/asked/spanish.ts';
import {
  createDecider,
  type Decider,
  type Decision,
  type ToldIntent,
} from '@porchlight/domain/assistant/decide-answer.ts';
import type { FoundPassage } from '@porchlight/domain/assistant/find-passages.ts';
import type { LastAnswer } from '@porchlight/domain/assistant/follow-ups.ts';
import type { ToldAnswer } from '@porchlight/domain/assistant/intents.ts';
import type { JourneyTitles } from '@porchlight/domain/assistant/journey-answers.ts';
import type { Passage } from '@porchlight/domain/assistant/passages.ts';
import { getCalendarDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { QueryClient } from '@tanstack/react-query';
import { paths } from '../../../paths.ts';
import { fetchWithTimeout } from '../../../platform/api/fetch-with-timeout.ts';
import type { AssistantTexts } from '../assistant-texts.ts';

/** What is shown below a question. `about` is what the next question may go on from, `maybe` a danger that is offered below the answer. */
export type AssistantAnswer = { maybe?: ToldIntent | undefined } & (
  | { kind: 'dangers'; dangers: readonly ToldIntent[]; inSpanish: boolean }
  | { kind: 'told'; told: ToldAnswer; about?: LastAnswer }
  | { kind: 'choices'; choices: readonly ToldIntent[] }
  | { kind: 'passages'; found: readonly FoundPassage[] }
  | { kind: 'none' }
  | { kind: 'failed' }
);

type Prepared = { decider: Decider; passages: readonly Passage[]; titles: JourneyTitles };
type Asker = { queryClient: QueryClient; isSignedIn: boolean };

let prepared: Promise<Prepared> | undefined;

/** Fetches what answers are found in; once it came it stays, and after a failure the next call tries again. */
export function prepareAnswers(): Promise<Prepared> {
  prepared ??= readTexts().catch((error: unknown) => {
    prepared = undefined;
    throw error;
  });
  return prepared;
}

/** What the assistant answers. `key` is of an intent that was pressed, `last` what was answered before. Never rejects: what could not be read is said. */
export async function findAnswer(
  question: string,
  { key, last, ...asker }: Asker & { key?: string | undefined; last?: LastAnswer | undefined },
): Promise<AssistantAnswer> {
  try {
    const { decider, passages, titles } = await prepareAnswers();
    const pressed = key === undefined ? undefined : decider.find(key);
    const decided: Decision =
      pressed === undefined
        ? decider.decide(question, last)
        : { kind: 'intent', intent: pressed, figures: [] };
    const inSpanish = decider.isSpanish(question);
    const decision = inSpanish ? tellSpanishTerm(decided, question) : decided;
    if (decision.kind === 'dangers') return { kind: 'dangers', dangers: decision.intents, inSpanish };
    const { maybe } = decision;
    const state = findAskedState(question);
    if (state !== undefined) return { kind: 'told', told: answerState(state), maybe };
    if (decision.kind === 'intent') {
      const english = await tellIntent(decision, { titles, inSpanish, ...asker });
      const told = inSpanish && english.language === undefined ? frameEnglish(english) : english;
      const { intent, figures } = decision;
      return { kind: 'told', told, about: { key: intent.key, question: intent.question, figures }, maybe };
    }
    if (inSpanish) return { kind: 'told', told: answerInEnglish(question, passages), maybe };
    if (decision.kind === 'choices') return { kind: 'choices', choices: decision.intents, maybe };
    // Where nothing else is found, what it may be about is what is offered.
    if (decision.kind === 'none' && maybe !== undefined) return { kind: 'choices', choices: [maybe] };
    return decision;
  } catch {
    return { kind: 'failed' };
  }
}

/** Whether there is an answer; otherwise the keyword reply is shown. */
export function isFound({ kind }: AssistantAnswer): boolean {
  return kind !== 'failed' && kind !== 'none';
}

type Told = Extract<Decision, { kind: 'intent' }>;

async function tellIntent(
  { intent, figures, part }: Told,
  { titles, inSpanish, queryClient, isSignedIn }: Asker & { titles: JourneyTitles; inSpanish: boolean },
): Promise<ToldAnswer> {
  const { first, firstEs, more, links = [], sources, own = [], figures: tool } = intent;
  const general = { first, more, links, sources };
  if (part === 'why' && more.length > 0) return { ...general, first: more[0] ?? first, more: more.slice(1) };
  if (part === 'whom')
    return { first: texts.whomToCall, more: [], links: links.filter(({ href }) => href.startsWith('tel:')) };
  const spanish: ToldAnswer | undefined =
    firstEs !== undefined && (part === 'spanish' || inSpanish)
      ? { first: firstEs, more: [moreInEnglish, ...more], links, sources, language: 'es' }
      : undefined;
  if (spanish !== undefined && (own.length === 0 || !isSignedIn || part === 'spanish')) return spanish;
  const today = getCalendarDay(new Date());
  const ask = tool && findCalculatorAsk(tool, figures);
  if (ask !== undefined) {
    const { answerCalculator } = await import('./calculator-answer.ts');
    return answerCalculator(ask, today, isSignedIn ? queryClient : undefined);
  }
  if (own.length === 0) return general;
  if (!isSignedIn) return { ...general, needsSignIn: true };
  const { answerOwn } = await import('./own-answer.ts');
  const told = await answerOwn(own, { queryClient, today, titles });
  if (told === undefined) return spanish ?? general;
  const answer = { ...told, links: [...told.links, ...links], sources };
  return spanish === undefined
    ? { ...answer, more: [...told.more, first] }
    : { ...answer, first: ownInEnglish(told.first), more: [...told.more, spanish.first], language: 'es' };
}

/** Of what would be offered, the answer that explains the asked term in Spanish. */
function tellSpanishTerm(decision: Decision, question: string): Decision {
  const term = findSpanishTerm(question, spanishTerms);
  if (term === undefined || decision.kind !== 'choices') return decision;
  const intent = decision.intents.find(
    ({ explains, firstEs }) => firstEs !== undefined && explains === `term/${term.slug}`,
  );
  return intent === undefined ? decision : { kind: 'intent', intent, figures: [], maybe: decision.maybe };
}

/** A Spanish sentence above what is said in English. */
function frameEnglish({ first, more, ...told }: ToldAnswer): ToldAnswer {
  return { ...told, first: moreInEnglish, more: [first, ...more], language: 'es' };
}

/** One Spanish sentence, with the English definition of the term that was asked for. The English name is the glossary's own. */
function answerInEnglish(question: string, passages: readonly Passage[]): ToldAnswer {
  const term = findSpanishTerm(question, spanishTerms);
  const entry = passages.find(({ place }) => place.kind === 'term' && place.term === term?.slug);
  if (term === undefined || entry === undefined)
    return {
      first: answersInEnglish,
      more: [],
      links: [{ label: texts.glossary, href: paths.glossary() }],
      language: 'es',
    };
  return {
    first: termInEnglish(term.spanish, entry.title),
    more: entry.lines.slice(0, 1),
    links: [{ label: entry.title, href: paths.glossary(term.slug) }],
    language: 'es',
  };
}

async function readTexts(): Promise<Prepared> {
  const response = await fetchWithTimeout(paths.assistantTexts);
  if (!response.ok) throw new Error(`what the assistant answers from came with status ${response.status}`);
  const { titles, ...texts }: AssistantTexts = await response.json();
  return { decider: createDecider(texts), passages: texts.passages, titles };
}
