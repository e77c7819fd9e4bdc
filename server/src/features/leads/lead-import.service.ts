import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  type ImportedLead,
  type ImportReport,
  MOST_PROBLEMS_LISTED,
} from '@porchlight/domain/leads/lead-import.ts';
import { eq, sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import type { Database } from '../../platform/database/database.ts';
import { nameSubmission } from '../../platform/http/submission-id.ts';
import type { AddressMarks } from '../personal-data/address-marks.ts';
import { forgottenAddresses } from '../personal-data/personal-data.table.ts';
import type { StaffActor } from '../staff/require-staff.ts';
import { recordStaffAction } from '../staff/staff-actions.service.ts';
import { publishEvent } from '../webhooks/webhook-events.service.ts';
import { type LineProblem, readLeadLines } from './lead-import-reading.ts';
import { leads } from './leads.table.ts';
import type { LeadsInboxContext } from './leads-inbox.service.ts';

/** `marks` make what stays of an address that was erased. */
export type LeadImportContext = LeadsInboxContext & { marks: AddressMarks };

/** `isDry` checks and counts and stores nothing; `skipsBad` stores the good lines where there are bad ones. */
export type ImportChoices = { isDry: boolean; skipsBad: boolean };

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
  { isDry, skipsBad }: ImportChoices,
): Promise<ImportReport> {
  const at = now();
  const counted = { lines: 0, added: 0, known: 0, bad: 0, erased: 0, problems: [] as LineProblem[] };
  const report = () => ({ ...counted, finishedAt: now().toISOString() });
  try {
    await database.transact(async (transaction) => {
      for await (const batch of gather(body, counted)) {
        const kept = await leaveOutErased(transaction, marks, batch);
        const added = await storeBatch(transaction, kept, at);
        counted.added += added;
        counted.known += kept.length - added;
        counted.erased += batch.length - kept.length;
      }
      if (isDry || (counted.bad > 0 && !skipsBad)) throw new NotStored();
      const { problems, ...figures } = counted;
      const importId = randomUUID();
      const subject = { kind: 'lead-import', id: importId };
      await recordStaffAction(transaction, actor, { action: 'leads.imported', subject, detail: figures });
      const data = { importId, created: counted.added, known: counted.known };
      await publishEvent(transaction, { type: 'leads.imported', data }, at);
    });
  } catch (error) {
    if (error instanceof NotStored) return { isStored: false, ...report() };
    throw error;
  }
  return { isStored: true, ...report() };
}

/** Rolls everything back: what was stored only shows how many lines are new. */
class NotStored extends Error {}

const BATCH = 500;

/** The good lines, some hundreds at a time; the bad ones are written down. */
async function* gather(
  body: Readable,
  counted: { lines: number; bad: number; problems: LineProblem[] },
): AsyncGenerator<ImportedLead[]> {
  let batch: ImportedLead[] = [];
  for await (const read of readLeadLines(body)) {
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

async function leaveOutErased(
  transaction: Database,
  marks: AddressMarks,
  batch: readonly ImportedLead[],
): Promise<ImportedLead[]> {
  const marked = batch.map((lead) => ({ lead, mark: marks.make(lead.email) }));
  const rows = await transaction
    .select({ mark: forgottenAddresses.mark })
    .from(forgottenAddresses)
    .where(eq(forgottenAddresses.mark, sql`any(${sql.param(marked.map(({ mark }) => mark))}::text[])`));
  const erased = new Set(rows.map(({ mark }) => mark));
  return marked.filter(({ mark }) => !erased.has(mark)).map(({ lead }) => lead);
}

/** Stores what is not there yet and says how many that were. */
async function storeBatch(transaction: Database, batch: readonly ImportedLead[], at: Date): Promise<number> {
  const column = (read: (lead: ImportedLead) => string | undefined) =>
    sql.param(batch.map((lead) => read(lead) ?? null));
  const ids = sql.param(batch.map((lead) => nameSubmission('import', lead)));
  const { rowCount } = await transaction.execute(sql`
    insert into ${leads} (id, name, email, phone, consent_version, consented_at, message, created_at, source)
    select *, 'import' from unnest(
      ${ids}::uuid[], ${column((lead) => lead.name)}::text[], ${column((lead) => lead.email)}::text[],
      ${column((lead) => lead.phone)}::text[],
      ${column((lead) => lead.phone && lead.consent_version)}::text[],
      ${column((lead) => lead.phone && lead.consented_at)}::timestamptz[],
      ${column((lead) => lead.message)}::text[],
      ${column((lead) => lead.created_at ?? at.toISOString())}::timestamptz[]
    ) on conflict do nothing`);
  return rowCount ?? 0;
}
