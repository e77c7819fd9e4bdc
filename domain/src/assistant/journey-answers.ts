import { describeDistance, formatWeekdayDate } from '../kernel/calendar-dates.ts';
import type { MilestoneSlug } from '../kernel/milestone-slugs.ts';
import type { Journey, JourneyDate, MilestoneWorkspace } from '../milestones/milestones.contract.ts';
import { findCurrentCard, findNextCard, milestones } from '../milestones/milestones.ts';
import type { MilestoneText } from '../milestones/workspace.ts';
import * as texts from './en.ts';

/** The titles that answers use for a buyer's rows: tasks, document requests and dates, by the ids they are stored under. */
export type JourneyTitles = Record<
  MilestoneSlug,
  Record<'tasks' | 'documents' | 'dates', Readonly<Record<string, string>>>
>;

/**
 * What is known of the buyer; `today` is their own day. `workspaces` are those of the open milestones that a question needs: the first
 * that is not completed, or all in which a document is due, which may be completed ones.
 */
export type KnownJourney = {
  journey: Journey;
  workspaces: readonly MilestoneWorkspace[];
  titles: JourneyTitles;
  today: string;
};

/** A sentence from the buyer's own rows, and the milestone it is about. */
type JourneyLine = { text: string; milestone?: MilestoneSlug };

/** The answer from the buyer's own rows and from nothing else. */
export function answerFromJourney(ask: 'next' | 'documents', known: KnownJourney): JourneyLine[] {
  return ask === 'next' ? describeNext(known) : describeDocuments(known);
}

/** The titles of the operator's milestones, as far as answers need them. */
export function getJourneyTitles(texts: readonly MilestoneText[]): JourneyTitles {
  return Object.fromEntries(
    texts.map(({ slug, tasks, documentRequests, dates }) => [
      slug,
      {
        tasks: Object.fromEntries(tasks.map(({ id, title }) => [id, title])),
        documents: Object.fromEntries(documentRequests.map(({ key, title }) => [key, title])),
        dates: Object.fromEntries(dates.map(({ key, title }) => [key, title])),
      },
    ]),
  ) as JourneyTitles;
}

/** Tasks named in one answer. */
const MAX_TASKS = 3;

function describeNext({ journey, workspaces, titles, today }: KnownJourney): JourneyLine[] {
  const current = findCurrentCard(journey.milestones);
  const owedAgain = describeOwedAgain(journey);
  if (current === undefined) {
    return journey.milestones.every(({ isCompleted }) => isCompleted)
      ? [{ text: texts.journeyFinished }, ...owedAgain]
      : [describeClosedNext(journey), ...owedAgain];
  }
  const done = journey.milestones.filter(({ isCompleted }) => isCompleted).length;
  const { slug } = current;
  const workspace = workspaces.find(({ card }) => card.slug === slug);
  const tasks = workspace?.tasks.filter(({ status }) => status === 'to-do') ?? [];
  const next = journey.dates.find(({ date }) => date >= today);
  return [
    {
      text: texts.currentMilestone(nameMilestone(slug), current.progress, done),
      milestone: slug,
    },
    ...tasks.slice(0, MAX_TASKS).map(({ id }, place) => ({
      text: texts.task(place === 0, titles[slug].tasks[id] ?? id),
    })),
    ...(current.docsDue > 0 ? [{ text: texts.stillDueHere(current.docsDue) }] : []),
    ...owedAgain,
    ...(next === undefined ? [] : [describeDate(next, titles, today)]),
  ];
}

/** Nothing open is left: beta access opens the next one, or it can be read, because open ones before it are set aside. */
function describeClosedNext({ milestones: cards }: Journey): JourneyLine {
  const next = findNextCard(cards);
  return next !== undefined && cards.some(({ isSetAside }) => isSetAside)
    ? { text: texts.nextToRead(nameMilestone(next.slug)), milestone: next.slug }
    : { text: texts.openMilestonesDone };
}

/** What was sent back, or has become too old, in milestones that stay done all the same. */
function describeOwedAgain({ milestones: cards }: Journey): JourneyLine[] {
  return cards
    .filter(({ isAvailable, isCompleted, docsDue }) => isAvailable && isCompleted && docsDue > 0)
    .map(({ slug, docsDue }) => ({
      text: texts.dueAgain(docsDue, nameMilestone(slug)),
      milestone: slug,
    }));
}

function describeDocuments({ journey, workspaces, titles }: KnownJourney): JourneyLine[] {
  const due = workspaces.flatMap(({ card: { slug }, documentRequests }) =>
    documentRequests
      .filter(({ owed }) => owed)
      .map(({ key, document }) => ({
        text: texts.documentRequest(
          titles[slug].documents[key] ?? key,
          nameMilestone(slug),
          document !== null,
        ),
        milestone: slug,
      })),
  );
  const later = journey.milestones
    .filter(({ isAvailable, isCompleted }) => !isAvailable && !isCompleted)
    .reduce((sum, { docsDue }) => sum + docsDue, 0);
  const rest = later === 0 ? [] : [{ text: texts.dueLater(later) }];
  return due.length === 0
    ? [{ text: texts.nothingDue }, ...rest]
    : [{ text: texts.dueNow(due.length) }, ...due, ...rest];
}

function describeDate({ slug, key, date }: JourneyDate, titles: JourneyTitles, today: string): JourneyLine {
  return {
    text: `${titles[slug].dates[key] ?? key}: ${formatWeekdayDate(date)}, ${describeDistance(date, today)}.`,
    milestone: slug,
  };
}

function nameMilestone(slug: MilestoneSlug): string {
  return milestones.find((milestone) => milestone.slug === slug)?.title ?? slug;
}
