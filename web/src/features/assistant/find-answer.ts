import { findFixedDecline } from '@porchlight/domain/assistant/declines.ts';
import { createPassageFinder, type PassageFinder } from '@porchlight/domain/assistant/find-passages.ts';
import {
  answerFromJourney,
  findJourneyAsk,
  type JourneyAsk,
  type JourneyTitles,
} from '@porchlight/domain/assistant/journey-answers.ts';
import type { Journey } from '@porchlight/domain/milestones/milestones.contract.ts';
import { readCalendarDay } from '@porchlight/domain/shared/calendar-dates.ts';
import type { QueryClient } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { api } from '../../platform/api.ts';
import type { Answer } from './answer.ts';
import type { AssistantTexts } from './assistant-texts.ts';

type Prepared = { finder: PassageFinder; titles: JourneyTitles };

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
  journey: { percent: 0, betaAccess: false, milestones: [], dates: [] },
  workspaces: [],
  today: '',
};

/** What the assistant adds to its reply. Never rejects: what could not be read is said. */
export async function findAnswer(
  question: string,
  { queryClient, isSignedIn }: { queryClient: QueryClient; isSignedIn: boolean },
): Promise<Answer> {
  const declined = findFixedDecline(question);
  if (declined !== undefined) return { kind: 'declined', why: declined };
  try {
    const { finder, titles } = await prepareAnswers();
    const ask = findJourneyAsk(question);
    if (ask !== undefined) {
      const known = isSignedIn ? await readJourney(ask, titles, queryClient) : { ...nothingKnown, titles };
      const lines = answerFromJourney(ask, question, known);
      if (lines.length > 0) return isSignedIn ? { kind: 'journey', lines } : { kind: 'signed-out' };
    }
    const found = finder.find(question);
    return found.length > 0 ? { kind: 'passages', found } : { kind: 'declined', why: 'unknown' };
  } catch {
    return { kind: 'failed' };
  }
}

async function readIndex(): Promise<Prepared> {
  const response = await fetch(paths.assistantTexts);
  if (!response.ok) throw new Error(`what the assistant looks through came with status ${response.status}`);
  const { passages, titles }: AssistantTexts = await response.json();
  return { finder: createPassageFinder(passages), titles };
}

/** The buyer's milestones as they are now, opened as far as the question needs them. */
async function readJourney(ask: JourneyAsk, titles: JourneyTitles, queryClient: QueryClient) {
  const journey = await queryClient.fetchQuery(api.milestones.list.queryOptions());
  const needed = listNeeded(ask, journey);
  const workspaces = await Promise.all(
    needed.map(({ slug }) => queryClient.fetchQuery(api.milestones.get.queryOptions({ input: { slug } }))),
  );
  return { journey, workspaces, titles, today: readCalendarDay(new Date()) };
}

/** A completed milestone stays completed when a document of it is sent back, which is due again then. */
function listNeeded(ask: JourneyAsk, journey: Journey) {
  const open = journey.milestones.filter(({ isAvailable }) => isAvailable);
  if (ask === 'documents') return open.filter(({ docsDue }) => docsDue > 0);
  return ask === 'next' ? open.filter(({ isCompleted }) => !isCompleted).slice(0, 1) : [];
}
