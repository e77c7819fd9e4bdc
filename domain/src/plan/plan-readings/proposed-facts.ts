import { isCalendarDate } from '../../kernel/calendar-dates.ts';
import {
  isCertain,
  type ReadValue,
  type ShownField,
  type ShownReading,
} from '../../readings/document-readings/kept/kept-reading.ts';
import {
  parseCents,
  parseMonths,
  parseTypedProgram,
} from '../../readings/document-readings/kept/typed-values.ts';
import { creditBureaus, type Fact, type FactValue, parseFact, scoreModels } from '../plan-facts.ts';

/** A fact of the plan as a document says it: in which field, on which page, in which words, and what makes it certain. */
export type ProposedFact = {
  fact: Fact;
  value: FactValue;
  field: string;
  page: number;
  words: string;
  proof: 'sum' | 'confirmed';
};

type Fields = Readonly<Record<string, ShownField>>;
/** `null` where the field's words are no such value. */
/** `beside` are further fields that the fact takes where they are certain. */
type Way = {
  fact: Fact;
  fields: readonly string[];
  beside?: readonly string[];
  read(value: ReadValue, fields: Fields): unknown;
};

const words = (value: ReadValue) => value;
/** The calendar day of a day, or of a moment as a lock names it: "2013-04-16T17:00 EDT". */
const day = (value: ReadValue) => {
  const text = typeof value === 'string' ? value.slice(0, 10) : '';
  return isCalendarDate(text) ? text : null;
};

/** A score with the model, the bureau and the day that the notice names beside it, where these are certain too. */
function creditScore(value: ReadValue, fields: Fields): unknown {
  const sure = (name: string) => {
    const field = fields[name];
    return field !== undefined && isCertain(field) ? field.value : null;
  };
  const named = (name: string) => String(sure(name) ?? '').toLowerCase();
  const model = scoreModels.find((each) => named('model').includes(each)) ?? 'unknown';
  const bureau = creditBureaus.find((each) => named('bureau').includes(each)) ?? 'unknown';
  return { score: Number(value), model, bureau, on: day(sure('date')) };
}

/** Of each paper: which field says which fact. The first field that says one counts. */
const loanWays: readonly Way[] = [
  { fact: 'price', fields: ['sale_price'], read: parseCents },
  { fact: 'downPayment', fields: ['down_payment', 'down_payment_final'], read: parseCents },
  { fact: 'deposit', fields: ['deposit', 'deposit_final'], read: parseCents },
  { fact: 'ratePercent', fields: ['rate'], read: words },
  { fact: 'termMonths', fields: ['term'], read: parseMonths },
  { fact: 'program', fields: ['loan_type'], read: parseTypedProgram },
  { fact: 'lender', fields: ['lender'], read: words },
  { fact: 'lockUntil', fields: ['lock_until'], read: day },
  { fact: 'closingDay', fields: ['closing_date'], read: day },
];
const WAYS: Readonly<Record<string, readonly Way[]>> = {
  loan_estimate: loanWays,
  closing_disclosure: loanWays,
  credit_score_notice: [
    { fact: 'creditScore', fields: ['score'], beside: ['model', 'bureau', 'date'], read: creditScore },
  ],
  homeowners_insurance: [{ fact: 'homeInsuranceYearly', fields: ['annual_premium'], read: parseCents }],
  tax_bill: [{ fact: 'propertyTaxYearly', fields: ['total'], read: parseCents }],
};

/**
 * What of a document the plan may take over: figures that a sum of the paper proves or a person confirmed, in the plan's own form. `today`
 * where the reader is: a closing day that has gone by is none.
 */
export function proposeFacts(
  { form, fields }: Pick<ShownReading, 'form' | 'fields'>,
  today: string,
): ProposedFact[] {
  return findWays(form).flatMap(({ fact, fields: names, read }) => {
    const field = names.find((name) => Object.hasOwn(fields, name));
    const found = field === undefined ? undefined : fields[field];
    if (field === undefined || found === undefined || !isCertain(found)) return [];
    const { value } = parseFact(fact, read(found.value, fields), today);
    if (value === undefined) return [];
    const proof = found.state === 'confirmed' ? ('confirmed' as const) : ('sum' as const);
    return [{ fact, value, field, page: found.page, words: String(found.value), proof }];
  });
}

/** The fields that the plan would take once they are confirmed. */
export function listOpenFields({ form, fields }: Pick<ShownReading, 'form' | 'fields'>): string[] {
  const isOpen = (name: string | undefined): name is string => {
    const field = name === undefined ? undefined : fields[name];
    return field !== undefined && field.value !== null && !isCertain(field);
  };
  return findWays(form).flatMap(({ fields: names, beside = [] }) =>
    [names.find((each) => Object.hasOwn(fields, each)), ...beside].filter(isOpen),
  );
}

const findWays = (form: string | null): readonly Way[] =>
  form !== null && Object.hasOwn(WAYS, form) ? (WAYS[form] ?? []) : [];
