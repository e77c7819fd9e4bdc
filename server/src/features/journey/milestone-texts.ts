import { milestoneTexts } from '@porchlight/content/en/milestones.ts';
import type { MilestoneSlug } from '@porchlight/domain/kernel/milestone-slugs.ts';
import type { DocumentRequest, MilestoneText } from '@porchlight/domain/milestones/workspace.ts';

export function findText(slug: MilestoneSlug): MilestoneText {
  const text = milestoneTexts.find((candidate) => candidate.slug === slug);
  if (!text) throw new Error(`the content has no text for the milestone ${slug}`);
  return text;
}

export type MilestoneDocumentRequest = DocumentRequest & { slug: MilestoneSlug };

/** What the operator's content says of a document request, and which milestone asks for it; nothing where it no longer does. */
export function findDocumentRequest(key: string): MilestoneDocumentRequest | undefined {
  return papers.get(key);
}

const papers: ReadonlyMap<string, MilestoneDocumentRequest> = new Map(
  milestoneTexts.flatMap(({ slug, documentRequests }) =>
    documentRequests.map((request) => [request.key, { ...request, slug }]),
  ),
);
