import { FEED_END, type FeedEvent, TEST_EVENT } from '@porchlight/domain/webhooks/webhook-events.ts';
import { and, asc, eq, gt, inArray, isNull, lte, min, ne, sql } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { eventFeed, webhookEventRows } from './webhooks.table.ts';

type FeedQuery = {
  after?: string | undefined;
  limit: number;
  /** The types that the caller may read; undefined for all. */
  types: string[] | undefined;
};

export type FeedPage = { events: FeedEvent[]; next: string; hasMore: boolean };

/**
 * The events after a place of the feed, in order. What has been committed since someone last asked is given its positions first.
 * CURSOR_EXPIRED where events after that place are no longer kept, or where it is a place of other records than these.
 */
export async function getEventFeed(
  { database }: { database: DatabaseConnection },
  { after, limit, types }: FeedQuery,
): Promise<FeedPage> {
  await numberEvents(database);
  const { db } = database;
  // Read before the events: those that are numbered meanwhile are for the next page.
  const last = await readLastPosition(db);
  const start = after === FEED_END ? last : await findStart(db, after, last);
  const rows = await db
    .select({
      id: webhookEventRows.id,
      position: webhookEventRows.position,
      payload: webhookEventRows.payload,
    })
    .from(webhookEventRows)
    .where(
      and(
        gt(webhookEventRows.position, start),
        lte(webhookEventRows.position, last),
        types && inArray(webhookEventRows.type, types),
      ),
    )
    .orderBy(asc(webhookEventRows.position))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const hasMore = rows.length > limit;
  // Past the events that the caller may not read, so that they are not scanned again.
  const end = hasMore ? (page.at(-1)?.position ?? last) : last;
  return {
    events: page.map(({ id, payload }) => ({ id, ...JSON.parse(payload) })),
    next: formatFeedCursor({ position: end, eventId: await findEventId(db, end) }),
    hasMore,
  };
}

/** How many are numbered in one transaction. */
const NUMBERED_AT_ONCE = 5_000;

/**
 * Gives every committed event that has none its position in the feed. An event that is committed later must not appear below others, so one
 * transaction at a time numbers committed events, beginning above the last. Publishers do not wait for this.
 */
export async function numberEvents({ transact, db }: DatabaseConnection): Promise<void> {
  for (let count = NUMBERED_AT_ONCE; count === NUMBERED_AT_ONCE; ) {
    const [waiting] = await db
      .select({ id: webhookEventRows.id })
      .from(webhookEventRows)
      .where(hasNoPosition)
      .limit(1);
    if (!waiting) return;
    count = await transact(numberBatch);
  }
}

const hasNoPosition = and(
  isNull(webhookEventRows.position),
  ne(webhookEventRows.type, sql.raw(`'${TEST_EVENT}'`)),
);

async function numberBatch(transaction: Database): Promise<number> {
  await transaction.insert(eventFeed).values({ id: 1, lastPosition: 0 }).onConflictDoNothing();
  // Locked to the commit. The next statement sees all that the previous holder of the lock numbered.
  const [feed] = await transaction.select().from(eventFeed).where(eq(eventFeed.id, 1)).for('update');
  if (!feed) throw new Error('the feed of events has no row');
  const { rows } = await transaction.execute<{ position: string }>(sql`
    update webhook_events event set position = ${feed.lastPosition}::bigint + waiting.place
      from (
        select id, row_number() over (order by sequence) as place from (
          select id, sequence from webhook_events where ${hasNoPosition} order by sequence limit ${NUMBERED_AT_ONCE}
        ) oldest
      ) waiting
     where event.id = waiting.id
    returning event.position`);
  const lastPosition = rows.reduce(
    (most, { position }) => Math.max(most, Number(position)),
    feed.lastPosition,
  );
  await transaction.update(eventFeed).set({ lastPosition }).where(eq(eventFeed.id, 1));
  return rows.length;
}

async function readLastPosition(db: Database): Promise<number> {
  const [feed] = await db.select({ last: eventFeed.lastPosition }).from(eventFeed);
  return feed?.last ?? 0;
}

/** The position that a cursor names; the beginning of what is kept where there is none. */
async function findStart(db: Database, after: string | undefined, last: number): Promise<number> {
  if (after === undefined) return 0;
  const cursor = parseFeedCursor(after);
  if (cursor === undefined) {
    throw new Failure('BAD_INPUT', {
      reason: 'webhooks.not-our-cursor',
      fields: { after: { reason: 'webhooks.send-next' } },
    });
  }
  const { position, eventId } = cursor;
  if (position === 0) return 0;
  const [first] = await db.select({ position: min(webhookEventRows.position) }).from(webhookEventRows);
  const firstKept = first?.position ?? last + 1;
  const isKept = position >= firstKept - 1 && position <= last;
  const isOurs = position < firstKept || (await findEventId(db, position)) === eventId;
  if (!isKept || !isOurs) throw new Failure('CURSOR_EXPIRED', { reason: 'webhooks.cursor-expired' });
  return position;
}

/** Empty where the event is no longer kept. */
async function findEventId(db: Database, position: number): Promise<string> {
  const [event] = await db
    .select({ id: webhookEventRows.id })
    .from(webhookEventRows)
    .where(eq(webhookEventRows.position, position));
  return event?.id ?? '';
}

/**
 * A place in the feed of events: right after the event at this position. The event's id shows whether it is still that event, which it is
 * not once the records were restored from a backup and others have happened since.
 */
type FeedCursor = { position: number; eventId: string };

function formatFeedCursor({ position, eventId }: FeedCursor): string {
  return Buffer.from(`${position} ${eventId}`).toString('base64url');
}

/** Undefined for text that is no cursor. */
function parseFeedCursor(text: string): FeedCursor | undefined {
  const [, position, eventId] =
    /^(\d{1,15}) ((?:msg_[0-9a-f]{32})?)$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  return position === undefined || eventId === undefined
    ? undefined
    : { position: Number(position), eventId };
}
