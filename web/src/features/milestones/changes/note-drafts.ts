import type { MilestoneSlug } from '@porchlight/domain/kernel/milestone-slugs.ts';

/** The draft of a note that is not in the list yet. */
export function getNewNoteKey(ownerId: string, slug: MilestoneSlug): string {
  return `${ownerId}:note:${slug}`;
}

/** The draft of a change to a note. */
export function getNoteChangeKey(ownerId: string, noteId: string): string {
  return `${ownerId}:note:${noteId}`;
}
