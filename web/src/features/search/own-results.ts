import { labelField, states as readingStates } from '@porchlight/content/en/document-readings.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/search.ts';
import { formatShortDate } from '@porchlight/domain/kernel/formats.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import type { OwnFindings } from '@porchlight/domain/search/search.contract.ts';
import { paths } from '../../paths.ts';
import { formatReadValue } from '../documents/readings/read-value.ts';
import { findReadingAddress } from '../documents/readings/reading-address.ts';
import type { Result } from './found-text.ts';

const statuses = { 'to-do': texts.toDo, done: texts.done, 'not-needed': texts.notNeeded };

/** What was found of the buyer's own, as results. */
export function listOwnResults(found: OwnFindings): Result[] {
  const matched = new Set(found.matched);
  return [
    // An answer kept by an older release has none.
    ...(found.figures ?? []).map(({ documentId, name, field, value, page, state }) => ({
      kind: 'figure' as const,
      key: `figure-${documentId}-${field}`,
      to: findReadingAddress(documentId, field),
      title: texts.figure(labelField(field), formatReadValue(field, value)),
      detail: texts.figurePlace(name, page, readingStates[state]),
      excerpt: '',
      matched,
    })),
    ...found.documents.map(({ id, name, page, excerpt }) => ({
      kind: 'document' as const,
      key: id,
      to: `${paths.documents}#document-${id}`,
      title: name,
      detail: page === null ? undefined : texts.page(page),
      excerpt,
      matched,
    })),
    ...found.notes.map(({ slug, id, excerpt, createdAt }) => ({
      kind: 'note' as const,
      key: id,
      to: `${paths.milestone(slug)}#note-${id}`,
      title: texts.noteOf(formatShortDate(createdAt, locale)),
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
      ...(status !== 'to-do' && { isBehind: true as const }),
    })),
    ...found.milestones.map(({ slug, title, excerpt, progress, isAvailable }) => ({
      kind: 'milestone' as const,
      key: `milestone-${slug}`,
      to: paths.milestone(slug),
      title,
      detail: isAvailable ? texts.ownResultsDone(progress) : texts.locked,
      excerpt,
      matched,
      ...(!isAvailable && { isBehind: true as const }),
    })),
  ];
}

function findTitle(wanted: string): string {
  return milestones.find(({ slug }) => slug === wanted)?.title ?? wanted;
}
