import type { PageText } from '../../document-readings/pages/page-text.ts';
import { listCells } from '../../document-readings/pages/page-text.ts';
import { readPageNumbers } from '../../document-readings/papers/engine/page-numbers.ts';
import { type PagesReading, readDocumentPages } from '../../document-readings/read-document-pages.ts';
import type { PreflightFacts } from './preflight.ts';
import { listEmptySignatureLines } from './signature-lines.ts';

/** The day from which lenders count a paper's age, or on which it ends. */
const DAYS: Readonly<Record<string, string>> = {
  pay_stub: 'pay_date',
  bank_statement: 'period_end',
  photo_id: 'expires',
};
/** Whose paper it is. A tax bill and an appraisal may bear the seller's name. */
const HOLDERS: Readonly<Record<string, string>> = {
  w2: 'employee',
  pay_stub: 'employee',
  bank_statement: 'holder',
  homeowners_insurance: 'insured',
  form_1098: 'borrower',
  loan_estimate: 'applicants',
};
/** What is said of a paper beside its kind: its year or its days. */
const DETAILS = [
  'year',
  'period_start',
  'period_end',
  'pay_date',
  'date_issued',
  'effective_date',
  'date',
  'expires',
];

export type TextFacts = {
  form: PagesReading['form'];
  details: Readonly<Record<string, string>>;
  facts: Pick<PreflightFacts, 'printed' | 'day' | 'holder' | 'deposits'> & { emptyLines: readonly number[] };
};

/** What the text of a file says for its pre-flight; pages without text say nothing. */
export function readTextFacts(pages: readonly PageText[]): TextFacts {
  const { form, fields, lines } = readDocumentPages(pages);
  const deposits = form === 'bank_statement' ? (lines.deposits ?? []) : [];
  const read = (name: string | undefined) => {
    const value = name === undefined ? undefined : fields[name]?.value;
    return typeof value === 'string' ? value : undefined;
  };
  const printed = readPageNumbers(pages.map((page) => ({ page, cells: listCells(page) })));
  const day = read(DAYS[form ?? '']);
  const holder = read(HOLDERS[form ?? '']);
  return {
    form,
    details: Object.fromEntries(
      DETAILS.flatMap((name) => {
        const value = read(name);
        return value === undefined ? [] : [[name, value]];
      }),
    ),
    facts: {
      ...(printed !== undefined && { printed: { numbers: printed.numbers, count: printed.count } }),
      ...(day !== undefined && { day }),
      ...(holder !== undefined && { holder }),
      ...(deposits.length > 0 && { deposits }),
      emptyLines: listEmptySignatureLines(pages),
    },
  };
}
