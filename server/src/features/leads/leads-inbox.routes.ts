import { contract } from '@porchlight/domain/contract.ts';
import { LARGEST_IMPORT } from '@porchlight/domain/leads/lead-import.ts';
import { leadFilterFields, leadOrders } from '@porchlight/domain/leads/lead-inbox.ts';
import * as z from 'zod/mini';
import { endpoints } from '../../platform/http/endpoints.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { HeaderSets } from '../../platform/http/response-headers.ts';
import { readQuery, type StreamRequest, type StreamRoute } from '../../platform/http/stream-routes.ts';
import { requireActor, requireStaff } from '../staff/require-staff.ts';
import { changeLead, changeLeads, listOwners } from './lead-changes.service.ts';
import { readLead } from './lead-detail.service.ts';
import { exportLeads } from './lead-export.ts';
import { listFilters, removeFilter, saveFilter } from './lead-filters.service.ts';
import { importLeads, type LeadImportContext } from './lead-import.service.ts';
import { refuseSize } from './lead-import-reading.ts';
import { addNote, editNote } from './lead-notes.service.ts';
import { countInbox, type LeadsInboxContext, listLeads } from './leads-inbox.service.ts';

export function createLeadsInboxRoutes(dependencies: LeadsInboxContext) {
  const { leadsInbox } = endpoints;
  return {
    list: leadsInbox.list.handler(({ context, input }) =>
      listLeads(dependencies, requireActor(context), input),
    ),
    count: leadsInbox.count.handler(({ context, input }) =>
      countInbox(dependencies, requireActor(context), input),
    ),
    read: leadsInbox.read.handler(({ context, input }) =>
      readLead(dependencies, requireActor(context), input.id),
    ),
    change: leadsInbox.change.handler(({ context, input }) =>
      changeLead(dependencies, requireActor(context), input),
    ),
    changeMany: leadsInbox.changeMany.handler(({ context, input }) =>
      changeLeads(dependencies, requireActor(context), input),
    ),
    owners: leadsInbox.owners.handler(async () => ({ owners: await listOwners(dependencies) })),
    addNote: leadsInbox.addNote.handler(({ context, input }) =>
      addNote(dependencies, requireStaff(context), input),
    ),
    editNote: leadsInbox.editNote.handler(({ context, input }) =>
      editNote(dependencies, requireStaff(context), input),
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

export function createLeadsInboxStreams(dependencies: LeadImportContext, headers: HeaderSets): StreamRoute[] {
  return [
    {
      endpoint: contract.leadsInbox.exportCsv,
      headers: headers.file,
      handle: (request) =>
        exportLeads(dependencies, requireActor(request), request, readQuery(exportQuery, request)),
    },
    {
      endpoint: contract.leadsInbox.importCsv,
      headers: headers.api,
      handle: (request) => receiveImport(dependencies, request),
    },
  ];
}

const exportQuery = z.object({ ...leadFilterFields, order: z.optional(z.enum(leadOrders)) });
const flag = z.optional(z.enum(['true', 'false']));
const importQuery = z.object({ dryRun: flag, skipBad: flag });

async function receiveImport(dependencies: LeadImportContext, request: StreamRequest): Promise<void> {
  const { incoming, outgoing, headers } = request;
  const { dryRun, skipBad } = readQuery(importQuery, request);
  if (!/^text\/csv\b/i.test(incoming.headers['content-type'] ?? '')) {
    throw new Failure('FILE_TYPE_NOT_ACCEPTED', {
      message: 'Send a CSV file, as text/csv. Nothing was stored.',
    });
  }
  if (Number(incoming.headers['content-length'] ?? 0) > LARGEST_IMPORT) throw refuseSize();
  const choices = { isDry: dryRun === 'true', skipsBad: skipBad === 'true' };
  const report = await importLeads(dependencies, requireActor(request), incoming, choices);
  outgoing.writeHead(200, { ...headers, 'content-type': 'application/json' }).end(JSON.stringify(report));
}
