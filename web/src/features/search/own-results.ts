import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import type { OwnFindings } from '@porchlight/domain/search/search.contract.ts';
import { formatShortDate } from '@porchlight/domain/shared/formats.ts';
import { paths } from '../../paths.ts';
import type { Result } from './found-text.ts';

const statuses = { 'to-do': 'To do', done: 'Done', 'not-needed': 'Not needed' };

/** What was found of the buyer's own, as results. */
export function listOwnResults(found: OwnFindings): Result[] {
  const matched = new Set(found.matched);
  return [
    ...found.documents.map(({ id, name, page, excerpt }) => ({
      kind: 'document' as const,
      key: id,
      to: `${paths.documents}#document-${id}`,
      title: name,
      detail: page === null ? undefined : `Page ${page}`,
      excerpt,
      matched,
    })),
    ...found.notes.map(({ slug, id, excerpt, createdAt }) => ({
      kind: 'note' as const,
      key: id,
      to: `${paths.milestone(slug)}#note-${id}`,
      title: `Note of ${formatShortDate(createdAt)}`,
      detail: findTitle(slug),
      excerpt,
      matched,
    })),
    ...found.tasks.map(({ slug, id, title, detail, status }) => ({
      kind: 'task' as const,
      key: `task-${slug}-${id}`,
      to: `${paths.milestone(slug)}#task-${id}`,
      title,
      detail: `${statuses[status]} · ${findTitle(slug)}`,
      excerpt: detail,
      matched,
    })),
    ...found.milestones.map(({ slug, title, excerpt, progress, isAvailable }) => ({
      kind: 'milestone' as const,
      key: `milestone-${slug}`,
      to: paths.milestone(slug),
      title,
      detail: isAvailable ? `${progress}% done` : 'Locked',
      excerpt,
      matched,
    })),
  ];
}

function findTitle(wanted: string): string {
  return milestones.find(({ slug }) => slug === wanted)?.title ?? wanted;
}
