import { fearAnswers } from '@porchlight/content/en/assistant/fear-answers.ts';
import {
  answersInEnglish,
  glossaryInEnglish,
  spanishTerms,
  termInEnglish,
} from '@porchlight/content/en/assistant/spanish-answers.ts';
import { answerState } from '@porchlight/content/en/assistant/state-answers.ts';
import { findAskedState } from '@porchlight/domain/assistant/asked/asked-state.ts';
import { findCalculatorAsk } from '@porchlight/domain/assistant/asked/calculator-asks.ts';
import { findPlanAsk } from '@porchlight/domain/assistant/asked/plan-asks.ts';
import { findReadAsk } from '@porchlight/domain/assistant/asked/read-asks.ts';
import { findSpanishTerm, isSpanish } from '@porchlight/domain/assistant/asked/spanish.ts';
import { mendSpelling } from '@porchlight/domain/assistant/asked/spelling.ts';
import { type DeclineKind, findFixedDecline } from '@porchlight/domain/assistant/declines.ts';
import { findFear } from '@porchlight/domain/assistant/fears.ts';
import {
  createPassageFinder,
  type FoundPassage,
  type PassageFinder,
} from '@porchlight/domain/assistant/find-passages.ts';
import type { ToldAnswer } from '@porchlight/domain/assistant/fixed-answers.ts';
import type { PassageIndex } from '@porchlight/domain/assistant/indexed-passages.ts';
import {
  answerFromJourney,
  type JourneyLine,
  type JourneyTitles,
} from '@porchlight/domain/assistant/journey-answers.ts';
import { findJourneyAsk, type JourneyAsk } from '@porchlight/domain/assistant/journey-asks.ts';
import type { Passage } from '@porchlight/domain/assistant/passages.ts';
import { getCalendarDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { Journey } from '@porchlight/domain/milestones/milestones.contract.ts';
import type { QueryClient } from '@tanstack/react-query';
import { paths } from '../../../paths.ts';
import { api } from '../../../platform/api/api.ts';
import { fetchWithTimeout } from '../../../platform/api/fetch-with-timeout.ts';
import { loadNewestWeek } from '../../../platform/api/newest-week.ts';
import type { AssistantTexts } from '../assistant-texts.ts';
import { findPassageAddress } from '../passage-address.ts';

type Prepared = { passages: PassageIndex; finder: PassageFinder; titles: JourneyTitles };

let prepared: Promise<Prepared> | undefined;

/** Fetches what answers are found in; once it came it stays, and after a failure the next call tries again. */
export function prepareAnswers(): Promise<Prepared> {
  prepared ??= readIndex().catch((error: unknown) => {
    prepared = undefined;
    throw error;
  });
  return prepared;
}

/** A visitor's journey: enough to tell whether milestones hold what is asked, as they do the day of closing and not that of PMI. */
const nothingKnown = {
  journey: {
    percent: 0,
    betaAccess: false,
    place: null,
    placeSource: null,
    milestones: [],
    nextSteps: [],
    proved: [],
    dates: [],
  },
  workspaces: [],
  today: '',
};

/** What the assistant adds to its reply. Never rejects: what could not be read is said. */
export async function findAnswer(
  written: string,
  { queryClient, isSignedIn }: { queryClient: QueryClient; isSignedIn: boolean },
): Promise<AssistantAnswer> {
  const question = mendSpelling(written);
  const fear = findFear(question);
  if (fear !== undefined) return { kind: 'told', told: fearAnswers[fear] };
  const declined = findFixedDecline(question);
  if (declined !== undefined) return { kind: 'declined', why: declined };
  const state = findAskedState(written);
  if (state !== undefined) return { kind: 'told', told: answerState(state) };
  const calculator = findCalculatorAsk(question);
  try {
    if (calculator !== undefined) {
      const { answerCalculator } = await import('./calculator-answer.ts');
      return { kind: 'told', told: answerCalculator(calculator, getCalendarDay(new Date())) };
    }
    const own = isSignedIn ? await answerFromOwn(question, queryClient) : undefined;
    if (own !== undefined) return { kind: 'told', told: own };
    const { passages, finder, titles } = await prepareAnswers();
    const spanish = answerSpanish(written, passages);
    if (spanish !== undefined) return { kind: 'told', told: spanish };
    const ask = findJourneyAsk(question);
    if (ask !== undefined) {
      const known = isSignedIn ? await readJourney(ask, titles, queryClient) : { ...nothingKnown, titles };
      const lines = answerFromJourney(ask, question, known);
      if (lines.length > 0) return isSignedIn ? { kind: 'journey', lines } : { kind: 'signed-out' };
    }
    return tellFound(finder.find(question));
  } catch {
    return { kind: 'failed' };
  }
}

/** A figure of the buyer's own: what the plan says, else what was read in a document, else what the plan comes to or assumes. */
async function answerFromOwn(question: string, queryClient: QueryClient): Promise<ToldAnswer | undefined> {
  const [figure, field] = [findPlanAsk(question), findReadAsk(question)];
  const plan = figure && (await queryClient.fetchQuery(api.plan.read.queryOptions()));
  const isInPlan =
    figure !== undefined &&
    'fact' in figure &&
    plan?.facts.some(({ fact, value }) => fact === figure.fact && value !== null);
  if (field !== undefined && !isInPlan) {
    const { figures } = await queryClient.fetchQuery(
      api.search.find.queryOptions({ input: { q: question } }),
    );
    const { answerFromReadings } = await import('./reading-answer.ts');
    const read = answerFromReadings(figures.filter((each) => each.field === field));
    if (read !== undefined) return read;
  }
  if (figure === undefined || plan === undefined) return undefined;
  const { answerFromPlan } = await import('./plan-answer.ts');
  return answerFromPlan(figure, plan, getCalendarDay(new Date()), await loadNewestWeek());
}

/** The best written answer is shown by itself; where a passage fits better, no written answer is shown. */
function tellFound(found: readonly FoundPassage[]): AssistantAnswer {
  const [best] = found;
  if (best === undefined) return { kind: 'declined', why: 'unknown' };
  const { lines, within, place, answer } = best.passage;
  const [first = '', ...more] = lines;
  if (answer === undefined)
    return { kind: 'passages', found: found.filter(({ passage }) => passage.answer === undefined) };
  const explained = { label: within, href: findPassageAddress(place) };
  const links = answer.link === undefined ? [explained] : [answer.link, explained];
  return {
    kind: 'told',
    told: { first, more, links, sources: answer.sources },
    passage: best.passage,
  };
}

async function readIndex(): Promise<Prepared> {
  const response = await fetchWithTimeout(paths.assistantTexts);
  if (!response.ok) throw new Error(`what the assistant looks through came with status ${response.status}`);
  const { passages, titles }: AssistantTexts = await response.json();
  return { passages, finder: createPassageFinder(passages), titles };
}

/** The buyer's milestones as they are now, opened as far as the question needs them. */
async function readJourney(ask: JourneyAsk, titles: JourneyTitles, queryClient: QueryClient) {
  const journey = await queryClient.fetchQuery(api.milestones.list.queryOptions());
  const needed = listNeeded(ask, journey);
  const closingDay = ask === 'closing' ? await readClosingDay(queryClient) : undefined;
  const workspaces = await Promise.all(
    needed.map(({ slug }) => queryClient.fetchQuery(api.milestones.get.queryOptions({ input: { slug } }))),
  );
  return { journey, workspaces, titles, closingDay, today: getCalendarDay(new Date()) };
}

/** The plan's: there is one closing day, wherever it was entered. */
async function readClosingDay(queryClient: QueryClient): Promise<string | undefined> {
  const { facts } = await queryClient.fetchQuery(api.plan.read.queryOptions());
  const day = facts.find(({ fact }) => fact === 'closingDay')?.value;
  return typeof day === 'string' ? day : undefined;
}

/** A completed milestone stays completed when a document of it is sent back, which is due again then. */
function listNeeded(ask: JourneyAsk, journey: Journey) {
  const open = journey.milestones.filter(({ isAvailable }) => isAvailable);
  if (ask === 'documents' || ask === 'due') return open.filter(({ docsDue }) => docsDue > 0);
  return ask === 'next' ? open.filter(({ isCompleted }) => !isCompleted).slice(0, 1) : [];
}

/** What is said to a question in Spanish, in one Spanish sentence, with the English definition of a term; nothing to any other. The English name is the glossary's own. */
function answerSpanish(question: string, { passages }: PassageIndex): ToldAnswer | undefined {
  if (!isSpanish(question)) return undefined;
  const term = findSpanishTerm(question, spanishTerms);
  const entry = passages.find(({ place }) => place.kind === 'term' && place.term === term?.slug);
  const told = { more: [], language: 'es' } as const;
  if (term === undefined || entry === undefined)
    return {
      ...told,
      first: answersInEnglish,
      links: [{ label: glossaryInEnglish, href: paths.glossary() }],
    };
  return {
    ...told,
    more: entry.lines.slice(0, 1),
    first: termInEnglish(term.spanish, entry.title),
    links: [{ label: entry.title, href: paths.glossary(term.slug) }],
  };
}

/** What follows the keyword reply. A written answer that was found comes with its `passage`. `signed-out` is a question about the buyer's own journey from someone who has not signed in. */
export type AssistantAnswer =
  | { kind: 'told'; told: ToldAnswer; passage?: Passage }
  | { kind: 'passages'; found: readonly FoundPassage[] }
  | { kind: 'journey'; lines: readonly JourneyLine[] }
  | { kind: 'signed-out' }
  | { kind: 'declined'; why: DeclineKind }
  | { kind: 'failed' };

/** Whether there is an answer, or a reason why none is given; otherwise the request for more detail is shown. */
export function isFound(answer: AssistantAnswer): boolean {
  return answer.kind !== 'failed' && !(answer.kind === 'declined' && answer.why === 'unknown');
}
