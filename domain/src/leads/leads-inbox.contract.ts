import * as z from 'zod/mini';
import { done, staffEndpoint } from '../shared/endpoint.ts';
import { listInput, listPage } from '../staff/staff-lists.ts';
import { importReport } from './lead-import.ts';
import {
  changesSomething,
  leadChangeFields,
  leadDetail,
  leadFilter,
  leadFilterFields,
  leadNoteField,
  leadNoteView,
  leadOrders,
  leadRow,
  MOST_AT_ONCE,
  MOST_COUNTED,
  memberView,
  savedFilterFields,
  savedFilterView,
} from './lead-inbox.ts';

const leadId = z.object({ id: z.uuid() });
const orderField = z.optional(z.enum(leadOrders));
const flag = z.optional(z.enum(['true', 'false']));
const tags = ['Leads'];

export const leadsInboxContract = {
  list: staffEndpoint('reader')
    .route({
      method: 'GET',
      path: '/staff/leads',
      tags,
      summary: 'List leads',
      description:
        'Newest first unless `order` says otherwise. `search` finds words by their beginnings in name, e-mail address, telephone number and message; all of them have to be there.',
    })
    .meta({ access: 'staff', role: 'reader', scope: 'leads:read' })
    .input(z.object({ ...listInput, ...leadFilterFields, order: orderField }))
    .output(listPage(leadRow)),
  count: staffEndpoint('reader')
    .route({
      method: 'GET',
      path: '/staff/leads/count',
      tags,
      summary: 'Count leads',
      description: `Counts to ${MOST_COUNTED} and then says that there are more.`,
    })
    .meta({ access: 'staff', role: 'reader', scope: 'leads:read' })
    .input(leadFilter)
    .output(z.object({ count: z.int(), isMore: z.boolean() })),
  read: staffEndpoint('reader', 'NOT_FOUND')
    .route({
      method: 'GET',
      path: '/staff/leads/{id}',
      tags,
      summary: 'Read a lead with its notes, history and what else is held under its address',
    })
    .meta({ access: 'staff', role: 'reader', scope: 'leads:read' })
    .input(leadId)
    .output(leadDetail),
  change: staffEndpoint('agent', 'NOT_FOUND', 'CHANGED_MEANWHILE')
    .route({
      method: 'PATCH',
      path: '/staff/leads/{id}',
      tags,
      summary: 'Change the status or owner of a lead',
      description:
        '`version` is the one that was seen. Where somebody was faster the answer is CHANGED_MEANWHILE, which says what is there now.',
    })
    .meta({ access: 'staff', role: 'agent', scope: 'leads:write' })
    .input(z.object({ id: z.uuid(), version: z.int(), ...leadChangeFields }).check(changesSomething))
    .output(leadRow),
  changeMany: staffEndpoint('agent')
    .route({
      method: 'POST',
      path: '/staff/leads/changes',
      tags,
      summary: 'Change the status or owner of several leads',
      description: `At most ${MOST_AT_ONCE}. Those that somebody changed since they were seen are left alone and named in \`stale\`.`,
    })
    .meta({ stores: 'records' })
    .meta({ access: 'staff', role: 'agent', scope: 'leads:write' })
    .input(
      z
        .object({
          leads: z
            .array(z.object({ id: z.uuid(), version: z.int() }))
            .check(z.minLength(1), z.maxLength(MOST_AT_ONCE, `Change at most ${MOST_AT_ONCE} at once.`)),
          ...leadChangeFields,
        })
        .check(changesSomething),
    )
    .output(z.object({ changed: z.int(), stale: z.array(z.uuid()) })),
  owners: staffEndpoint('reader')
    .route({ method: 'GET', path: '/staff/leads/owners', tags, summary: 'List who can own a lead' })
    .output(z.object({ owners: z.array(memberView) })),
  addNote: staffEndpoint('agent', 'NOT_FOUND')
    .route({ method: 'POST', path: '/staff/leads/{id}/notes', tags, summary: 'Write a note on a lead' })
    .meta({ stores: 'records' })
    .input(z.object({ id: z.uuid(), text: leadNoteField }))
    .output(leadNoteView),
  editNote: staffEndpoint('agent', 'NOT_FOUND')
    .route({
      method: 'PUT',
      path: '/staff/leads/{id}/notes/{noteId}',
      tags,
      summary: 'Change a note of one’s own',
    })
    .input(z.object({ id: z.uuid(), noteId: z.uuid(), text: leadNoteField }))
    .output(leadNoteView),
  filters: staffEndpoint('reader')
    .route({ method: 'GET', path: '/staff/leads/filters', tags, summary: 'List own and shared filters' })
    .output(z.object({ filters: z.array(savedFilterView) })),
  saveFilter: staffEndpoint('reader')
    .route({
      method: 'POST',
      path: '/staff/leads/filters',
      tags,
      summary: 'Keep a filter under a name',
      description: 'The same name again replaces it. Shared ones are an admin’s to keep.',
    })
    .meta({ stores: 'records' })
    .input(z.object(savedFilterFields))
    .output(savedFilterView),
  removeFilter: staffEndpoint('reader', 'NOT_FOUND')
    .route({ method: 'DELETE', path: '/staff/leads/filters/{id}', tags, summary: 'Remove a filter' })
    .input(leadId)
    .output(done),
  exportCsv: staffEndpoint('agent')
    .route({
      method: 'GET',
      path: '/staff/leads.csv',
      tags,
      summary: 'All leads of a filter as CSV',
      description: 'RFC 4180 in UTF-8, as a stream.',
    })
    .meta({ access: 'staff', role: 'agent', scope: 'leads:read', stream: true })
    .input(z.object({ query: z.extend(leadFilter, { order: orderField }) }))
    .output(z.file()),
  importCsv: staffEndpoint('agent', 'FILE_TOO_LARGE', 'FILE_TYPE_NOT_ACCEPTED')
    .route({
      method: 'POST',
      path: '/staff/leads/import',
      tags,
      summary: 'Take in leads from a CSV file',
      description:
        'The body is the file (text/csv, UTF-8, at most 100 MB). Every line is checked; unless `skipBad` is true, one bad line keeps all of them out. `dryRun` checks and counts and stores nothing. What is in the file twice, or was taken in before, is stored once.',
    })
    .meta({ stores: 'records' })
    .meta({ access: 'staff', role: 'agent', scope: 'leads:write', stream: true })
    .input(z.object({ query: z.object({ dryRun: flag, skipBad: flag }), body: z.file() }))
    .output(importReport),
};
