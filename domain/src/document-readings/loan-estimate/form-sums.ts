import { Decimal } from '../../kernel/decimals.ts';
import type { CostLine, FieldReading, FormReading } from '../form-reading.ts';

type Values = {
  amount(name: string): Decimal | undefined;
  fields: Record<string, FieldReading>;
  lines: Record<string, CostLine[]>;
};

/** A sum of the form: its fields, and whether it adds up; undefined where one of them was not read. */
type FormSum = { name: string; fields: readonly string[]; holds: (values: Values) => boolean | undefined };

const sumOf =
  (total: string, parts: readonly string[], signs: readonly number[] = []): FormSum['holds'] =>
  ({ amount }) => {
    const [found, ...amounts] = [total, ...parts].map(amount);
    if (found === undefined || amounts.some((each) => each === undefined)) return undefined;
    return amounts
      .reduce(
        (sum: Decimal, each, index) => sum.plus((each ?? new Decimal(0)).times(signs[index] ?? 1)),
        new Decimal(0),
      )
      .eq(found);
  };

const SUMS: readonly FormSum[] = [
  { name: 'A+B+C=D', fields: ['A', 'B', 'C', 'D'], holds: sumOf('D', ['A', 'B', 'C']) },
  { name: 'E+F+G+H=I', fields: ['E', 'F', 'G', 'H', 'I'], holds: sumOf('I', ['E', 'F', 'G', 'H']) },
  {
    name: 'D+I-credits=J',
    fields: ['D', 'I', 'J', 'lender_credits'],
    // Credits are printed with a minus sign.
    holds: sumOf('J', ['D', 'I', 'lender_credits']),
  },
  {
    name: 'cash_to_close',
    fields: [
      'J',
      'closing_costs_financed',
      'down_payment',
      'deposit',
      'funds_for_borrower',
      'seller_credits',
      'adjustments',
      'cash_to_close',
    ],
    holds: sumOf(
      'cash_to_close',
      [
        'J',
        'closing_costs_financed',
        'down_payment',
        'deposit',
        'funds_for_borrower',
        'seller_credits',
        'adjustments',
      ],
      [1, -1, 1, -1, 1, 1, 1],
    ),
  },
];

/**
 * Holds what was read against the sums that the regulation fixes: what they prove, and what a person has to look at. An empty section or
 * credit counts as nothing.
 */
export function proveBySums({ form, fields, lines }: Omit<FormReading, 'checks'>): FormReading {
  const amount = (name: string) => {
    const field = fields[name];
    if (field === undefined) return undefined;
    if (field.value === null) return new Decimal(0);
    return typeof field.value === 'string' && /^-?\d+(\.\d+)?$/.test(field.value)
      ? new Decimal(field.value)
      : undefined;
  };
  const values: Values = { amount, fields, lines };
  const checks: Record<string, boolean> = {};
  for (const sum of SUMS) {
    const holds = sum.holds(values);
    if (holds === undefined) continue;
    checks[sum.name] = holds;
    for (const name of sum.fields) mark(fields[name], holds);
  }
  const sections = Object.entries(lines).flatMap(([name, rows]) => {
    const total = amount(name);
    if (total === undefined) return [];
    const holds = rows.reduce((sum, row) => sum.plus(row.amount), new Decimal(0)).eq(total);
    for (const row of rows) mark(row, holds);
    mark(fields[name], holds);
    return [holds];
  });
  if (sections.length > 0) checks.lines_sum = sections.every(Boolean);
  const perDiem = checkPerDiem(lines.F ?? []);
  if (perDiem !== undefined) checks.per_diem_rounded = perDiem;
  return { form, fields, lines, checks };
}

/** A sum that does not add up says that one of its figures is wrong, and not which: each is to be checked. */
function mark(reading: { state: FieldReading['state'] } | undefined, holds: boolean): void {
  if (reading === undefined) return;
  if (!holds) reading.state = 'check';
  else if (reading.state === 'read') reading.state = 'proved';
}

/** "$23.44 per day for 15 days" is printed in whole dollars. */
function checkPerDiem(lines: readonly CostLine[]): boolean | undefined {
  for (const { detail, amount } of lines) {
    const [, each, days] = /^\$?([\d,.]+) per day for (\d+) days?/i.exec(detail ?? '') ?? [];
    if (each === undefined || days === undefined) continue;
    const exact = new Decimal(each.replaceAll(',', '')).times(days);
    return exact.toDecimalPlaces(0).eq(amount) || exact.toDecimalPlaces(2).eq(amount);
  }
  return undefined;
}
