import { addDays, describeDistance, formatWeekdayDate } from '../kernel/calendar-dates.ts';
import type { MilestoneSlug } from '../kernel/milestone-slugs.ts';
import type { Journey, JourneyDate, MilestoneWorkspace } from '../milestones/milestones.contract.ts';
import { findCurrentCard, findNextCard, milestones } from '../milestones/milestones.ts';
import type { MilestoneText } from '../milestones/workspace.ts';
import { findStem } from '../search/stems.ts';
import { isFiller, splitAskedWords } from './asked-words.ts';
import * as texts from './en.ts';
import type { JourneyAsk } from './journey-asks.ts';

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
  /** The plan's closing day, where it is asked for and known. */
  closingDay?: string | undefined;
};

/** A sentence from the buyer's own rows, and the milestone it is about. */
export type JourneyLine = { text: string; milestone?: MilestoneSlug };

/** The answer from the buyer's own rows and from nothing else. Empty when the question is about a date that no milestone has. */
export function answerFromJourney(ask: JourneyAsk, question: string, known: KnownJourney): JourneyLine[] {
  if (ask === 'due') return describeDue(question, known);
  if (ask === 'next') return describeNext(known);
  if (ask === 'documents') return describeDocuments(known);
  if (ask === 'closing') return describeClosing(known);
  return describeDates(question, known);
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
const MAX_DATES = 5;
const MAX_PASSED = 3;

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

/** The dates of the days that are asked for, or all that lie ahead, and the latest that have passed where one may be missed; then what is owed.*/
function describeDue(question: string, known: KnownJourney): JourneyLine[] {
  const { journey, titles, today } = known;
  const days = countAskedDays(question);
  const last = days === undefined ? undefined : addDays(today, days);
  const dated = journey.dates
    .filter(({ date }) => date >= today && (last === undefined || date <= last))
    .slice(0, MAX_DATES)
    .map((date) => describeDate(date, titles, today));
  const dates =
    dated.length > 0 || last === undefined ? dated : [{ text: texts.noDateUntil(formatWeekdayDate(last)) }];
  const passed = /\b(overdue|late|miss(ed)?|behind)\b/.test(question.toLowerCase())
    ? journey.dates.filter(({ date }) => date < today).slice(-MAX_PASSED)
    : [];
  return [...passed.map((date) => describeDate(date, titles, today)), ...dates, ...describeDocuments(known)];
}

/** How many days ahead a question names, today as 0. */
function countAskedDays(question: string): number | undefined {
  const text = splitAskedWords(question).join(' ');
  if (/\btoday\b/.test(text)) return 0;
  if (/\btomorrow\b/.test(text)) return 1;
  if (/\bnext week\b/.test(text)) return 14;
  if (/\bweek\b/.test(text)) return 7;
  return /\bmonth\b/.test(text) ? 31 : undefined;
}

function describeClosing({ journey, titles, today, closingDay }: KnownJourney): JourneyLine[] {
  const stored = journey.dates.find(({ key }) => key === 'closing-day');
  const set =
    closingDay === undefined ? stored : { slug: 'ctc' as const, key: 'closing-day', date: closingDay };
  const agreed = journey.dates.find(({ key }) => key === 'contract-closing-date');
  const lines = [set, agreed].flatMap((date) => (date ? [describeDate(date, titles, today)] : []));
  if (lines.length > 0) return lines;
  return [
    {
      text: texts.closingDateMissing,
      ...(journey.milestones.some(({ slug, isAvailable }) => slug === 'offer' && isAvailable)
        ? { milestone: 'offer' as const }
        : {}),
    },
  ];
}

function describeDates(question: string, { journey, titles, today }: KnownJourney): JourneyLine[] {
  const words = splitAskedWords(question)
    .filter(
      (word) =>
        !isFiller(word) &&
        !/^(dates?|deadlines?|due|next|upcoming|important|key|calendar|ends?|days?)$/.test(word),
    )
    .map(findStem);
  const ahead = journey.dates.filter(({ date }) => date >= today);
  if (words.length === 0) {
    return ahead.length === 0
      ? [{ text: texts.noDatesAhead }]
      : ahead.slice(0, MAX_DATES).map((date) => describeDate(date, titles, today));
  }
  const isAsked = (title: string) => {
    const stems = new Set(splitAskedWords(title).map(findStem));
    return words.every((word) => stems.has(word));
  };
  const found = journey.dates.filter(({ slug, key }) => isAsked(titles[slug].dates[key] ?? ''));
  if (found.length > 0) return found.map((date) => describeDate(date, titles, today));
  const unset = milestones.flatMap(({ slug }) =>
    Object.values(titles[slug].dates)
      .filter(isAsked)
      .map((title) => ({
        text: texts.dateMissing(title, nameMilestone(slug)),
        milestone: slug,
      })),
  );
  return unset.slice(0, 1);
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
