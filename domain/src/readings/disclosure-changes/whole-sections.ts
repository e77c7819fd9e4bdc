import { Decimal } from '../../kernel/decimals.ts';
import type { FormReading } from '../document-readings/form-reading.ts';
import type { ChargeSection, MatchedCharge, OpenSection } from './disclosure-comparison.ts';
import { addAmounts } from './join-figures.ts';

const SECTIONS = ['A', 'B', 'C', 'E', 'F', 'G', 'H'] as const;
/** Sections between which a charge may move from one document to the other, by who chose its provider (12 CFR 1026.37(f), (g)). */
const MOVES: readonly (readonly ChargeSection[])[] = [
  ['A'],
  ['B', 'C', 'H'],
  ['E'],
  ['F'],
  ['G'],
  ['credits'],
];
/** Whether a charge of one section may be in the other on another document. */
export const mayMove = (one: string, other: string): boolean =>
  MOVES.some((moves) => [one, other].every((section) => moves.some((each) => each === section)));

/** The charges that may rise together are in these: with one of them open their sum is not known. */
const OF_TEN: readonly ChargeSection[] = ['B', 'C', 'E', 'H'];

/** The totals of the sections that a page of costs has, from their lines: of what a person typed, or wrote for a test. */
export const addSections = (lines: FormReading['lines']): Record<string, string> =>
  Object.fromEntries(
    SECTIONS.map((section) => [section, addAmounts((lines[section] ?? []).map(({ amount }) => amount))]),
  );

/** What of both papers cannot be counted yet, in the order of the form, the estimate's first. */
export function listOpenSections(
  estimate: FormReading,
  closing: FormReading,
  confirmed: ReadonlySet<string>,
): OpenSection[] {
  const papers = [
    { name: 'estimate', form: 'loan_estimate', reading: estimate },
    { name: 'closing', form: 'closing_disclosure', reading: closing },
  ] as const;
  const found = [...SECTIONS, 'credits' as const].flatMap((section) =>
    papers.map(({ name, form, reading }) => ({
      ...{ id: `${name}:${section}`, form, section },
      ...{ reading, field: section === 'credits' ? 'lender_credits' : section },
    })),
  );
  return found.flatMap(({ id, form, section, reading, field }) => {
    const amounts = section === 'credits' ? [] : (reading.lines[section] ?? []).map(({ amount }) => amount);
    const total = parseTotal(reading, field);
    const lines = addAmounts(amounts);
    const isWhole = total !== undefined && (section === 'credits' || new Decimal(lines).eq(total));
    if (isWhole) return [];
    const page = reading.fields[field]?.page ?? null;
    return [{ id, form, section, page, total: total ?? null, lines, isConfirmed: confirmed.has(id) }];
  });
}

/** Dollars; nothing where it was not read. What the form leaves empty is zero. */
function parseTotal({ fields }: FormReading, name: string): string | undefined {
  const field = fields[name];
  if (field === undefined || field.state === 'unread') return undefined;
  if (field.value === null) return '0';
  return typeof field.value === 'string' ? field.value : undefined;
}

/** Whether a charge is left out: one of its sections is open, or one that its other half may be in. */
export function isOfOpenSection(
  {
    section,
    estimateSection,
    match,
    group,
  }: Pick<MatchedCharge, 'section' | 'estimateSection' | 'match' | 'group'>,
  open: readonly OpenSection[],
): boolean {
  const own = estimateSection === null ? [section] : [section, estimateSection];
  const isAlone = match === 'only-closing' || match === 'only-estimate';
  const places = isAlone ? own.flatMap((each) => MOVES.find((moves) => moves.includes(each)) ?? each) : own;
  const all = group === 'ten' ? [...places, ...OF_TEN] : places;
  return open.some(({ section: own, isConfirmed }) => !isConfirmed && all.includes(own));
}
