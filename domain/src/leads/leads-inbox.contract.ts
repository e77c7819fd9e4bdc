import * as z from 'zod/mini';
import { done, staffEndpoint } from '../kernel/endpoint.ts';
import { listInput, listPage } from '../staff/staff-lists.ts';
import * as texts from './en.ts';
import { importPreview } from './import-columns.ts';
import { newLeadFields } from './lead-creation.ts';
import { importReport, knownChoices } from './lead-import.ts';
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
  MAX_AT_ONCE,
  MAX_COUNTED,
  memberView,
  savedFilterFields,
  savedFilterView,
  TAKE_BACK_MINUTES,
} from './lead-inbox.ts';

const leadId = z.object({ id: z.uuid() });
const ordered = {
  /** Whether the newest or the oldest come first. */
  order: z.optional(z.enum(leadOrders)),
};
const flag = z.optional(z.enum(['true', 'false']));
/** Of a change of several at once, to take it back by; null where none was another than it was. */
const changeId = z.nullable(z.uuid());

const tags = ['Leads'];

export const leadsInboxContract = {
  list: staffEndpoint('read')
    .route({
      method: 'GET',
      path: '/staff/leads',
      tags,
      summary: 'List leads',
      description:
        'Newest first unless `order` says otherwise; leads of one file without a time of their own in the order of that file. `search` finds words by their beginnings in name, e-mail address, telephone number, message and notes; all of them have to be there. A whole e-mail address that a lead has is exact. For members who see no addresses it looks in names alone.',
    })
    .meta({ scope: 'leads:read' })
    .input(z.object({ ...listInput, ...leadFilterFields, ...ordered }))
    .output(listPage(leadRow)),
  count: staffEndpoint('read')
    .route({
      method: 'GET',
      path: '/staff/leads/count',
      tags,
      summary: 'Count leads',
      successDescription: 'How many leads the filter finds, and whether there are more than were counted.',
      description: `Counts to ${MAX_COUNTED} and then says that there are more.`,
    })
    .meta({ scope: 'leads:read' })
    .input(leadFilter)
    .output(z.object({ count: z.int(), isMore: z.boolean() })),
  create: staffEndpoint('decide')
    .route({
      method: 'POST',
      path: '/staff/leads',
      tags,
      summary: 'Create a lead',
      description:
        'For a lead that another system took in. Its source is `api`. What was agreed to stands with the lead and does not enter the ledger of consents. An address that was erased at its owner’s wish is refused.',
    })
    .meta({ stores: 'records' })
    .meta({ scope: 'leads:write' })
    .input(newLeadFields)
    .output(leadRow),
  read: staffEndpoint('addresses', 'NOT_FOUND')
    .route({
      method: 'GET',
      path: '/staff/leads/{id}',
      tags,
      summary: 'Read a lead with its notes, history and what else is held under its address',
      successDescription: 'The lead.',
    })
    .meta({ scope: 'leads:read' })
    .input(leadId)
    .output(leadDetail),
  change: staffEndpoint('decide', 'NOT_FOUND', 'CHANGED_MEANWHILE')
    .route({
      method: 'PATCH',
      path: '/staff/leads/{id}',
      tags,
      summary: 'Change the status or owner of a lead',
      description:
        '`version` is the one that was seen. Where somebody was faster the answer is CHANGED_MEANWHILE, which says what is there now.',
    })
    .meta({ scope: 'leads:write' })
    .input(z.object({ id: z.uuid(), version: z.int(), ...leadChangeFields }).check(changesSomething))
    .output(leadRow),
  changeMany: staffEndpoint('decide')
    .route({
      method: 'POST',
      path: '/staff/leads/changes',
      tags,
      summary: 'Change the status or owner of several leads',
      successDescription: 'How many were changed, and the ids of those that were left alone.',
      description: `At most ${MAX_AT_ONCE}. Those that somebody changed since they were seen are left alone and named in \`stale\`.`,
    })
    .meta({ stores: 'records' })
    .meta({ scope: 'leads:write' })
    .input(
      z
        .object({
          leads: z
            .array(z.object({ id: z.uuid(), version: z.int() }))
            .check(z.minLength(1), z.maxLength(MAX_AT_ONCE, texts.bulkChangeLimit(MAX_AT_ONCE))),
          ...leadChangeFields,
        })
        .check(changesSomething),
    )
    .output(z.object({ changed: z.int(), changeId, stale: z.array(z.uuid()) })),
  changeMatching: staffEndpoint('decide', 'CHANGED_MEANWHILE')
    .route({
      method: 'POST',
      path: '/staff/leads/changes-of-matching',
      tags,
      summary: 'Change the status or owner of all leads that match a filter',
      successDescription: 'How many were changed.',
      description: `At most ${MAX_COUNTED}. \`count\` is how many were seen to match: where it is another number now the answer is CHANGED_MEANWHILE, and nothing is changed.`,
    })
    .meta({ stores: 'records' })
    .meta({ scope: 'leads:write' })
    .input(
      z
        .object({
          filter: leadFilter,
          count: z.int().check(z.minimum(1), z.maximum(MAX_COUNTED)),
          ...leadChangeFields,
        })
        .check(changesSomething),
    )
    .output(z.object({ changed: z.int(), changeId })),
  takeBack: staffEndpoint('decide', 'NOT_FOUND', 'CHANGED_MEANWHILE')
    .route({
      method: 'POST',
      path: '/staff/leads/changes/{id}/reversal',
      tags,
      summary: `Take an own change of leads back within ${TAKE_BACK_MINUTES} minutes`,
      successDescription: 'How many are as before, and how many were changed since.',
    })
    .meta({ stores: 'records' })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ changed: z.int(), left: z.int() })),
  owners: staffEndpoint('read')
    .route({
      method: 'GET',
      path: '/staff/leads/owners',
      tags,
      summary: 'List who can own a lead',
      successDescription:
        'The members of staff who can own a lead, and the former owners: those who own leads and can be given none now.',
    })
    .meta({ scope: 'leads:read' })
    .output(z.object({ owners: z.array(memberView), former: z.array(memberView) })),
  addNote: staffEndpoint('decide', 'NOT_FOUND')
    .route({ method: 'POST', path: '/staff/leads/{id}/notes', tags, summary: 'Write a note on a lead' })
    .meta({ stores: 'records' })
    .meta({ scope: 'leads:write' })
    .input(z.object({ id: z.uuid(), text: leadNoteField }))
    .output(leadNoteView),
  editNote: staffEndpoint('decide', 'NOT_FOUND')
    .route({
      method: 'PUT',
      path: '/staff/leads/{id}/notes/{noteId}',
      tags,
      summary: 'Change a note of one’s own',
    })
    .meta({ scope: 'leads:write' })
    .input(z.object({ id: z.uuid(), noteId: z.uuid(), text: leadNoteField }))
    .output(leadNoteView),
  filters: staffEndpoint('read')
    .route({
      method: 'GET',
      path: '/staff/lead-filters',
      tags,
      summary: 'List own and shared filters',
      successDescription: 'The filters.',
    })
    .output(z.object({ filters: z.array(savedFilterView) })),
  saveFilter: staffEndpoint('read')
    .route({
      method: 'POST',
      path: '/staff/lead-filters',
      tags,
      summary: 'Keep a filter under a name',
      successDescription: 'The filter as it is kept.',
      description: 'The same name again replaces it. Shared ones are an admin’s to keep.',
    })
    .meta({ stores: 'records' })
    .input(z.object(savedFilterFields))
    .output(savedFilterView),
  removeFilter: staffEndpoint('read', 'NOT_FOUND')
    .route({ method: 'DELETE', path: '/staff/lead-filters/{id}', tags, summary: 'Remove a filter' })
    .input(leadId)
    .output(done),
  exportCsv: staffEndpoint(['addresses', 'export'])
    .route({
      method: 'GET',
      path: '/staff/leads.csv',
      inputStructure: 'detailed',
      tags,
      summary: 'All leads of a filter as CSV',
      description: 'RFC 4180 in UTF-8, as a stream.',
    })
    .meta({ scope: 'leads:read', stream: true })
    .input(z.object({ query: z.extend(leadFilter, ordered) }))
    .output(z.file()),
  previewCsv: staffEndpoint('decide', 'FILE_TOO_LARGE', 'FILE_TYPE_NOT_ACCEPTED')
    .route({
      method: 'POST',
      path: '/staff/leads/import/preview',
      inputStructure: 'detailed',
      tags,
      summary: 'Say how a file of leads would be read, which columns it has, and what each most likely is',
      successDescription: 'The columns in the order of the file.',
      description:
        'The body is the file’s beginning (text/csv, at most 256 KB). What separates its cells, its encoding (UTF-8, UTF-16 or Windows-1252) and the line of its headings are found. Nothing is stored. An import takes the columns as they are guessed here, or as they were corrected.',
    })
    .meta({ stores: 'nothing' })
    .meta({ scope: 'leads:write', stream: true })
    .input(z.object({ body: z.file() }))
    .output(importPreview),
  importCsv: staffEndpoint('decide', 'FILE_TOO_LARGE', 'FILE_TYPE_NOT_ACCEPTED')
    .route({
      method: 'POST',
      path: '/staff/leads/import',
      inputStructure: 'detailed',
      tags,
      summary: 'Take in leads from a CSV file',
      description:
        'The body is the file (text/csv, at most 100 MB). Every line is checked; unless `skipBad` is true, one bad line keeps all of them out. `dryRun` checks and counts and stores nothing. `columns` says what each column of the file goes into, in its order and separated by commas, with nothing between two where one is left out; without it the headings have to name them as the fields are called, and an unknown one is refused. A line whose email address is that of a lead already is skipped unless `known` says otherwise.',
    })
    .meta({ stores: 'records' })
    .meta({ scope: 'leads:write', stream: true })
    .input(
      z.object({
        query: z.object({
          /** Whether only to check and count, and to store nothing. */
          dryRun: flag,
          /** Whether to leave out bad lines and take in the others. */
          skipBad: flag,
          /** What each column goes into (`name,email,,phone`), where its heading does not say so; nothing for one left out. */
          columns: z.optional(z.string()),
          /** What becomes of lines whose email address is that of a lead already; `skip` by default. */
          known: z.optional(z.enum(knownChoices)),
          /** Whose clocks show the times that name no zone (`America/New_York`); UTC by default. */
          timeZone: z.optional(z.string()),
        }),
        body: z.file(),
      }),
    )
    .output(importReport),
};
