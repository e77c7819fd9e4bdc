import { importColumns } from '@porchlight/domain/leads/lead-import.ts';

const NAMED = `The headings name the columns: ${importColumns.join(', ')}. Name and email are needed.`;

type Changed = { status: string; owner: string | undefined };

export const leadsFailures = {
  'leads.no-csv': 'The file is empty, or its first line is no CSV.',
  'leads.preview-too-large': 'Send the first 256 KB of the file. Nothing was stored.',
  'leads.no-such-lead': 'We could not find this lead. It may have been erased.',
  'leads.no-such-owner':
    'Choose an agent, processor or admin who has accepted their invitation and is not suspended.',
  'leads.matches-changed':
    'Other leads match this filter now than when you chose them. Nothing was changed; look at the list again.',
  'leads.no-such-change':
    'We could not find this change among yours. The member who made it can take it back; nothing was changed.',
  'leads.change-too-old':
    'This was changed more than ten minutes ago. It stays, and nothing was changed; change the leads again instead.',
  'leads.address-erased':
    'This address was erased at its owner’s wish. Nothing was stored, and no lead brings it back.',
  'leads.sharing-is-for-admins':
    'Only an admin can share a filter with everybody. Nothing was saved; keep it for yourself.',
  'leads.no-such-filter': 'There is no such filter of yours. It may be removed already.',
  'leads.import-too-large': 'This file is larger than 100 MB. Nothing was stored; send it in parts.',
  'leads.no-such-note':
    'There is no such note of yours. A note can be changed by whoever wrote it and by nobody else.',
  'leads.not-csv': 'Send a CSV file, as text/csv. Nothing was stored.',
  'leads.confirmation-expired':
    'This link has expired or is not complete. Ask for the newsletter again on our home page.',
  'leads.unsubscribe-not-complete':
    'This link is not complete. Open it from the email again, or write to us and we end it for you.',
  'leads.lead-changed': ({ status, owner }: Changed) =>
    `Someone has changed this lead since you saw it: it is ${status} now and ${formatOwner(owner)}. Nothing of yours was stored.`,
  'leads.status-now': ({ status }: Changed) => `It is ${status} now.`,
  'leads.owner-now': ({ owner }: Pick<Changed, 'owner'>) => `Now ${formatOwner(owner)}.`,
  'leads.too-many-columns': ({ columns, most }: { columns: number; most: number }) =>
    `The file has ${columns} columns. At most ${most} can be read.`,
  'leads.most-filters': ({ most }: { most: number }) => `You have ${most} filters already. Remove one first.`,
  'leads.import-no-csv': `More than a thousand lines of this file are no CSV. ${NAMED}`,
  'leads.import-empty': `The file is empty, or it is no CSV. ${NAMED}`,
  'leads.no-headings': `No line has headings. ${NAMED}`,
  'leads.nth-column': ({ place }: { place: number }) => `Column ${place}`,
  'leads.not-text':
    'This is no CSV file. In a spreadsheet, save it as “CSV UTF-8 (comma delimited)”. Nothing was stored.',
  'leads.unknown-column': ({ column }: { column: string }) =>
    `We do not know the column “${column}”. ${NAMED}`,
  'leads.missing-column': ({ column }: { column: string }) => `The column “${column}” is missing. ${NAMED}`,
  'leads.columns-not-chosen': ({ columns, chosen }: { columns: number; chosen: number }) =>
    `The file has ${columns} columns, and ${chosen} were chosen. Say of each what it goes into, or leave it out.`,
  'leads.line-cells': ({ cells, columns }: { cells: number; columns: number }) =>
    `This line has ${cells} cells, and the heading has ${columns}.`,
  'leads.line-not-utf8': 'This line has characters that cannot be read. Save the file as UTF-8.',
  'leads.cell-empty': 'This cell is empty.',
  'leads.line-too-long': 'This line is too long to be read.',
  'leads.quote-not-closed': 'This line cannot be read: a quotation mark is opened and never closed.',
  'leads.quote-misplaced':
    'This line cannot be read: a quotation mark stands where none may. Inside a cell, write it twice.',
} as const;

export function formatOwner(owner: string | undefined): string {
  return owner === undefined ? 'nobody owns it' : `${owner} owns it`;
}
