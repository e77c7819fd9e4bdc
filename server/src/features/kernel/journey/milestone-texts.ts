import { milestoneTexts } from '@porchlight/content/en/milestones.ts';
import type { MilestoneSlug } from '@porchlight/domain/journey/milestone-slugs.ts';
import type { DueDocument, MilestoneText } from '@porchlight/domain/milestones/workspace.ts';

export function findText(slug: MilestoneSlug): MilestoneText {
  const text = milestoneTexts.find((candidate) => candidate.slug === slug);
  if (!text) throw new Error(`the content has no text for the milestone ${slug}`);
  return text;
}

export type DocumentRequest = DueDocument & { slug: MilestoneSlug };

/** What the operator's content says of a document request, and which milestone asks for it; nothing where it no longer does. */
export function findDocumentRequest(key: string): DocumentRequest | undefined {
  return papers.get(key);
}

const papers: ReadonlyMap<string, DocumentRequest> = new Map(
  milestoneTexts.flatMap(({ slug, dueDocuments }) => dueDocuments.map((due) => [due.key, { ...due, slug }])),
);
