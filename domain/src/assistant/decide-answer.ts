import { type AskedFigure, parseAskedFigures } from './asked/asked-figures.ts';
import { findCalculatorAsk } from './asked/calculator-asks.ts';
import { isSpanish } from './asked/spanish.ts';
import { createSpeller } from './asked/spelling.ts';
import { splitAskedWords } from './asked-words.ts';
import type { AnswerGates } from './classifier/fit-gates.ts';
import { type PackedModel, parseModel, type RankedIntent } from './classifier/intent-model.ts';
import { createDangerFinder, type DangerModel } from './dangers.ts';
import { createPassageFinder, type FoundPassage } from './find-passages.ts';
import { findFollowUp, type LastAnswer, mergeFigures } from './follow-ups.ts';
import type { Intent } from './intents.ts';
import type { Passage } from './passages.ts';

/** Classes of questions that no intent answers: of other subjects, and of homes. */
export const OTHER_SUBJECT = 'other';
export const OTHER_HOME_SUBJECT = 'other-home';

/** An intent as it comes to the browser, without the ways of asking that the model was trained on. */
export type ToldIntent = Omit<Intent, 'asks' | 'asksEs' | 'explainedIn'> & {
  /** The key of the passage that it rests on. */
  explains?: string | undefined;
};

/** Everything that questions are answered from; `words` are those of the ways of asking that are not in the texts, `spanish` those that only Spanish ones have. */
export type AnswerTexts = {
  intents: readonly ToldIntent[];
  passages: readonly Passage[];
  model: PackedModel;
  gates: AnswerGates;
  dangers: DangerModel;
  words: string;
  spanish: string;
};

/**
 * What a question gets. `part` is what is said of an intent that was the answer before; `maybe` is a danger that the question may be about, to
 * be offered beside the answer.
 */
export type Decision = { maybe?: ToldIntent | undefined } & (
  | { kind: 'dangers'; intents: readonly ToldIntent[] }
  | { kind: 'intent'; intent: ToldIntent; figures: readonly AskedFigure[]; part?: 'why' | 'whom' | 'spanish' }
  | { kind: 'choices'; intents: readonly ToldIntent[] }
  | { kind: 'passages'; found: readonly FoundPassage[] }
  | { kind: 'none' }
);

export type Decider = {
  decide(question: string, last?: LastAnswer): Decision;
  /** Whether it is asked in Spanish. */
  isSpanish(question: string): boolean;
  /** Where an intent was pressed. */
  find(key: string): ToldIntent | undefined;
};

/** Intents that are offered where none is sure. */
const MAX_CHOICES = 3;
/** How much likelier the first is than the second, to be the answer below the gate. */
const CLEAR_LEAD = 3;
/** Intents that figures may pick from. */
const MAX_RANKED = 4;
/** From where on an intent is offered rather than nothing. */
const MIN_SHARE = 0.1;
/** From where on a question is taken to be of another subject. */
const OTHER_SHARE = 0.2;
/** People do not ask one thing in more words; of a longer message, its last sentence that asks is classified. */
const MAX_ASKED_WORDS = 40;

/** Reads the texts once, for many questions. */
export function createDecider(texts: AnswerTexts): Decider {
  const { intents, passages, model, gates, words, spanish } = texts;
  const byKey = new Map(intents.map((intent) => [intent.key, intent]));
  const { rank } = parseModel(model);
  const finder = createPassageFinder(passages);
  const mend = createSpeller([...listShownWords(intents, passages), ...splitAskedWords(words)]);
  const findDangers = createDangerFinder(texts.dangers);
  const pickIntents = (keys: readonly string[]) =>
    keys.flatMap((key) => {
      const intent = byKey.get(key);
      return intent === undefined ? [] : [intent];
    });

  function decideRanked(
    question: string,
    ranked: readonly RankedIntent[],
    figures: readonly AskedFigure[],
  ): Decision {
    const [first, second] = ranked;
    if (first === undefined) return { kind: 'none' };
    const found = finder.find(question);
    const [named] = found;
    const intent = byKey.get(first.key);
    const isSure =
      first.share >= gates.sure ||
      (first.share >= gates.between && first.share >= CLEAR_LEAD * (second?.share ?? 0));
    const worked = isSure ? undefined : findWorked(figures, ranked);
    if (worked !== undefined) return { kind: 'intent', intent: worked, figures };
    if (
      named?.isNamed === true &&
      !(isSure && intent?.own === undefined && named.passage.key === intent?.explains)
    )
      return { kind: 'passages', found };
    if (intent !== undefined && isSure) return { kind: 'intent', intent, figures };
    const isOther = ranked.some(({ key, share }) => key === OTHER_SUBJECT && share >= OTHER_SHARE);
    const likely = pickIntents(
      ranked
        .filter(({ share }) => share >= Math.max(MIN_SHARE, first.share / CLEAR_LEAD))
        .map(({ key }) => key),
    ).slice(0, MAX_CHOICES);
    if (intent !== undefined && first.share >= gates.between) return { kind: 'choices', intents: likely };
    if (isOther) return { kind: 'none' };
    if (found.length > 0) return { kind: 'passages', found };
    return likely.length > 0 ? { kind: 'choices', intents: likely } : { kind: 'none' };
  }

  /** Of the calculators that the figures fill, the likeliest, where its intent is among the likely ones or pay is named. */
  function findWorked(
    figures: readonly AskedFigure[],
    ranked: readonly RankedIntent[],
  ): ToldIntent | undefined {
    if (figures.length === 0) return undefined;
    const isIncome = figures.some(({ role }) => role === 'income');
    return ranked
      .slice(0, isIncome ? ranked.length : MAX_RANKED)
      .map(({ key }) => byKey.get(key))
      .find(
        (intent) => intent?.figures !== undefined && findCalculatorAsk(intent.figures, figures) !== undefined,
      );
  }

  const spanishWords = new Set(spanish.split(' '));

  return {
    find: (key) => byKey.get(key),
    isSpanish: (question) => isSpanish(question, spanishWords),
    decide(written, last) {
      const question = mend(written);
      const dangers = findDangers(question);
      const told = pickIntents(dangers?.keys ?? []);
      if (dangers?.isSure) return { kind: 'dangers', intents: told };
      const decision = decideCalm(question, written, last);
      const likeliest = findLikeliest(decision, told.length > 0);
      if (likeliest?.danger !== undefined) return { kind: 'dangers', intents: [likeliest] };
      return { ...decision, maybe: told[0] };
    },
  };

  function decideCalm(question: string, written: string, last: LastAnswer | undefined): Decision {
    const asked = cutQuestion(question);
    const ranked = rank(asked);
    const said = parseAskedFigures(question);
    const follow = last === undefined ? undefined : findFollowUp(written);
    const before = last === undefined ? undefined : byKey.get(last.key);
    if (last === undefined || follow === undefined || before === undefined)
      return decideRanked(asked, ranked, said);
    if (follow !== 'more') return { kind: 'intent', intent: before, figures: last.figures, part: follow };
    const figures = mergeFigures(last.figures, said);
    if (said.length > 0 && before.figures !== undefined) return { kind: 'intent', intent: before, figures };
    const alone = decideRanked(asked, ranked, said);
    if (alone.kind === 'intent') return { ...alone, figures };
    return decideRanked(asked, rank(`${last.question} ${asked}`), figures);
  }
}

/** The intent that the other classifier is sure of; where a danger is likely too, the one that it would offer first. */
function findLikeliest(decision: Decision, mayBeDanger: boolean): ToldIntent | undefined {
  if (decision.kind === 'intent') return decision.intent;
  return mayBeDanger && decision.kind === 'choices' ? decision.intents[0] : undefined;
}

/** The last sentence that asks, of a message that is too long to be one question. */
function cutQuestion(question: string): string {
  if (splitAskedWords(question).length <= MAX_ASKED_WORDS) return question;
  const sentences = question.split(/(?<=[.!?\n])\s+/);
  const asks =
    sentences.findLast((sentence) => sentence.trim().endsWith('?')) ?? sentences.at(-1) ?? question;
  return splitAskedWords(asks).slice(-MAX_ASKED_WORDS).join(' ');
}

/** The words of what is shown. */
export function listShownWords(intents: readonly ToldIntent[], passages: readonly Passage[]): string[] {
  return [
    ...intents.flatMap(({ question, first, firstEs = '', more }) => [question, first, firstEs, ...more]),
    ...passages.flatMap(({ title, lines, phrases = '' }) => [title, ...lines, phrases]),
  ].flatMap(splitAskedWords);
}
