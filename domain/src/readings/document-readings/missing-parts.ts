import type { FieldReading, FormReading, ReadForm } from './form-reading.ts';
import { pageWith } from './pages/form-pages.ts';
import type { CellPage } from './split-forms.ts';

/** A part of a form that every paper of its kind has: its page of the form, the words that head it, and its fields. */
type Part = { page: number; heading: RegExp; fields: readonly string[] };

const LOAN = ['loan_amount', 'rate', 'pi', 'total_month'] as const;
const LOAN_COSTS = ['A', 'B', 'C', 'D'] as const;
const OTHER_COSTS = ['E', 'F', 'G', 'H', 'I', 'J', 'lender_credits'] as const;

/** 12 CFR 1026.37(a) to (l) and 1026.38(a) to (o). */
const PARTS: Readonly<Record<ReadForm, readonly Part[]>> = {
  loan_estimate: [
    {
      ...{ page: 1, heading: /^loan terms$/i },
      fields: [...['date_issued', 'lender', 'term', 'product'], ...LOAN, 'cash_to_close_page_1'],
    },
    {
      ...{ page: 2, heading: /^closing cost details$/i },
      fields: [...LOAN_COSTS, ...OTHER_COSTS, 'cash_to_close'],
    },
    {
      page: 3,
      heading: /^comparisons$/i,
      fields: ['five_years_total', 'five_years_principal', 'apr', 'tip'],
    },
  ],
  closing_disclosure: [
    {
      ...{ page: 1, heading: /^loan terms$/i },
      fields: [...['date_issued', 'closing_date', 'lender', 'term', 'product'], ...LOAN],
    },
    { page: 2, heading: /^a\. ?origination charges$/i, fields: LOAN_COSTS },
    { page: 2, heading: /^e\. ?taxes and other government fees$/i, fields: OTHER_COSTS },
    { page: 3, heading: /^calculating cash to close$/i, fields: ['cash_to_close'] },
    {
      ...{ page: 5, heading: /^loan calculations$/i },
      fields: ['total_of_payments', 'finance_charge', 'amount_financed', 'apr', 'tip'],
    },
  ],
};

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

/** Fields that the form has and that were not found on its page, so that a person can type what the document says. */
export function listUnread(
  form: ReadForm,
  fields: FormReading['fields'],
  pages: readonly CellPage[],
): Record<string, FieldReading> {
  const unread: Record<string, FieldReading> = {};
  for (const { heading, fields: names } of PARTS[form]) {
    const page = pageWith(pages, heading).cells[0]?.page;
    if (page === undefined) continue;
    for (const name of names)
      if (fields[name] === undefined) unread[name] = { value: null, page, box: NOWHERE, state: 'unread' };
  }
  return unread;
}

export type MissingParts = {
  /** Pages of the form, from 1, of which nothing was read. */
  pages: readonly number[];
  /** Fields of the other pages that were not read, in the order of the form. */
  fields: readonly string[];
};

/** What a paper of this kind has and the reading lacks; undefined of a paper that has no such list. */
export function findMissing(
  form: string | null,
  fields: Readonly<Record<string, { state: string }>>,
): MissingParts | undefined {
  if (form !== 'loan_estimate' && form !== 'closing_disclosure') return undefined;
  const isRead = (name: string) => fields[name] !== undefined && fields[name].state !== 'unread';
  const byPage = [...Map.groupBy(PARTS[form], ({ page }) => page)].map(([page, parts]) => {
    const names = parts.flatMap((part) => part.fields);
    return { page, lost: names.filter((name) => !isRead(name)), count: names.length };
  });
  return {
    pages: byPage.flatMap(({ page, lost, count }) => (lost.length === count ? [page] : [])),
    fields: byPage.flatMap(({ lost, count }) => (lost.length === count ? [] : lost)),
  };
}
