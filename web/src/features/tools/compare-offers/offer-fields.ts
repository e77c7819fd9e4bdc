import * as texts from '@porchlight/content/en/tools/compare-offers.ts';
import {
  isNeeded,
  type OfferInput,
  type OfferLine,
  offerLines,
} from '@porchlight/domain/loan-offers/offer-lines.ts';
import type { ToolField, Typed, Unit } from '../tool-definition.ts';
import { getTyped } from '../typed-values.ts';

/** The lines of the form as fields of a column. */
export const offerFields: readonly (ToolField & { line: OfferLine })[] = offerLines.map((line) => ({
  line,
  name: line.id,
  kind: line.kind,
  initial: '',
  isOptional: !isNeeded(line),
  ...(line.kind === 'choice' && { choices: ['', 'no', 'yes'] }),
}));

/** How a line's value is written. */
export function findUnit({ kind }: OfferLine): Unit {
  return kind === 'choice' ? 'text' : kind;
}

/** What a column says. `offer` is missing while a needed line is; `problems` holds only what was typed and cannot be read. */
export function getColumn(typed: Typed): { offer?: OfferInput; problems: Record<string, string> } {
  const { values, problems } = getTyped(offerFields, typed);
  const unread = Object.fromEntries(
    Object.entries(problems).filter(([name]) => (typed[name] ?? '').trim() !== ''),
  );
  if (Object.keys(problems).length > 0) return { problems: unread };
  const lines = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
  const years = Number(lines.termYears);
  if (years < 1 || years > 50) return { problems: { termYears: texts.enterToYears } };
  if (Number(lines.loanAmount) === 0) return { problems: { loanAmount: texts.amountProblem } };
  if (Number(lines.ratePercent) > 100) return { problems: { ratePercent: texts.rateProblem } };
  return { offer: { ...lines, name: (typed.name ?? '').trim() }, problems: {} };
}

/** The id of a column's control. */
export function toOfferId(column: number, name: string): string {
  return `offer-${column + 1}-${name}`;
}

/** Two made-up offers on one loan: the second buys a lower rate with points. */
export const exampleOffers: readonly Typed[] = [
  {
    name: texts.offerFieldsLender,
    loanAmount: '360,000',
    termYears: '30',
    ratePercent: '6.5',
    rateLockDays: '30',
    principalAndInterest: '2,275.44',
    prepaymentPenalty: 'no',
    balloonPayment: 'no',
    mortgageInsurance: '0',
    escrow: '610',
    A: '1,200',
    B: '820',
    C: '3,400',
    D: '5,420',
    E: '250',
    F: '2,900',
    prepaidInterest: '975',
    G: '1,300',
    H: '1,200',
    I: '5,650',
    lenderCredits: '0',
    J: '11,070',
    in5YearsTotal: '142,922',
    in5YearsPrincipal: '23,000',
    apr: '6.558',
  },
  {
    name: texts.offerFieldsLender2,
    loanAmount: '360,000',
    termYears: '30',
    ratePercent: '6.25',
    rateLockDays: '45',
    principalAndInterest: '2,216.58',
    prepaymentPenalty: 'no',
    balloonPayment: 'no',
    mortgageInsurance: '0',
    escrow: '540',
    A: '5,700',
    B: '760',
    C: '3,400',
    D: '9,860',
    E: '250',
    F: '2,862',
    prepaidInterest: '938',
    G: '1,300',
    H: '1,200',
    I: '5,612',
    lenderCredits: '0',
    J: '15,472',
    in5YearsTotal: '143,793',
    in5YearsPrincipal: '23,986',
    apr: '6.427',
  },
];
