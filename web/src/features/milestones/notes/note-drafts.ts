import type { MilestoneSlug } from '@porchlight/domain/journey/milestone-slugs.ts';

/** The draft of a note that is not in the list yet. */
export function nameNewNote(ownerId: string, slug: MilestoneSlug): string {
  return `${ownerId}:note:${slug}`;
}

/** The draft of a change to a note. */
export function nameNoteChange(ownerId: string, noteId: string): string {
  return `${ownerId}:note:${noteId}`;
}
