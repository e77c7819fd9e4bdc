/**
 * A place in the feed of events: right after the event at this position. The event's id tells whether it is still that event, which it is
 * not once the records were restored from a backup and others have happened since.
 */
export type FeedCursor = { position: number; eventId: string };

export function formatFeedCursor({ position, eventId }: FeedCursor): string {
  return Buffer.from(`${position} ${eventId}`).toString('base64url');
}

/** Undefined for text that is no cursor. */
export function parseFeedCursor(text: string): FeedCursor | undefined {
  const [, position, eventId] =
    /^(\d{1,15}) ((?:msg_[0-9a-f]{32})?)$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  return position === undefined || eventId === undefined
    ? undefined
    : { position: Number(position), eventId };
}
