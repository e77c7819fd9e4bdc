import * as z from 'zod/mini';
import { emailField } from '../kernel/fields.ts';
import { tableEncodings } from '../kernel/tables/table-bytes.ts';
import { tableSeparators } from '../kernel/tables/table-layout.ts';
import * as texts from './en.ts';
import { type ImportColumn, importColumns } from './lead-import.ts';

/** What a column of a file can go into: a field of a lead, or one half of the name. */
export const importTargets = [...importColumns, 'first_name', 'last_name'] as const;
export type ImportTarget = (typeof importTargets)[number];

/** What each column of a file goes into, in the file's order; null where it is left out. */
export type ColumnMap = readonly (ImportTarget | null)[];

/** Columns that a file may have. */
export const MAX_FILE_COLUMNS = 200;

/** Headings under which other programs write the same, without capitals, spaces and punctuation. */
const headings: Record<ImportTarget, readonly string[]> = {
  name: ['name', 'fullname', 'contactname', 'leadname', 'contact', 'displayname', 'customername', 'customer'],
  first_name: ['firstname', 'givenname', 'first', 'forename', 'fname'],
  last_name: ['lastname', 'surname', 'familyname', 'last', 'lname'],
  email: [
    'email',
    'emailaddress',
    'mail',
    'emailid',
    'primaryemail',
    'contactemail',
    'emailaddress1',
    'email1',
  ],
  phone: [
    'phone',
    'phonenumber',
    'telephone',
    'telephonenumber',
    'mobile',
    'mobilephone',
    'mobilenumber',
    'cell',
    'cellphone',
    'tel',
    'primaryphone',
    'phone1',
  ],
  consent_version: ['consentversion', 'consenttextversion', 'tcpaconsentversion'],
  consented_at: ['consentedat', 'consentdate', 'consenttime', 'consenttimestamp', 'tcpaconsentdate'],
  message: ['message', 'note', 'notes', 'comment', 'comments', 'description', 'inquiry', 'question'],
  created_at: [
    'createdat',
    'created',
    'createdate',
    'createddate',
    'datecreated',
    'creationdate',
    'dateadded',
    'createdtime',
  ],
};
const targetOf = new Map(
  importTargets.flatMap((target) => headings[target].map((heading) => [heading, target] as const)),
);

/**
 * What the columns of a file most likely go into, by their headings; of a file without headings the column with email addresses in its first
 * `lines` is known. Each field is given to one column, the first that fits.
 */
export function guessColumns(file: readonly string[], lines: readonly (readonly string[])[] = []): ColumnMap {
  if (file.length === 0)
    return (lines[0] ?? []).map((_, place) =>
      lines.every((cells) => emailField.safeParse(cells[place]).success) ? 'email' : null,
    );
  const guesses = file.map(
    // HubSpot writes the zone of its times behind the heading: "Create Date (EDT)".
    (heading) =>
      targetOf.get(
        heading
          .toLowerCase()
          .replace(/\([^()]{1,40}\)$/, '')
          .replace(/[^a-z0-9]/g, ''),
      ) ?? null,
  );
  const hasWholeName = guesses.includes('name');
  return guesses.map((target, place) => {
    if (target === null || guesses.indexOf(target) < place) return null;
    return hasWholeName && (target === 'first_name' || target === 'last_name') ? null : target;
  });
}

/** Why leads cannot be read with these columns, which the file calls by its `headings`; undefined where they can. */
export function findMapProblem(columns: ColumnMap, headings?: readonly string[]): string | undefined {
  const chosen = columns.filter((target) => target !== null);
  const twice = chosen.find((target, place) => chosen.indexOf(target) < place);
  if (twice !== undefined) {
    const named = columns.flatMap((target, place) =>
      target === twice ? [headings?.[place] || place + 1] : [],
    );
    return texts.columnsClash(named, headings === undefined ? twice : undefined);
  }
  const hasHalves = chosen.includes('first_name') || chosen.includes('last_name');
  if (chosen.includes('name') && hasHalves) return texts.chooseWholeName;
  if (!chosen.includes('name') && !hasHalves) return texts.nameColumnMissing;
  if (!chosen.includes('email')) return texts.emailColumnMissing;
  if (chosen.includes('phone') && !(chosen.includes('consent_version') && chosen.includes('consented_at')))
    return texts.consentColumnsMissing(headings?.[columns.indexOf('phone')] || 'phone');
  return undefined;
}

/** As the query of an import names them: separated by commas, with nothing between two where a column is left out. */
export const columnMapField = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(4_000)),
    z.transform((text) => text.split(',').map((name) => name.trim() || null)),
  ),
  z.array(z.nullable(z.enum(importTargets, texts.columnTargetUnknown(importTargets)))).check(
    z.maxLength(MAX_FILE_COLUMNS),
    z.superRefine((columns, context) => {
      const message = findMapProblem(columns);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    }),
  ),
);

/** A column of a file whose beginning was read: its heading, what it most likely goes into, and its first cells. */
export const fileColumn = z.object({
  heading: z.string(),
  guess: z.nullable(z.enum(importTargets)),
  samples: z.array(z.string()),
});
export type FileColumn = z.infer<typeof fileColumn>;

/** How a file would be read: its columns, what separates its cells, its encoding, and the line of its headings, 0 where it has none. */
export const importPreview = z.object({
  columns: z.array(fileColumn),
  separator: z.enum(tableSeparators),
  encoding: z.enum(tableEncodings),
  headingLine: z.int(),
});
export type ImportPreview = z.infer<typeof importPreview>;

/** Lines below the heading that a preview shows. */
export const PREVIEW_LINES = 5;
/** Bytes of a file's beginning that a preview is made of. */
export const MAX_PREVIEW_BYTES = 256 * 1024;

/** The cells of a line by field, empty ones left out. The halves of a name make one. */
export function getCells(
  columns: ColumnMap,
  cells: readonly string[],
): Partial<Record<ImportColumn, string>> {
  const read = new Map<ImportTarget, string>();
  columns.forEach((target, place) => {
    const cell = cells[place] ?? '';
    if (target !== null && cell.trim() !== '') read.set(target, cell);
  });
  const halves = [read.get('first_name'), read.get('last_name')].flatMap((half) => half?.trim() ?? []);
  if (halves.length > 0) read.set('name', halves.join(' '));
  read.delete('first_name');
  read.delete('last_name');
  return Object.fromEntries(read);
}
