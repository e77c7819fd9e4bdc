import { isDeepStrictEqual } from 'node:util';
import { getWallClock } from '@porchlight/domain/kernel/time-zones.ts';
import {
  compareInstruction,
  type InstructionComparison,
} from '@porchlight/domain/wire-guard/compare-instruction.ts';
import type { WireGuardView } from '@porchlight/domain/wire-guard/wire-guard.contract.ts';
import {
  findFreeUntil,
  findInstructionProblems,
  findRecordProblems,
  findReplacementProblems,
  type LaterInstruction,
  MAX_WIRE_ENTRIES,
  parseAccountEnding,
  type WireRecordInput,
  type WireReplacementInput,
} from '@porchlight/domain/wire-guard/wire-record.ts';
import { asc } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Sealer } from '../../platform/base/sealed-text.ts';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/transaction-events.ts';
import type { RateLimitRules, RateLimits } from '../../platform/http/limits/rate-limits.ts';
import { announceToBuyers, lockPurchase, ofPurchase, purchaseOf } from '../purchases/membership.ts';
import { wireEntries } from './wire-guard.table.ts';

export const wireLimits = {
  'wire-guard-account': { maxTries: 120, minutes: 60 },
} as const satisfies RateLimitRules;

export type WireGuardContext = {
  database: DatabaseConnection;
  limits: RateLimits<keyof typeof wireLimits>;
  /** For account numbers; what is sealed opens with the id of its row. */
  sealer: Sealer;
  now(): Date;
};

type Stored<Input> = Input & { id: string };

type WireRow = typeof wireEntries.$inferSelect;

/** All rows of this account's purchase, the oldest first. */
const listWireRows = (db: Database, userId: string): Promise<WireRow[]> =>
  db
    .select()
    .from(wireEntries)
    .where(ofPurchase(wireEntries.purchaseId, userId))
    .orderBy(asc(wireEntries.at), asc(wireEntries.id));

/** What holds now: the newest of what was written down. */
const findStanding = (rows: readonly WireRow[]) => rows.findLast(({ record }) => record !== null);

/** `now` decides whether it is still free to be corrected. */
function describeWireGuard(rows: readonly WireRow[], userId: string, now: Date): WireGuardView {
  const until = findFreeUntil(rows);
  return {
    record: findStanding(rows)?.record ?? null,
    freeUntil: until !== null && now < until ? until.toISOString() : null,
    log: rows.toReversed().map(({ id, at, kind, userId: who, record, comparison, call }) => ({
      ...{ id, kind, record, comparison, call },
      ...{ at: at.toISOString(), isOwn: who === userId },
    })),
  };
}

export async function getWireGuard(context: WireGuardContext, userId: string): Promise<WireGuardView> {
  return describeWireGuard(await listWireRows(context.database.db, userId), userId, context.now());
}

/**
 * Writes it down, or corrects it within its free hours. NOT_ALLOWED once it is frozen; the same writing sent twice is stored once, and
 * another under its id is KEY_REUSED.
 */
export async function saveWireRecord(
  context: WireGuardContext,
  userId: string,
  { id, ...input }: Stored<WireRecordInput>,
): Promise<WireGuardView> {
  refuse(findRecordProblems(input, readToday(context)));
  return change(context, userId, { id, input, call: null }, async (transaction, rows) => {
    const isFirst = findStanding(rows) === undefined;
    const until = findFreeUntil(rows);
    if (!isFirst && (until === null || context.now() >= until))
      throw new Failure('NOT_ALLOWED', { reason: 'wire-guard.frozen' });
    const at = findNextInstant(rows, context.now());
    await insertRecord(context, transaction, userId, {
      id,
      at,
      kind: isFirst ? 'written' : 'changed',
      input,
    });
  });
}

/** Replaces what is frozen, or not yet, after a call. NOT_FOUND where nothing is written down, KEY_REUSED for another content under its id. */
export async function replaceWireRecord(
  context: WireGuardContext,
  userId: string,
  { id, calledOn, spokeWith, isConfirmed, ...input }: Stored<WireReplacementInput>,
): Promise<WireGuardView> {
  refuse(findReplacementProblems({ ...input, calledOn }, readToday(context)));
  const call = { calledOn, spokeWith };
  return change(context, userId, { id, input, call }, async (transaction, rows) => {
    if (findStanding(rows) === undefined) throw new Failure('NOT_FOUND');
    const at = findNextInstant(rows, context.now());
    await insertRecord(context, transaction, userId, { id, at, kind: 'replaced', call, input });
  });
}

/**
 * Compares a later instruction with the recorded one. The log keeps what differed; a log that is full takes no more, and the response is
 * the same. NOT_FOUND where nothing is recorded.
 */
export async function compareWithRecord(
  context: WireGuardContext,
  userId: string,
  { id, ...later }: Stored<LaterInstruction>,
): Promise<InstructionComparison> {
  refuse(findInstructionProblems(later));
  await context.limits.consume('wire-guard-account', userId);
  return context.database.transact(async (transaction) => {
    await lockPurchase(transaction, 'wire-guard', userId);
    const rows = await listWireRows(transaction, userId);
    const standing = findStanding(rows);
    if (standing?.record == null) throw new Failure('NOT_FOUND');
    const account = createBuyerAccount(context, standing);
    const comparison = compareInstruction({ ...standing.record, account }, later);
    if (rows.length >= MAX_WIRE_ENTRIES || rows.some((row) => row.id === id)) return comparison;
    const at = findNextInstant(rows, context.now());
    await insertEntry(transaction, userId, { id, kind: 'compared', at, comparison });
    if (comparison.action !== 'call')
      await emit(transaction, 'wire.entered', { buyerId: userId, what: 'differs' }, context.now());
    await announceToBuyers(transaction, { topic: 'homes', userId });
    return comparison;
  });
}

/** The time zone where the day begins last: a later day has not begun for every buyer and is refused. */
const readToday = ({ now }: Pick<WireGuardContext, 'now'>) => getWallClock(now(), 'Pacific/Honolulu').day;

function refuse(problems: Record<string, string>): void {
  if (Object.keys(problems).length > 0) throw new Failure('BAD_INPUT', { fields: problems });
}

/** One change after the other, so that two who write at once do not both write the first. */
async function change(
  context: WireGuardContext,
  userId: string,
  sent: { id: string; input: WireRecordInput; call: WireRow['call'] },
  write: (transaction: Database, rows: WireRow[]) => Promise<void>,
): Promise<WireGuardView> {
  await context.limits.consume('wire-guard-account', userId);
  return context.database.transact(async (transaction) => {
    await lockPurchase(transaction, 'wire-guard', userId);
    const rows = await listWireRows(transaction, userId);
    const stored = rows.find(({ id }) => id === sent.id);
    if (stored !== undefined && !isStoredAs(context, stored, sent))
      throw new Failure('KEY_REUSED', { reason: 'wire-guard.used-id' });
    if (stored === undefined) {
      if (rows.length >= MAX_WIRE_ENTRIES)
        throw new Failure('BAD_INPUT', {
          reason: 'wire-guard.most-rows',
          params: { most: MAX_WIRE_ENTRIES },
        });
      await write(transaction, rows);
      await announceToBuyers(transaction, { topic: 'homes', userId });
    }
    return describeWireGuard(await listWireRows(transaction, userId), userId, context.now());
  });
}

/** Whether a row holds what is sent under its id: a second sending of the same, and not another writing. */
function isStoredAs(
  context: WireGuardContext,
  row: WireRow,
  { input: { account, ...shown }, call }: { input: WireRecordInput; call: WireRow['call'] },
): boolean {
  if (row.record === null || createBuyerAccount(context, row) !== account) return false;
  const { accountEnding: _ending, ...stored } = row.record;
  return isDeepStrictEqual(stored, shown) && isDeepStrictEqual(row.call, call);
}

async function insertRecord(
  { sealer, now }: WireGuardContext,
  transaction: Database,
  userId: string,
  {
    input: { account, ...shown },
    ...entry
  }: Pick<WireRow, 'id' | 'at' | 'kind'> & { input: WireRecordInput; call?: WireRow['call'] },
): Promise<void> {
  await insertEntry(transaction, userId, {
    ...entry,
    record: { ...shown, accountEnding: parseAccountEnding(account) },
    sealedAccount: sealer.seal(Buffer.from(account), entry.id),
  });
  const what = entry.kind === 'compared' ? 'differs' : entry.kind;
  await emit(transaction, 'wire.entered', { buyerId: userId, what }, now());
}

/** Now, and after the newest row: the order of the log is that of its instants. */
function findNextInstant(rows: readonly WireRow[], now: Date): Date {
  const last = rows.at(-1)?.at.getTime() ?? 0;
  return new Date(Math.max(now.getTime(), last + 1));
}

const insertEntry = (
  transaction: Database,
  userId: string,
  entry: Omit<typeof wireEntries.$inferInsert, 'purchaseId' | 'userId'>,
) => transaction.insert(wireEntries).values({ ...entry, userId, purchaseId: purchaseOf(userId) });

function createBuyerAccount({ sealer }: WireGuardContext, { id, sealedAccount }: WireRow): string {
  if (sealedAccount === null) throw new Error('an account that was written down has no number');
  return Buffer.from(sealer.open(sealedAccount, id)).toString();
}
