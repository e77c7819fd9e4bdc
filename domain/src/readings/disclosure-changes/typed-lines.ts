import type { FieldReading, FormReading, ReadCostLine, ReadForm } from '../document-readings/form-reading.ts';
import type { ChargeSection, DisclosureSet, ProviderChoice } from './disclosure-comparison.ts';
import { addAmounts } from './join-figures.ts';
import { addSections } from './whole-sections.ts';

/** A charge as a person types it from both papers: dollars, null where a paper does not have it. A credit is typed without its sign. */
export type TypedDisclosureLine = {
  section: ChargeSection;
  what: string;
  le: string | null;
  cd: string | null;
  provider: ProviderChoice | null;
};

export type TypedDisclosures = {
  lines: readonly TypedDisclosureLine[];
  /** Annual percentage rates; null where they were not typed. */
  aprBefore: string | null;
  aprNow: string | null;
  /** Where papers that were read became what is typed. */
  terms?: ReadTerms;
};

/**
 * What the documents say, beside charges and rates, that can start the wait again. The form does not ask for it, so it stays as it was
 * read.
 */
export type ReadTerms = {
  /** Held against is an earlier Closing Disclosure, and no estimate. */
  isCorrected: boolean;
  before: FormReading['fields'];
  now: FormReading['fields'];
};

export function getTypedTerms({
  estimates,
  closing,
  earlierClosing,
}: Pick<DisclosureSet, 'estimates' | 'closing' | 'earlierClosing'>): ReadTerms {
  const take = (reading: FormReading | undefined) =>
    Object.fromEntries(Object.entries(reading?.fields ?? {}).filter(([name]) => TERMS.includes(name)));
  const before = earlierClosing ?? estimates.at(-1);
  return { isCorrected: earlierClosing !== undefined, before: take(before), now: take(closing) };
}

const TERMS: readonly string[] = ['product', 'prepayment_penalty', 'total_month'];

/**
 * Both forms as they were typed, line by line, so that the comparison pairs what was typed in one row; a person's own words count as read
 * surely.
 */
export function makeTypedSet({ lines, aprBefore, aprNow, terms }: TypedDisclosures): DisclosureSet {
  const forms = { estimate: emptyForm('loan_estimate'), closing: emptyForm('closing_disclosure') };
  const pairs: Record<string, string | null> = {};
  const providers: Record<string, ProviderChoice> = {};
  for (const { section, what, le, cd, provider } of lines) {
    if (section === 'credits') continue;
    const before = addLine(forms.estimate, section, what, le);
    const now = addLine(forms.closing, section, what, cd);
    if (now !== undefined) pairs[`closing:${now}`] = before ?? null;
    if (provider !== null) providers[now === undefined ? `estimate:${before}` : `closing:${now}`] = provider;
  }
  addCredits(
    forms,
    lines.filter(({ section }) => section === 'credits'),
  );
  // What a person typed is whole: the lines of each section come to its total.
  for (const form of [forms.estimate, forms.closing])
    for (const [section, total] of Object.entries(addSections(form.lines))) addField(form, section, total);
  const earlierClosing = terms?.isCorrected === true ? emptyForm('closing_disclosure') : undefined;
  const before = earlierClosing ?? forms.estimate;
  Object.assign(before.fields, terms?.before);
  Object.assign(forms.closing.fields, terms?.now);
  addField(before, 'apr', aprBefore);
  addField(forms.closing, 'apr', aprNow);
  return {
    ...{ estimates: [forms.estimate], closing: forms.closing, answers: { pairs, providers } },
    ...(earlierClosing !== undefined && { earlierClosing }),
  };
}

/** Typed figures have no place on a page. */
const TYPED = { page: 0, box: { x: 0, y: 0, width: 0, height: 0 }, state: 'proved' } as const;

const emptyForm = (form: ReadForm): FormReading => ({ form, fields: {}, lines: {}, checks: {} });

function addField(form: FormReading, name: string, value: string | null): void {
  if (value === null) return;
  const field: FieldReading = { value, ...TYPED };
  form.fields[name] = field;
}

/** Both forms have one figure of lender credits. A field that was left empty is a credit of nothing: one that disappeared shrank to it. */
function addCredits(
  { estimate, closing }: { estimate: FormReading; closing: FormReading },
  rows: readonly TypedDisclosureLine[],
): void {
  const [before, now] = [rows.map(({ le }) => le ?? '0'), rows.map(({ cd }) => cd ?? '0')];
  addField(estimate, 'lender_credits', addAmounts(before));
  addField(closing, 'lender_credits', addAmounts(now));
}

/** The place of the line on its form, "B.0"; nothing where the form does not have it. */
function addLine(
  form: FormReading,
  section: string,
  label: string,
  amount: string | null,
): string | undefined {
  if (amount === null) return undefined;
  const rows = form.lines[section] ?? [];
  form.lines[section] = rows;
  const line: ReadCostLine = { label, amount, detail: null, ...TYPED };
  rows.push(line);
  return `${section}.${rows.length - 1}`;
}
