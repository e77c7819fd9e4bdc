import { labelForm } from '@porchlight/content/en/document-readings-forms.ts';
import * as texts from '@porchlight/content/en/documents-wanted.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import type { OwnDocument } from '@porchlight/domain/documents/documents.contract.ts';
import { formatShortDate } from '@porchlight/domain/kernel/formats.ts';
import type { ReadDocumentRow } from '@porchlight/domain/readings/document-readings/kept/kept-readings.contract.ts';
import { useReadings } from '../../readings/readings.queries.ts';

/** Which document was accepted or read last. */
export default function LastReviewed({
  documents,
  titles,
}: {
  documents: readonly OwnDocument[];
  titles: Readonly<Record<string, string>>;
}) {
  const readings = useReadings();
  const found = [...listAccepted(documents, titles), ...listRead(readings?.values() ?? [])];
  const last = found.toSorted((one, other) => Number(one.at < other.at) - Number(one.at > other.at))[0];
  return last?.words;
}

type Reviewed = { at: string; words: string };

function listAccepted(
  documents: readonly OwnDocument[],
  titles: Readonly<Record<string, string>>,
): Reviewed[] {
  return documents.flatMap(({ name, documentRequest, review }) => {
    if (review?.state !== 'accepted' || review.reviewedAt === null) return [];
    const title = titles[documentRequest ?? ''] ?? name;
    const at = review.reviewedAt;
    return [{ at, words: texts.lastAccepted(title, formatShortDate(at, locale)) }];
  });
}

function listRead(readings: Iterable<ReadDocumentRow>): Reviewed[] {
  return [...readings].flatMap(({ state, form, name, readAt, isReplaced }) => {
    if (state !== 'done' || form === null || readAt === null || isReplaced) return [];
    return [{ at: readAt, words: texts.lastRead(labelForm(form), name, formatShortDate(readAt, locale)) }];
  });
}
