import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { contract } from '@porchlight/domain/contract.ts';
import {
  columnMapField,
  guessColumns,
  type ImportPreview,
  MAX_FILE_COLUMNS,
  MAX_PREVIEW_BYTES,
  PREVIEW_LINES,
} from '@porchlight/domain/leads/import-columns.ts';
import type { NewLead } from '@porchlight/domain/leads/lead-creation.ts';
import { importTimeZone, knownChoices, MAX_IMPORT_BYTES } from '@porchlight/domain/leads/lead-import.ts';
import { type LeadRow, leadFilterFields, leadOrders } from '@porchlight/domain/leads/lead-inbox.ts';
import * as z from 'zod/mini';
import { Failure } from '../../platform/base/failure.ts';
import { emit } from '../../platform/events/transaction-events.ts';
import type { HeaderSets } from '../../platform/http/response-headers.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import { getQuery, type StreamRequest, type StreamRoute } from '../../platform/http/routing/stream-routes.ts';
import { findErased } from '../accounts/erased-addresses/erased-addresses.ts';
import { listFormerOwners, listOwners, requireOwner } from '../staff/case-owners.ts';
import { requireActor, requireStaff, type StaffActor } from '../staff/require-staff.ts';
import { recordStaffAction } from '../staff/staff-actions.service.ts';
import { importLeads, type LeadImportContext } from './import/lead-import.service.ts';
import { refuseSize } from './import/lead-import-reading.ts';
import { openTableStream } from './import/table-stream.ts';
import { changeLead, changeLeads, changeMatchingLeads, restoreLeads } from './lead-changes.service.ts';
import { getLead, type LeadDetailContext } from './lead-detail.service.ts';
import { exportLeads } from './lead-export.ts';
import { listFilters, removeFilter, saveFilter } from './lead-filters.service.ts';
import { addNote, editNote } from './lead-notes.service.ts';
import { leads } from './leads.table.ts';
import { countInbox, listLeads, lockLeads } from './leads-inbox.service.ts';

export function createLeadsInboxRoutes(dependencies: LeadImportContext & LeadDetailContext) {
  const { leadsInbox } = endpoints;
  return {
    list: leadsInbox.list.handler(({ context, input }) =>
      listLeads(dependencies, requireActor(context), input),
    ),
    count: leadsInbox.count.handler(({ context, input }) =>
      countInbox(dependencies, requireActor(context), input),
    ),
    read: leadsInbox.read.handler(({ context, input }) =>
      getLead(dependencies, requireActor(context), input.id),
    ),
    change: leadsInbox.change.handler(({ context, input }) =>
      changeLead(dependencies, requireActor(context), input),
    ),
    changeMany: leadsInbox.changeMany.handler(({ context, input }) =>
      changeLeads(dependencies, requireActor(context), input),
    ),
    changeMatching: leadsInbox.changeMatching.handler(({ context, input }) =>
      changeMatchingLeads(dependencies, requireActor(context), input),
    ),
    takeBack: leadsInbox.takeBack.handler(({ context, input }) =>
      restoreLeads(dependencies, requireStaff(context), input),
    ),
    create: leadsInbox.create.handler(({ context, input }) =>
      createLead(dependencies, requireActor(context), input),
    ),
    owners: leadsInbox.owners.handler(async () => ({
      owners: await listOwners(dependencies),
      former: await listFormerOwners(dependencies, leads.ownerId),
    })),
    addNote: leadsInbox.addNote.handler(({ context, input }) =>
      addNote(dependencies, requireActor(context), input),
    ),
    editNote: leadsInbox.editNote.handler(({ context, input }) =>
      editNote(dependencies, requireActor(context), input),
    ),
    filters: leadsInbox.filters.handler(async ({ context }) => ({
      filters: await listFilters(dependencies, requireStaff(context)),
    })),
    saveFilter: leadsInbox.saveFilter.handler(({ context, input }) =>
      saveFilter(dependencies, requireStaff(context), input),
    ),
    removeFilter: leadsInbox.removeFilter.handler(async ({ context, input }) => {
      await removeFilter(dependencies, requireStaff(context), input.id);
      return { done: true as const };
    }),
  };
}

/** How a file whose beginning this is would be read; BAD_INPUT where it has no columns, or more than can be read. */
async function previewColumns(beginning: Readable): Promise<ImportPreview> {
  const table = await openTableStream(beginning, {
    isBeginning: true,
    onSize(bytes) {
      if (bytes > MAX_PREVIEW_BYTES)
        throw new Failure('FILE_TOO_LARGE', { reason: 'leads.preview-too-large' });
    },
  });
  if (table === undefined) throw new Failure('BAD_INPUT', { fields: { body: { reason: 'leads.no-csv' } } });
  const { separator, headings, columns, headingLine } = table.layout;
  if (columns > MAX_FILE_COLUMNS)
    throw new Failure('BAD_INPUT', {
      fields: { body: { reason: 'leads.too-many-columns', params: { columns, most: MAX_FILE_COLUMNS } } },
    });
  const lines: string[][] = [];
  // To the end: a sender that is not read to the end reads no answer.
  for await (const { fields, fault } of table.records)
    if (fault === undefined && lines.length < PREVIEW_LINES) lines.push(fields);
  const guesses = guessColumns(headings ?? [], lines);
  return {
    columns: Array.from({ length: columns }, (_, place) => ({
      heading: (headings?.[place] ?? '').slice(0, MAX_CELL_LENGTH),
      guess: guesses[place] ?? null,
      samples: lines.map((cells) => (cells[place] ?? '').slice(0, MAX_CELL_LENGTH)),
    })),
    separator,
    encoding: table.encoding(),
    headingLine: headings === null ? 0 : headingLine,
  };
}

/** Characters of a cell that a preview shows. */
const MAX_CELL_LENGTH = 120;

export function createLeadsInboxStreams(dependencies: LeadImportContext, headers: HeaderSets): StreamRoute[] {
  return [
    {
      endpoint: contract.leadsInbox.exportCsv,
      headers: headers.file,
      handle: (request) =>
        exportLeads(dependencies, requireActor(request), request, getQuery(exportQuery, request)),
    },
    {
      endpoint: contract.leadsInbox.importCsv,
      headers: headers.api,
      handle: (request) => receiveImport(dependencies, request),
    },
    {
      endpoint: contract.leadsInbox.previewCsv,
      headers: headers.api,
      async handle(request) {
        requireActor(request);
        requireCsv(request);
        answerJson(request, await previewColumns(request.incoming));
      },
    },
  ];
}

const exportQuery = z.object({ ...leadFilterFields, order: z.optional(z.enum(leadOrders)) });
const flag = z.optional(z.enum(['true', 'false']));
const importQuery = z.object({
  dryRun: flag,
  skipBad: flag,
  columns: z.optional(columnMapField),
  known: z._default(z.enum(knownChoices), 'skip'),
  timeZone: z._default(importTimeZone, 'UTC'),
});

async function receiveImport(dependencies: LeadImportContext, request: StreamRequest): Promise<void> {
  const { incoming } = request;
  const { dryRun, skipBad, columns, ...rest } = getQuery(importQuery, request);
  requireCsv(request);
  if (Number(incoming.headers['content-length'] ?? 0) > MAX_IMPORT_BYTES) throw refuseSize();
  const choices = { ...rest, columns, isDry: dryRun === 'true', skipsBad: skipBad === 'true' };
  const report = await importLeads(dependencies, requireActor(request), incoming, choices);
  answerJson(request, report);
}

function requireCsv({ incoming }: StreamRequest): void {
  if (/^text\/csv\b/i.test(incoming.headers['content-type'] ?? '')) return;
  throw new Failure('FILE_TYPE_NOT_ACCEPTED', { reason: 'leads.not-csv' });
}

function answerJson({ outgoing, headers }: StreamRequest, answer: object): void {
  outgoing.writeHead(200, { ...headers, 'content-type': 'application/json' }).end(JSON.stringify(answer));
}

/** Stores a lead that another system took in; BAD_INPUT for an address that was erased, and for an owner who cannot be one. */
async function createLead(
  { database, marks, now }: LeadImportContext,
  actor: StaffActor,
  { name, email, phone, consentVersion, consentedAt, message, status, ownerId }: NewLead,
): Promise<LeadRow> {
  return database.transact(async (transaction) => {
    if ((await findErased(transaction, marks, [email])).size > 0) throw refuseErased();
    const owner = await requireOwner(transaction, ownerId);
    const id = randomUUID();
    const at = now();
    const source = 'api';
    await transaction.insert(leads).values({
      id,
      name,
      email,
      message: message ?? null,
      source,
      status,
      ownerId: owner?.id ?? null,
      createdAt: at,
      ...(phone === undefined
        ? {}
        : { phone, consentVersion, consentedAt: consentedAt === undefined ? null : new Date(consentedAt) }),
    });
    await recordStaffAction(transaction, actor, {
      action: 'leads.created',
      subject: { kind: 'lead', id },
      about: { email },
    });
    const hasPhone = phone !== undefined;
    await emit(transaction, 'lead.created', { leadId: id, source, hasPhone }, at);
    const [row] = await lockLeads(transaction, [id]);
    if (!row) throw new Error('a new lead was gone');
    return row;
  });
}

function refuseErased(): Failure {
  return new Failure('BAD_INPUT', { fields: { email: { reason: 'leads.address-erased' } } });
}
