import { milestoneTexts } from '@porchlight/content/milestones.ts';
import type { MilestoneSlug } from '@porchlight/domain/milestones/milestones.ts';
import type { DueDocument } from '@porchlight/domain/milestones/workspace.ts';

export type DuePaper = DueDocument & { slug: MilestoneSlug };

/** What the operator's content says of a due document, and which milestone asks for it; nothing where it no longer does. */
export function findDuePaper(key: string): DuePaper | undefined {
  return papers.get(key);
}

const papers: ReadonlyMap<string, DuePaper> = new Map(
  milestoneTexts.flatMap(({ slug, dueDocuments }) => dueDocuments.map((due) => [due.key, { ...due, slug }])),
);
