import { Decimal, toFixedDollars } from '../../kernel/decimals.ts';
import type { FieldReading, FormReading } from '../document-readings/form-reading.ts';
import { type ChargeLine, compareCharges } from './compare-charges.ts';
import { compareWait } from './compare-wait.ts';
import type {
  ChangedTotal,
  ChargeSection,
  DisclosureAnswers,
  DisclosureComparison,
  DisclosureSet,
  EstimateComparison,
  MatchedCharge,
} from './disclosure-comparison.ts';
import { findWeakest } from './join-figures.ts';
import { type LinePair, listUnsurePairs, matchLines, type PlacedLine } from './match-lines.ts';
import { findOtherLoan } from './other-loan.ts';
import { findToleranceGroup } from './tolerance-group.ts';
import { joinTransferTaxes } from './transfer-taxes.ts';
import { isOfOpenSection, listOpenSections, mayMove } from './whole-sections.ts';

const SECTIONS = ['A', 'B', 'C', 'E', 'F', 'G', 'H'] as const;
const TOTALS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'lender_credits', 'cash_to_close'];
const ZERO = new Decimal(0);
/** What rounding to whole dollars hides of a charge, at most. */
const HALF_A_DOLLAR = '0.50';

/**
 * Holds a Closing Disclosure against each Loan Estimate of the same loan: its charges by the three groups, lender credits and totals, and
 * whether what changed starts the wait of three business days again. A later estimate is an alternative, for where it was valid.
 */
export function compareDisclosures(set: DisclosureSet): DisclosureComparison {
  const estimates = set.estimates
    .map((reading, estimate) => ({ reading, estimate, dateIssued: readText(reading, 'date_issued') }))
    .sort((one, other) => (one.dateIssued ?? '').localeCompare(other.dateIssued ?? ''));
  const comparisons = estimates.map(({ reading, estimate, dateIssued }, place) => ({
    ...compareOne(reading, set.closing, set.answers ?? {}),
    ...{ estimate, dateIssued, isFirst: place === 0 },
  }));
  const last = estimates.at(-1)?.reading;
  const isConfirmed = set.answers?.confirmed?.includes('wait') ?? false;
  const isOther = set.earlierClosing === undefined && (comparisons.at(-1)?.otherLoan.length ?? 0) > 0;
  const wait = isOther ? null : compareWait(set.closing, set.earlierClosing, last, isConfirmed);
  return { comparisons, wait };
}

type ReadCharge = Omit<MatchedCharge, 'isOpen'>;
type ComparedEstimate = Omit<EstimateComparison, 'estimate' | 'dateIssued' | 'isFirst'>;

function compareOne(
  estimate: FormReading,
  closing: FormReading,
  answers: DisclosureAnswers,
): ComparedEstimate {
  const confirmed = new Set(answers.confirmed);
  const otherLoan = confirmed.has('same-loan') ? [] : findOtherLoan(estimate, closing);
  if (otherLoan.length > 0) return { ...NOTHING_COUNTED, otherLoan };
  const open = listOpenSections(estimate, closing, confirmed);
  const joined = joinTransferTaxes(listLines(estimate), listLines(closing));
  const pairs = [...joined.taxes, ...matchLines(joined.estimate, joined.closing, answers.pairs)];
  const unsure = listUnsurePairs(pairs, mayMove);
  const credits = describeCredits(estimate, closing);
  const charges = [
    ...pairs
      .map((pair): ReadCharge => {
        const charge = describeCharge(pair, answers);
        return unsure.has(pair) ? { ...charge, state: 'check' } : charge;
      })
      .sort(inOrderOfForm),
    ...(credits === undefined ? [] : [credits]),
  ].map((charge) => ({ ...charge, isOpen: isOfOpenSection(charge, open) }));
  const toCheck = charges.filter(
    ({ id, state, isOpen }) => state === 'check' && !isOpen && !confirmed.has(id),
  );
  const counted = charges.filter(
    (charge) => !charge.isOpen && (charge.group === 'ten' || !toCheck.includes(charge)),
  );
  const found = compareCharges(counted.map(toChargeLine));
  // Of the group that may rise together one charge that is not sure leaves nothing to say of its sum.
  const tenOver = toCheck.some(mayBeOfTen) ? ZERO : found.tenOver;
  const over = found.over.minus(found.tenOver).plus(tenOver);
  const risen = found.risen.map(({ what, by }) => ({
    ...{ id: what, what: counted.find(({ id }) => id === what)?.what ?? what, by: toFixedDollars(by) },
  }));
  return {
    ...{ charges, totals: TOTALS.map((name) => compareTotal(name, estimate, closing)), risen },
    ...{ tenLe: toFixedDollars(found.tenLe), tenCd: toFixedDollars(found.tenCd) },
    ...{ tenLimit: toFixedDollars(found.tenLe.times(110).div(100)), tenOver: toFixedDollars(tenOver) },
    ...{ over: toFixedDollars(over), ask: over.gt(0), toCheck: toCheck.map(({ id }) => id) },
    ...{ open, otherLoan },
  };
}

/**
 * Whether a charge that has to be checked may rise together with others: one whose words are unsure may be another charge than it seems.
 */
const mayBeOfTen = ({ group, match, section }: MatchedCharge): boolean =>
  group === 'ten' || (match !== 'same' && match !== 'said' && (section === 'B' || section === 'E'));

const NOTHING_COUNTED: Omit<ComparedEstimate, 'otherLoan'> = {
  ...{ charges: [], totals: [], risen: [], toCheck: [], open: [], ask: false },
  ...{ tenLe: '0.00', tenCd: '0.00', tenLimit: '0.00', tenOver: '0.00', over: '0.00' },
};

const toChargeLine = ({ id, group, le, cd, hidden }: MatchedCharge): ChargeLine => ({
  ...{ what: id, group, le: new Decimal(le), cd: new Decimal(cd), hidden: new Decimal(hidden) },
});

function listLines(reading: FormReading): PlacedLine[] {
  return SECTIONS.flatMap((section) =>
    (reading.lines[section] ?? []).map((line, index) => ({ place: `${section}.${index}`, section, line })),
  );
}

function describeCharge({ estimate, closing, match }: LinePair, answers: DisclosureAnswers): ReadCharge {
  const id = closing === undefined ? `estimate:${estimate?.place}` : `closing:${closing.place}`;
  const [le, cd] = [estimate, closing].map((placed) => new Decimal(placed?.line.amount ?? 0));
  const sections = [estimate, closing].map((placed) => (placed?.section ?? null) as ChargeSection | null);
  const [estimateSection = null, closingSection = null] = sections;
  const what = closing?.line.label ?? estimate?.line.label ?? '';
  const rise = (cd ?? ZERO).minus(le ?? ZERO);
  return {
    ...{ id, section: closingSection ?? estimateSection ?? 'H', what, match },
    estimateSection: estimateSection === closingSection ? null : estimateSection,
    estimateWhat: estimate !== undefined && estimate.line.label !== what ? estimate.line.label : null,
    payee: closing?.line.payee ?? null,
    ...{ le: toFixedDollars(le ?? ZERO), cd: toFixedDollars(cd ?? ZERO), change: toFixedDollars(rise) },
    ...findToleranceGroup(what, estimateSection, closingSection, answers.providers?.[id]),
    isOfRate: (estimateSection ?? closingSection) === 'A' && /\bpoints?\b|% of loan amount/i.test(what),
    hidden: estimate === undefined ? '0.00' : findHidden(estimate.line.amount),
    state: findWeakest([estimate?.line.state, closing?.line.state]),
  };
}

const findHidden = (estimate: string) => (estimate.includes('.') ? '0.00' : HALF_A_DOLLAR);

const ORDER: readonly ChargeSection[] = [...SECTIONS, 'credits'];
function inOrderOfForm(one: ReadCharge, other: ReadCharge): number {
  const [first, second] = [one, other].map(({ section }) => ORDER.indexOf(section));
  const place = ({ id }: ReadCharge) => Number(/\d{1,6}$/.exec(id)?.[0] ?? 0);
  return (first ?? 0) - (second ?? 0) || place(one) - place(other);
}

/** Credits are below zero on both forms, also where one is printed without its minus sign. None where neither form has any. */
function describeCredits(estimate: FormReading, closing: FormReading): ReadCharge | undefined {
  const [before, now] = [estimate.fields.lender_credits, closing.fields.lender_credits];
  if ([before, now].every((field) => Number(field?.value ?? 0) === 0)) return undefined;
  const [le, cd] = [before, now].map((field) => new Decimal(writeCredit(field)).abs().neg());
  const rise = (cd ?? ZERO).minus(le ?? ZERO);
  return {
    ...{ id: 'credits', section: 'credits', estimateSection: null, what: 'Lender Credits', payee: null },
    ...{
      estimateWhat: null,
      match: isUnread(before) ? 'only-closing' : isUnread(now) ? 'only-estimate' : 'same',
      isOfRate: true,
      hidden: findHidden(writeCredit(before)),
    },
    ...{ le: toFixedDollars(le ?? ZERO), cd: toFixedDollars(cd ?? ZERO), change: toFixedDollars(rise) },
    ...findToleranceGroup('', 'credits', 'credits'),
    state: findWeakest([before?.state, now?.state].map((state) => (state === 'unread' ? undefined : state))),
  };
}

const isUnread = (field: FieldReading | undefined) => field === undefined || field.state === 'unread';
const writeCredit = (field: FieldReading | undefined) => String(field?.value ?? 0);

function compareTotal(name: string, estimate: FormReading, closing: FormReading): ChangedTotal {
  const [le, cd] = [estimate, closing].map((reading) => {
    const field = reading.fields[name];
    if (field === undefined || isUnread(field)) return undefined;
    if (field.value !== null && typeof field.value !== 'string') return undefined;
    return new Decimal(field.value ?? 0);
  });
  return {
    name,
    ...{ le: le === undefined ? null : toFixedDollars(le), cd: cd === undefined ? null : toFixedDollars(cd) },
    change: le === undefined || cd === undefined ? null : toFixedDollars(cd.minus(le)),
  };
}

function readText(reading: FormReading, name: string): string | null {
  const value = reading.fields[name]?.value;
  return typeof value === 'string' ? value : null;
}
