import * as z from 'zod/mini';
import { emailField, instantField, personNameField, phoneField } from '../kernel/fields.ts';
import { isTimeZone } from '../kernel/time-zones.ts';
import * as texts from './en.ts';
import { consentVersionField, messageField } from './leads.ts';

/** Bytes of a file of leads. */
export const MAX_IMPORT_BYTES = 100 * 1024 * 1024;

/** Problems that a report lists one by one; all are counted. */
export const MAX_PROBLEMS_LISTED = 10_000;

/** What a line of a file of leads holds; a file whose first line names its columns so, in any order, needs no map of them. */
export const importColumns = [
  'name',
  'email',
  'phone',
  'consent_version',
  'consented_at',
  'message',
  'created_at',
] as const;
export type ImportColumn = (typeof importColumns)[number];
/** What an export of ours holds besides, and no import takes. */
export const exportOnlyColumns = [
  'source',
  'status',
  'owner',
  'id',
  'updated_at',
  'calls_withdrawn_at',
] as const;
export const neededImportColumns = ['name', 'email'] as const satisfies readonly ImportColumn[];

const INSTANT_LIKE = texts.dateTimeInvalid;

/** The database takes no year 0 and no time zone 16 hours or more from UTC; nothing was agreed to before 1900. */
export const consentTimeField = z.iso
  .datetime({ offset: true, error: INSTANT_LIKE })
  .check(
    z.refine((text) => text >= '1900' && /(Z|[+-](0\d|1[0-5]):\d\d)$/.test(text), { error: INSTANT_LIKE }),
  );

/** A line of the file; an empty cell is one that is not there. A phone number comes with what was agreed to, and when. */
export const importedLead = z
  .object({
    name: personNameField,
    email: emailField,
    phone: z.optional(phoneField),
    consent_version: z.optional(consentVersionField),
    consented_at: z.optional(consentTimeField),
    message: z.optional(messageField),
    created_at: z.optional(consentTimeField),
  })
  .check(
    z.superRefine(({ phone, consent_version, consented_at }, { addIssue }) => {
      if (phone === undefined) return;
      const lacking = { consent_version, consented_at };
      const [first, second] = (['consent_version', 'consented_at'] as const).filter(
        (column) => !lacking[column],
      );
      // One fault, however many cells it is seen in.
      if (second !== undefined) addIssue({ code: 'custom', path: ['phone'], message: texts.consentMissing });
      else if (first !== undefined)
        addIssue({
          code: 'custom',
          path: [first],
          message: first === 'consented_at' ? texts.consentTimeMissing : texts.consentVersionMissing,
        });
    }),
  );
export type ImportedLead = z.infer<typeof importedLead>;

/** What becomes of a line whose email address is that of a lead already: it is skipped, changes that lead, or makes another one. */
export const knownChoices = ['skip', 'update', 'add'] as const;
export type KnownChoice = (typeof knownChoices)[number];

/** Whose clocks show the times of a file that name no zone. */
export const importTimeZone = z.string().check(z.refine(isTimeZone, texts.timeZoneInvalid));

/**
 * What became of a file. `isStored` is false for a dry run, and where a line was bad and none were to be skipped: then nothing is stored, and
 * the figures say what would be.
 */
export const importReport = z.object({
  isStored: z.boolean(),
  /** By which the list of leads is narrowed to what this import added; null where nothing was stored. */
  importId: z.nullable(z.uuid()),
  lines: z.int(),
  added: z.int(),
  /** Lines whose email address is that of a lead already, or of a line above, whatever became of them. */
  known: z.int(),
  /** Leads that such lines changed. */
  updated: z.int(),
  bad: z.int(),
  /** Of addresses that were erased at their owner's wish: no file brings them back. */
  erased: z.int(),
  /** The headings of columns that were left out. */
  leftOut: z.array(z.string()),
  /** By line of the file, counted from 1. `column` is what the file calls it, and empty where the whole line is meant. */
  problems: z.array(z.object({ line: z.int(), column: z.string(), message: z.string() })),
  finishedAt: instantField,
});
export type ImportReport = z.infer<typeof importReport>;
