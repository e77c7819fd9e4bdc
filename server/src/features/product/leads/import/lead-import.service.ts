import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { ColumnMap } from '@porchlight/domain/leads/import-columns.ts';
import {
  type ImportedLead,
  type ImportReport,
  MOST_PROBLEMS_LISTED,
} from '@porchlight/domain/leads/lead-import.ts';
import { sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import type { Database } from '../../../../platform/database/database.ts';
import { emit } from '../../../../platform/events/transaction-events.ts';
import { nameSubmission } from '../../../../platform/http/idempotency/submission-id.ts';
import type { AddressFingerprints } from '../../../kernel/erased-addresses/address-fingerprints.ts';
import { findErased } from '../../../kernel/erased-addresses/erased-addresses.ts';
import type { StaffActor } from '../../../kernel/staff/require-staff.ts';
import { recordStaffAction } from '../../../kernel/staff/staff-actions.service.ts';
import { leads } from '../leads.table.ts';
import type { LeadsInboxContext } from '../leads-inbox.service.ts';
import { createOrder } from './import-order.ts';
import { type LineProblem, type ReadLine, readLeadLines } from './lead-import-reading.ts';

/** `marks` make what stays of an address that was erased. */
export type LeadImportContext = LeadsInboxContext & { marks: AddressFingerprints };

/** `isDry` checks and counts and stores nothing; `skipsBad` stores the good lines where there are bad ones. */
export type ImportChoices = { isDry: boolean; skipsBad: boolean; columns: ColumnMap | undefined };

/** Each holds a connection and a transaction for as long as its file takes to come. */
const inTurn = pLimit(1);

/**
 * Takes in a file of leads: all of it in one transaction, or nothing; one file at a time in this process. A lead's id is named by what
 * stands on its line, so that a file that is sent again stores nothing anew.
 */
export function importLeads(
  context: LeadImportContext,
  actor: StaffActor,
  body: Readable,
  choices: ImportChoices,
): Promise<ImportReport> {
  return inTurn(() => storeLeads(context, actor, body, choices));
}

async function storeLeads(
  { database, marks, now }: LeadImportContext,
  actor: StaffActor,
  body: Readable,
  { isDry, skipsBad, columns }: ImportChoices,
): Promise<ImportReport> {
  const at = now();
  const counted = {
    lines: 0,
    added: 0,
    known: 0,
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
      for await (const batch of gather(readLeadLines(body, columns), counted)) {
        const erased = await findErased(
          transaction,
          marks,
          batch.map(({ email }) => email),
        );
        const kept = batch.filter(({ email }) => !erased.has(email));
        const added = await storeBatch(transaction, kept, importId, keepOrder);
        counted.added += added;
        counted.known += kept.length - added;
        counted.erased += batch.length - kept.length;
      }
      if (isDry || (counted.bad > 0 && !skipsBad)) throw new NotStored();
      const { problems, leftOut, ...figures } = counted;
      const subject = { kind: 'lead-import', id: importId };
      await recordStaffAction(transaction, actor, { action: 'leads.imported', subject, detail: figures });
      const data = { importId, created: counted.added, known: counted.known };
      await emit(transaction, 'leads.imported', data, at);
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
      counted.problems.push(...read.problems.slice(0, MOST_PROBLEMS_LISTED - counted.problems.length));
    }
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
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
  const ids = sql.param(batch.map((lead) => nameSubmission('import', lead)));
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
