import { milestoneTexts } from '@porchlight/content/en/milestones.ts';
import { type Milestone, milestones } from '@porchlight/domain/milestones/milestones.ts';
import { getTaskStatus, type MilestoneTask } from '@porchlight/domain/milestones/workspace.ts';
import { findExcerpt } from '@porchlight/domain/search/marked-text.ts';
import { MAX_FOUND, type OwnFindings } from '@porchlight/domain/search/search.contract.ts';
import { createSearchIndex, rankFound, type SearchEntry } from '@porchlight/domain/search/search.ts';
import {
  describeCard,
  loadProgress,
  type MilestoneProgress,
  parseTaskState,
} from '../milestones/milestone-progress.ts';
import type { SearchContext } from './search-context.ts';

type JourneyPart = SearchEntry & { milestone: Milestone; task?: MilestoneTask };

/** The words of milestones and tasks are the operator's and the same for all buyers; a buyer's progress in them is not. */
const parts: JourneyPart[] = milestoneTexts.flatMap((text) => {
  const milestone = milestones.find(({ slug }) => slug === text.slug);
  if (milestone === undefined) return [];
  return [
    {
      milestone,
      title: milestone.title,
      passages: [
        text.description,
        text.help,
        ...text.documentRequests.map(({ title, why }) => `${title}. ${why}`),
        ...text.dates.map(({ title, hint }) => `${title}. ${hint}`),
        text.duration,
        text.cost,
      ],
    },
    ...text.tasks.map((task) => ({ milestone, task, title: task.title, passages: [task.detail] })),
  ];
});

const index = createSearchIndex(parts);

/** The milestones and tasks that have the words, each with the buyer's progress. */
export async function findJourneyParts(
  { database, now }: SearchContext,
  userId: string,
  words: readonly string[],
): Promise<Pick<OwnFindings, 'milestones' | 'tasks' | 'matched'>> {
  const found = words.map(index.findWord);
  const hits = rankFound(
    parts,
    found.map(({ weights }) => weights),
  );
  if (hits.length === 0) return { milestones: [], tasks: [], matched: [] };
  const matched = new Set(found.flatMap(({ readings }) => readings));
  const progress = await loadProgress(database.db, userId, now());
  return {
    milestones: hits
      .filter(({ task }) => task === undefined)
      .slice(0, MAX_FOUND)
      .map((part) => describeMilestone(part, progress, matched)),
    tasks: hits
      .flatMap((part) => (part.task ? [describeTask(part.milestone, part.task, progress)] : []))
      .slice(0, MAX_FOUND),
    matched: [...matched],
  };
}

function describeMilestone(
  { milestone, title, passages }: JourneyPart,
  progress: MilestoneProgress,
  matched: ReadonlySet<string>,
): OwnFindings['milestones'][number] {
  const card = describeCard(milestone, progress);
  return {
    slug: milestone.slug,
    title,
    excerpt: findExcerpt(passages, matched),
    progress: card.progress,
    isAvailable: card.isAvailable,
  };
}

function describeTask(
  milestone: Milestone,
  task: MilestoneTask,
  progress: MilestoneProgress,
): OwnFindings['tasks'][number] {
  return {
    slug: milestone.slug,
    id: task.id,
    title: task.title,
    detail: task.detail,
    status: getTaskStatus(task, parseTaskState(milestone, progress).taskStatuses.get(task.id)),
  };
}
