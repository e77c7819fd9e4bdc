import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  type ImportedLead,
  type ImportReport,
  type KnownChoice,
  MAX_PROBLEMS_LISTED,
} from '@porchlight/domain/leads/lead-import.ts';
import { desc, eq, sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import type { Database } from '../../../platform/database/database.ts';
import { emit } from '../../../platform/events/transaction-events.ts';
import { deriveSubmissionKey } from '../../../platform/http/idempotency/submission-id.ts';
import type { AddressFingerprints } from '../../accounts/erased-addresses/address-fingerprints.ts';
import { findErased } from '../../accounts/erased-addresses/erased-addresses.ts';
import type { StaffActor } from '../../staff/require-staff.ts';
import { recordStaffAction } from '../../staff/staff-actions.service.ts';
import { leads } from '../leads.table.ts';
import type { LeadsInboxContext } from '../leads-inbox.service.ts';
import {
  type LineProblem,
  loadLeadLines,
  type ReadingChoices,
  type ReadLine,
} from './lead-import-reading.ts';

/** `marks` make what stays of an address that was erased. */
export type LeadImportContext = LeadsInboxContext & { marks: AddressFingerprints };

/**
 * `isDry` checks and counts and stores nothing; `skipsBad` stores the good lines where there are bad ones. `known` is what becomes of a line whose
 * address is that of a lead already.
 */
export type ImportChoices = ReadingChoices & { isDry: boolean; skipsBad: boolean; known: KnownChoice };

/** Each holds a connection and a transaction for as long as its file takes to come. */
const inTurn = pLimit(1);

/**
 * Takes in a file of leads: all of it in one transaction, or nothing; one file at a time in this process. A lead's id is named by what its
 * line says, so that a line that is sent again is stored once, even where lines of known addresses are added.
 */
export function importLeads(
  context: LeadImportContext,
  actor: StaffActor,
  body: Readable,
  choices: ImportChoices,
): Promise<ImportReport> {
  return inTurn(() => storeLeads(context, actor, body, choices));
}

/**
 * Keeps the order of a file in a list that is newest first: each line is a microsecond earlier than the one before. Lines without a time of
 * their own begin at `at`. Those with one keep it to the millisecond, which is as fine as a time is shown; up to a thousand in a row of the
 * same time stand in the file's order. Gives the time and the microseconds that are added to it.
 */
function createOrder(at: Date): (createdAt: string | undefined) => { time: string; shift: number } {
  let undated = 0;
  let last: string | undefined;
  let alike = 0;
  return (createdAt) => {
    if (createdAt === undefined) {
      undated += 1;
      return { time: at.toISOString(), shift: -undated };
    }
    alike = createdAt === last ? alike + 1 : 0;
    last = createdAt;
    return { time: createdAt, shift: IS_FINER.test(createdAt) ? 0 : Math.max(FINEST - alike, 0) };
  };
}

/** Microseconds below a millisecond. */
const FINEST = 999;

const IS_FINER = /\.\d{4}/;

async function storeLeads(
  { database, marks, now }: LeadImportContext,
  actor: StaffActor,
  body: Readable,
  { isDry, skipsBad, known: knownChoice, ...reading }: ImportChoices,
): Promise<ImportReport> {
  const at = now();
  const counted = {
    lines: 0,
    added: 0,
    known: 0,
    updated: 0,
    bad: 0,
    erased: 0,
    leftOut: [] as string[],
    problems: [] as LineProblem[],
  };
  const importId = randomUUID();
  const keepOrder = createOrder(at);
  const report = () => ({ ...counted, finishedAt: now().toISOString() });
  try {
    await database.transact(async (transaction) => {
      for await (const batch of gather(loadLeadLines(body, reading), counted)) {
        const erased = await findErased(
          transaction,
          marks,
          batch.map(({ email }) => email),
        );
        const kept = batch.filter(({ email }) => !erased.has(email));
        counted.erased += batch.length - kept.length;
        for (const lines of knownChoice === 'update' ? listRounds(kept) : [kept]) {
          const known = await findKnown(transaction, lines);
          const unknown = listUnknown(lines, known);
          const fresh = knownChoice === 'add' ? lines : unknown;
          const added = await storeBatch(transaction, fresh, importId, keepOrder);
          counted.added += added;
          counted.known += lines.length - Math.min(added, unknown.length);
          if (knownChoice === 'update') counted.updated += await updateKnown(transaction, lines, known, at);
        }
      }
      if (isDry || (counted.bad > 0 && !skipsBad)) throw new NotStored();
      const { problems, leftOut, ...figures } = counted;
      const subject = { kind: 'lead-import', id: importId };
      await recordStaffAction(transaction, actor, { action: 'leads.imported', subject, detail: figures });
      const { added: created, known, updated } = counted;
      // A file that changed nothing is no event.
      if (created > 0 || updated > 0)
        await emit(transaction, 'leads.imported', { importId, created, known, updated }, at);
    });
  } catch (error) {
    if (error instanceof NotStored) return { isStored: false, importId: null, ...report() };
    throw error;
  }
  return { isStored: true, importId, ...report() };
}

/** Rolls everything back: what was stored only shows how many lines are new. */
class NotStored extends Error {}

const BATCH = 500;

/** The good lines, some hundreds at a time; the bad ones are written down. */
async function* gather(
  lines: AsyncIterable<ReadLine>,
  counted: { lines: number; bad: number; leftOut: string[]; problems: LineProblem[] },
): AsyncGenerator<ImportedLead[]> {
  let batch: ImportedLead[] = [];
  for await (const read of lines) {
    if ('leftOut' in read) {
      counted.leftOut = read.leftOut;
      continue;
    }
    counted.lines += 1;
    if ('lead' in read) batch.push(read.lead);
    else {
      counted.bad += 1;
      counted.problems.push(...read.problems.slice(0, MAX_PROBLEMS_LISTED - counted.problems.length));
    }
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** The lines in rounds, in each of which an address is once: what a line makes of it, the next one finds. */
function listRounds(lines: readonly ImportedLead[]): ImportedLead[][] {
  const seen = new Map<string, number>();
  const rounds: ImportedLead[][] = [];
  for (const line of lines) {
    const round = seen.get(line.email) ?? 0;
    seen.set(line.email, round + 1);
    rounds[round] ??= [];
    rounds[round].push(line);
  }
  return rounds;
}

/** The first line of each address that no lead has. */
function listUnknown(lines: readonly ImportedLead[], known: ReadonlyMap<string, string>): ImportedLead[] {
  const seen = new Set(known.keys());
  return lines.filter(({ email }) => !seen.has(email) && seen.add(email));
}

/** The newest lead of each address that has one. */
async function findKnown(
  transaction: Database,
  lines: readonly ImportedLead[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await transaction
    .selectDistinctOn([leads.email], { email: leads.email, id: leads.id })
    .from(leads)
    .where(eq(leads.email, sql`any(${sql.param(lines.map(({ email }) => email))}::text[])`))
    .orderBy(leads.email, desc(leads.createdAt), desc(leads.id));
  return new Map(rows.map(({ email, id }) => [email, id]));
}

/** Gives leads the name and the phone number of their lines, and a message where they have none; says how many that changed. */
async function updateKnown(
  transaction: Database,
  lines: readonly ImportedLead[],
  known: ReadonlyMap<string, string>,
  at: Date,
): Promise<number> {
  const changes = lines.flatMap((lead) => {
    const id = known.get(lead.email);
    return id === undefined ? [] : [{ ...lead, id }];
  });
  const column = (read: (change: ImportedLead & { id: string }) => string | undefined) =>
    sql.param(changes.map((change) => read(change) ?? null));
  const { rowCount } = await transaction.execute(sql`
    update ${leads} set name = line.name, phone = coalesce(line.phone, leads.phone),
      consent_version = case when line.phone is null then leads.consent_version else line.version end,
      consented_at = case when line.phone is null then leads.consented_at else line.consented_at end,
      message = coalesce(leads.message, line.message), version = leads.version + 1, changed_at = ${at.toISOString()}
    from unnest(
      ${column(({ id }) => id)}::uuid[], ${column(({ name }) => name)}::text[], ${column(({ phone }) => phone)}::text[],
      ${column(({ consent_version }) => consent_version)}::text[], ${column(({ consented_at }) => consented_at)}::timestamptz[],
      ${column(({ message }) => message)}::text[]
    ) as line(id, name, phone, version, consented_at, message)
    where leads.id = line.id and (
      leads.name <> line.name
      or (line.phone, line.version, line.consented_at) is distinct from (leads.phone, leads.consent_version, leads.consented_at)
        and line.phone is not null
      or leads.message is null and line.message is not null
    )`);
  return rowCount ?? 0;
}

/** Stores what is not there yet and says how many that were. */
async function storeBatch(
  transaction: Database,
  batch: readonly ImportedLead[],
  importId: string,
  keepOrder: (createdAt: string | undefined) => { time: string; shift: number },
): Promise<number> {
  const column = (read: (lead: ImportedLead) => string | undefined) =>
    sql.param(batch.map((lead) => read(lead) ?? null));
  const ids = sql.param(batch.map((lead) => deriveSubmissionKey('import', lead)));
  const times = batch.map((lead) => keepOrder(lead.created_at));
  const { rowCount } = await transaction.execute(sql`
    insert into ${leads} (id, name, email, phone, consent_version, consented_at, message, created_at, source, import_id)
    select id, name, email, phone, version, consented_at, message, time + shift * interval '1 microsecond', 'import', ${importId}
    from unnest(
      ${ids}::uuid[], ${column((lead) => lead.name)}::text[], ${column((lead) => lead.email)}::text[],
      ${column((lead) => lead.phone)}::text[],
      ${column((lead) => lead.phone && lead.consent_version)}::text[],
      ${column((lead) => lead.phone && lead.consented_at)}::timestamptz[],
      ${column((lead) => lead.message)}::text[],
      ${sql.param(times.map(({ time }) => time))}::timestamptz[], ${sql.param(times.map(({ shift }) => shift))}::int[]
    ) as line(id, name, email, phone, version, consented_at, message, time, shift)
    on conflict do nothing`);
  return rowCount ?? 0;
}
