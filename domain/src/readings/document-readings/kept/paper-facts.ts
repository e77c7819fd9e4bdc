import * as z from 'zod/mini';
import type { FieldState, FieldValue } from '../form-reading.ts';

/** Which of the pages that a paper says it has are there, by the numbers printed on them. */
export const printedPages = z.object({ numbers: z.array(z.int()), count: z.int() });

/**
 * What is said of a paper beside its figures, so that its owner knows what to correct: whose it is, of which day, and whether it is whole.
 */
export const paperFacts = z.object({
  /** Its year or its days, by their fields. */
  details: z.record(z.string(), z.string()),
  /** The day by which lenders count its age; `isDayUnsure` where it was recognized with doubt. */
  day: z.optional(z.string()),
  isDayUnsure: z.optional(z.boolean()),
  /** Whose it may be; one of them is enough. */
  names: z.array(z.string()),
  /** The pages that the file has, and those that the paper says it has. */
  pageCount: z.int(),
  printed: z.optional(printedPages),
  /** What came into an account, in dollars; `detail` is the day as it is printed. */
  deposits: z.optional(
    z.array(z.object({ label: z.string(), amount: z.string(), detail: z.nullable(z.string()) })),
  ),
});
export type PaperFacts = z.infer<typeof paperFacts>;

/** The day from which lenders count a paper's age, or on which it ends. */
const DAYS: Readonly<Record<string, string>> = {
  pay_stub: 'pay_date',
  bank_statement: 'period_end',
  photo_id: 'expires',
};
/** Whose paper it is. Other kinds have no field that says so. */
const HOLDERS: Readonly<Record<string, string>> = {
  w2: 'employee',
  pay_stub: 'employee',
  bank_statement: 'holder',
  homeowners_insurance: 'insured',
  form_1098: 'borrower',
  appraisal: 'borrower',
  tax_bill: 'owner',
  loan_estimate: 'applicants',
  closing_disclosure: 'borrower',
};
/** What is said of a paper beside its kind. */
const DETAILS = [
  ...['year', 'period_start', 'period_end', 'pay_date', 'date_issued'],
  ...['effective_date', 'date', 'expires'],
];

type ReadPaper = {
  form: string | null;
  fields: Readonly<Record<string, { value: FieldValue; state: FieldState | 'confirmed' }>>;
  lines: Readonly<Record<string, readonly { label: string; amount: string; detail: string | null }[]>>;
  /** Names that are printed on it where no field says whose it is. */
  names?: readonly string[] | undefined;
  printed?: z.infer<typeof printedPages> | undefined;
  pageCount: number;
};

/** The facts of a paper by what was read of it. A name that was read with doubt is not used. */
export function listPaperFacts({
  form,
  fields,
  lines,
  names = [],
  printed,
  pageCount,
}: ReadPaper): PaperFacts {
  const read = (name: string | undefined) => {
    const field = name !== undefined && Object.hasOwn(fields, name) ? fields[name] : undefined;
    return typeof field?.value === 'string' ? { value: field.value, state: field.state } : undefined;
  };
  const day = read(DAYS[form ?? '']);
  const holder = read(HOLDERS[form ?? '']);
  const deposits = form === 'bank_statement' ? (lines.deposits ?? []) : [];
  const details = DETAILS.flatMap((name) => {
    const found = read(name);
    return found === undefined ? [] : [[name, found.value] as const];
  });
  return {
    ...{ details: Object.fromEntries(details), pageCount },
    names: [...(holder === undefined || holder.state === 'check' ? [] : [holder.value]), ...names],
    ...(day !== undefined && { day: day.value, ...(day.state === 'check' && { isDayUnsure: true }) }),
    ...(printed !== undefined && { printed }),
    ...(deposits.length > 0 && {
      deposits: deposits.map(({ label, amount, detail }) => ({ label, amount, detail })),
    }),
  };
}
