import { site } from '@porchlight/content/site.ts';
import { findExportEnd, getExportFileName } from '@porchlight/domain/accounts/personal-data/data-export.ts';
import type { ExportView } from '@porchlight/domain/accounts/personal-data/personal-data.contract.ts';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { Failure } from '../../../platform/base/failure.ts';
import { describeError } from '../../../platform/base/log.ts';
import type { Database, DatabaseConnection } from '../../../platform/database/database.ts';
import type { OwnedTable } from '../../../platform/database/owned-rows.ts';
import type { Email } from '../../../platform/email/email-template.ts';
import type { RateLimitRules, RateLimits } from '../../../platform/http/limits/rate-limits.ts';
import type { SignedIn } from '../../../platform/http/request-context.ts';
import { unwrapFileKey } from '../../../platform/storage/file-keys.ts';
import { decryptRange } from '../../../platform/storage/sealed-file.ts';
import type { ByteRange } from '../../../platform/storage/storage.ts';
import type { AddressFingerprints } from '../../accounts/erased-addresses/address-fingerprints.ts';
import { requireReauthentication } from '../../accounts/reauthentication.ts';
import type { DocumentsContext } from '../../document-store/documents.service.ts';
import type { SigningContext } from '../../signing/signing-context.ts';
import { dataExports } from '../personal-data.table.ts';
import type { RetentionRules } from '../retention.service.ts';

/** `instanceId` is this process's; `enqueue` stores the job that builds an export. */
/** The queue of downloads to be put together. */
export const EXPORTS = 'exports';

export const exportLimits = {
  'export-account': { maxTries: 5, minutes: 60 },
} as const satisfies RateLimitRules;

export type DataExportsContext = {
  database: DatabaseConnection;
  documents: DocumentsContext;
  signing: SigningContext;
  /** All tables with rows of a person's. */
  ownedTables: readonly OwnedTable[];
  /** What the daily removal takes, kind by kind. */
  retentionRules: RetentionRules;
  limits: RateLimits<keyof typeof exportLimits>;
  baseUrl: string;
  instanceId: number;
  marks: AddressFingerprints;
  post(email: Email, on: Database): Promise<void>;
  enqueue(job: ExportJob, on: Database): Promise<void>;
  now(): Date;
};

export type ExportJob = { exportId: string };

/** The page that shows the download. */
export const PERSONAL_DATA_PATH = '/portal/settings/data';

/**
 * Asks for the download; while there is one, it is answered with that one. PROOF_NEEDED, because a browser left open must not be
 * enough; RATE_LIMITED beyond five new ones an hour.
 */
export async function requestExport(context: DataExportsContext, user: SignedIn): Promise<ExportView> {
  const { userId } = user;
  await requireReauthentication(context.database.db, user);
  const found = await findRow(context, eq(dataExports.userId, userId));
  if (found && isCurrent(context, found)) return toView(found);
  await context.limits.consume('export-account', userId);
  // This one alone: a concurrent request may have stored another by now.
  if (found) await removeExport(context, found);
  return context.database.transact(async (transaction) => {
    const [row] = await transaction
      .insert(dataExports)
      .values({ userId, requestedAt: context.now() })
      .onConflictDoNothing()
      .returning();
    if (row) await context.enqueue({ exportId: row.id }, transaction);
    const [stored] = row
      ? [row]
      : await transaction.select().from(dataExports).where(eq(dataExports.userId, userId));
    if (!stored) throw new Failure('UNAVAILABLE');
    return toView(stored);
  });
}

/** The download there is; one whose time is over counts no more. */
export async function getExport(context: DataExportsContext, userId: string): Promise<ExportView | null> {
  const row = await findExport(context, userId);
  return row ? toView(row) : null;
}

export type OpenedExport = {
  id: string;
  name: string;
  size: number;
  read(range?: ByteRange): AsyncIterable<Uint8Array>;
};

/** Opens the file of it. PROOF_NEEDED, for the same reason as asking: it holds everything, for days. NOT_FOUND until it is ready. */
export async function getExportFile(context: DataExportsContext, user: SignedIn): Promise<OpenedExport> {
  await requireReauthentication(context.database.db, user);
  const row = await findExport(context, user.userId);
  if (!row || row.size === null || row.storagePath === null || row.wrappedKey === null) throw notThere();
  const { size, storagePath, wrappedKey } = row;
  return {
    id: row.id,
    name: getExportFileName(site.name, row.requestedAt),
    size,
    read(range) {
      const key = unwrapFileKey(context.documents.fileKey, wrappedKey, storagePath);
      return decryptRange(context.documents.storage, storagePath, key, size, range);
    },
  };
}

/** Throws away what download someone has, ready or not; false when there is none. */
export async function removeOwnExport(context: DataExportsContext, userId: string): Promise<boolean> {
  const row = await findRow(context, eq(dataExports.userId, userId));
  return row !== undefined && removeExport(context, row);
}

/**
 * Throws a download away, ready or not; false when it is gone already. Its file goes after the row, or with the next sweep.
 */
export async function removeExport(context: DataExportsContext, row: ExportRow): Promise<boolean> {
  const { database, documents } = context;
  const { storagePath } = row;
  if (storagePath === null) {
    // The process that is preparing it finds no row in the end and removes the file.
    const gone = await database.db
      .delete(dataExports)
      .where(and(eq(dataExports.id, row.id), isNull(dataExports.readyAt)))
      .returning({ id: dataExports.id });
    if (gone.length > 0) return true;
    const readyMeanwhile = await findRow(context, eq(dataExports.id, row.id));
    return readyMeanwhile !== undefined && removeExport(context, readyMeanwhile);
  }
  const isGone = await removeRow(context, row.id, storagePath);
  if (!isGone) return false;
  await documents.intents.finishRemoval(storagePath).catch((error: unknown) => {
    documents.log.warn(describeError(error), 'the file of a download is left for the sweep');
  });
  return true;
}

/** Removes the row with the intent to remove its file; false when someone else was faster. */
async function removeRow(
  { database, documents, now }: DataExportsContext,
  id: string,
  storagePath: string,
): Promise<boolean> {
  let isStated = false;
  try {
    await database.transact(async (transaction) => {
      const gone = await transaction
        .delete(dataExports)
        .where(eq(dataExports.id, id))
        .returning({ id: dataExports.id });
      if (gone.length > 0)
        isStated = await documents.intents.announceLeftover(transaction, storagePath, now());
    });
    return isStated;
  } catch (error) {
    if (isStated) documents.intents.release(storagePath);
    throw error;
  }
}

type ExportRow = typeof dataExports.$inferSelect;

async function findExport(context: DataExportsContext, userId: string): Promise<ExportRow | undefined> {
  const row = await findRow(context, eq(dataExports.userId, userId));
  return row && isCurrent(context, row) ? row : undefined;
}

async function findRow({ database }: DataExportsContext, which: SQL): Promise<ExportRow | undefined> {
  const [row] = await database.db.select().from(dataExports).where(which);
  return row;
}

const isCurrent = ({ now }: DataExportsContext, row: ExportRow) => now() < findExportEnd(row);

function toView(row: ExportRow): ExportView {
  return {
    state: row.readyAt === null ? 'building' : 'ready',
    requestedAt: row.requestedAt.toISOString(),
    endsAt: findExportEnd(row).toISOString(),
    size: row.size,
  };
}

export function notThere(): Failure {
  return new Failure('NOT_FOUND', { reason: 'personal-data.no-download' });
}
