import type { Journey, JourneyDate, MilestoneWorkspace } from '../milestones/milestones.contract.ts';
import { type MilestoneSlug, milestones } from '../milestones/milestones.ts';
import type { MilestoneText } from '../milestones/workspace.ts';
import { findStem } from '../search/stems.ts';
import { describeDistance, formatWeekdayDate } from '../shared/calendar-dates.ts';
import { isFiller, splitAskedWords } from './asked-words.ts';

/** What a question asks of the buyer's own journey. */
export type JourneyAsk = 'next' | 'documents' | 'closing' | 'dates';

/** The titles that a buyer's rows are told with: of tasks, due documents and dates, by the ids they are stored under. */
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
export type JourneyLine = { text: string; milestone?: MilestoneSlug };

// Questions about the closing's costs and papers, or about what helps a credit score, are the guide's.
const signs: readonly { ask: JourneyAsk; pattern: RegExp }[] = [
  {
    ask: 'closing',
    pattern:
      /\bwhen ?((s|is|are|do|does|will) (my|our)( house| home| loan| sale)?|(do|will|am|are) (i|we)( actually| finally| going to)?) clos(e|ing)\b(?! (costs?|disclosures?|agent|attorney|company|documents?|papers?|paperwork|fees?|credits?|walk))|\b(my|our) closing (date|day)\b|\bhow (many days|long) (until|till|til|to|before) (my|our|i|we) clos(e|ing)( on (my|our|the) \w+)?$/,
  },
  {
    ask: 'documents',
    pattern:
      /\b(which|what) (documents?|papers?|paperwork|docs|files)\b.*\b(are due|is due|due|missing|left|outstanding|still|do you need from me|am i missing|upload next)\b|\b(missing|outstanding|due) (documents?|papers|docs)\b|\b(documents?|papers|docs) (are |is )?(still )?(due|missing|left|outstanding)\b/,
  },
  {
    ask: 'next',
    pattern:
      /\b(what|whats) (do|should|must|can) (i|we) (need to |have to )?(do|work on|start with) (now|next|first|today)( (then|please|here)| (in|on|for|with) (my|our|the|this) (journey|milestones?|list))?$|^(whats|what is|what comes|and) next\b( for me)?$|\b(my|our) next (step|task|milestone|thing)s?\b|\b(whats|what is) (my|the) next (step|task|milestone|thing)\b|\bwhere am i\b|\bwhat (stage|step|milestone) am i\b|\bhow far along am i\b|\bwhat (is|s) left (for me )?to do\b|\bwhats left\b/,
  },
  {
    ask: 'dates',
    pattern:
      /\b(my|our|upcoming) (next )?(important |key )?(dates?|deadlines?)\b|\b(what|which) (dates?|deadlines?) (do i have|are coming|are next|did i set)\b|\bwhats on my calendar\b|\bwhen (is|does|do|s|are) (my|our)\b/,
  },
];

/** What a question asks of the buyer's own journey, if it does. */
export function findJourneyAsk(question: string): JourneyAsk | undefined {
  const text = splitAskedWords(question).join(' ');
  return signs.find(({ pattern }) => pattern.test(text))?.ask;
}

/** The answer from the buyer's own rows and from nothing else. Empty when the question is about a date that no milestone has. */
export function answerFromJourney(ask: JourneyAsk, question: string, known: KnownJourney): JourneyLine[] {
  if (ask === 'next') return describeNext(known);
  if (ask === 'documents') return describeDocuments(known);
  if (ask === 'closing') return describeClosing(known);
  return describeDates(question, known);
}

/** The titles of the operator's milestones, as far as answers need them. */
export function readJourneyTitles(texts: readonly MilestoneText[]): JourneyTitles {
  return Object.fromEntries(
    texts.map(({ slug, tasks, dueDocuments, dates }) => [
      slug,
      {
        tasks: Object.fromEntries(tasks.map(({ id, title }) => [id, title])),
        documents: Object.fromEntries(dueDocuments.map(({ key, title }) => [key, title])),
        dates: Object.fromEntries(dates.map(({ key, title }) => [key, title])),
      },
    ]),
  ) as JourneyTitles;
}

/** Tasks named in one answer. */
const MOST_TASKS = 3;
const MOST_DATES = 5;

function describeNext({ journey, workspaces, titles, today }: KnownJourney): JourneyLine[] {
  const current = journey.milestones.find(({ isAvailable, isCompleted }) => isAvailable && !isCompleted);
  const owedAgain = describeOwedAgain(journey);
  if (current === undefined) {
    return journey.milestones.every(({ isCompleted }) => isCompleted)
      ? [{ text: 'All ten milestones are done.' }, ...owedAgain]
      : [
          { text: 'Every milestone that is open to you is done. The next one needs beta access.' },
          ...owedAgain,
        ];
  }
  const done = journey.milestones.filter(({ isCompleted }) => isCompleted).length;
  const { slug } = current;
  const workspace = workspaces.find(({ card }) => card.slug === slug);
  const tasks = workspace?.tasks.filter(({ status }) => status === 'to-do') ?? [];
  const next = journey.dates.find(({ date }) => date >= today);
  return [
    {
      text: `You are in the milestone ${nameMilestone(slug)}: ${current.progress}% of it is settled, and ${done} of 10 milestones are done.`,
      milestone: slug,
    },
    ...tasks.slice(0, MOST_TASKS).map(({ id }, place) => ({
      text: `${place === 0 ? 'Next' : 'Then'}: ${titles[slug].tasks[id] ?? id}.`,
    })),
    ...(current.docsDue > 0 ? [{ text: `${countDocuments(current.docsDue)} still due here.` }] : []),
    ...owedAgain,
    ...(next === undefined ? [] : [describeDate(next, titles, today)]),
  ];
}

/** What was sent back, or has become too old, in milestones that stay done all the same. */
function describeOwedAgain({ milestones: cards }: Journey): JourneyLine[] {
  return cards
    .filter(({ isAvailable, isCompleted, docsDue }) => isAvailable && isCompleted && docsDue > 0)
    .map(({ slug, docsDue }) => ({
      text: `${countDocuments(docsDue)} due again for ${nameMilestone(slug)}, which is done.`,
      milestone: slug,
    }));
}

function describeDocuments({ journey, workspaces, titles }: KnownJourney): JourneyLine[] {
  const due = workspaces.flatMap(({ card: { slug }, dueDocuments }) =>
    dueDocuments
      .filter(({ owed }) => owed)
      .map(({ key, document }) => ({
        text: `${titles[slug].documents[key] ?? key}, for ${nameMilestone(slug)}${document === null ? '' : '; what you handed in has to be replaced'}.`,
        milestone: slug,
      })),
  );
  const later = journey.milestones
    .filter(({ isAvailable, isCompleted }) => !isAvailable && !isCompleted)
    .reduce((sum, { docsDue }) => sum + docsDue, 0);
  const rest =
    later === 0 ? [] : [{ text: `${countDocuments(later)} due later, in milestones that are not open yet.` }];
  return due.length === 0
    ? [{ text: 'No document is due in the milestones that are open to you.' }, ...rest]
    : [{ text: `${countDocuments(due.length)} due now:` }, ...due, ...rest];
}

function describeClosing({ journey, titles, today }: KnownJourney): JourneyLine[] {
  const set = journey.dates.find(({ key }) => key === 'closing-day');
  const agreed = journey.dates.find(({ key }) => key === 'contract-closing-date');
  const lines = [set, agreed].flatMap((date) => (date ? [describeDate(date, titles, today)] : []));
  if (lines.length > 0) return lines;
  return [
    {
      text: 'You have not set a closing date, so I cannot tell. The contract names one; you can keep it in Offer & Negotiation, and the day itself in Clear-to-Close.',
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
      ? [{ text: 'You have set no date that lies ahead. Each milestone has a place for its dates.' }]
      : ahead.slice(0, MOST_DATES).map((date) => describeDate(date, titles, today));
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
        text: `You have not set a date for “${title}”. Its place is in ${nameMilestone(slug)}.`,
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

function countDocuments(count: number): string {
  return count === 1 ? '1 document is' : `${count} documents are`;
}
