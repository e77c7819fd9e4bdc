import { type Decimal, roundToCents } from '../../kernel/decimals.ts';
import { countCents, fromCents } from '../../loans/cents.ts';
import { SHORTAGE_MONTHS } from '../escrow-account/analyze-escrow.ts';
import { explainEscrowJump } from '../escrow-account/explain-jump.ts';
import { type HomeRecord, listRecords } from '../home-record.ts';
import { type CheckedStatement, checkStatement } from './check-statement.ts';
import { escrowStatementKind } from './escrow-statement-kind.ts';
import { countMonths } from './statement-years.ts';

/** Amounts in cents; bills a year, the rest a month. */
type YearFigures = {
  tax: number;
  insurance: number;
  other: number;
  shortfallMonthly: number;
  payment: number | null;
};

/**
 * The change of the escrow payment in cents a month. The parts sum to `jump`: tax, insurance, last year's shortfall, other bills where
 * they changed, and what is `left`, which is rounding where `isRounding`. `from` and `to` are null where a payment is not known: then
 * the jump is what the parts explain, and nothing is left.
 */
export type PaymentJump = {
  from: number | null;
  to: number | null;
  jump: number;
  tax: number;
  insurance: number;
  shortfall: number;
  other: number;
  left: number;
  isRounding: boolean;
};

type Statement = CheckedStatement & {
  yearMonths: number;
  oldPayment: number | null;
  lastTax: number | null;
  lastInsurance: number | null;
  lastOther: number | null;
  lastShortfallMonthly: number | null;
};

/**
 * Why the payment of a statement is another than the one before: from the statement of the year before it where there is one, or else
 * from what it says itself of last year. Undefined where neither is known.
 */
export function explainPayment(statement: Statement, before: Statement | undefined): PaymentJump | undefined {
  const old = before === undefined ? readLastYear(statement) : readYear(before);
  if (old === undefined || statement.bills.length === 0) return undefined;
  const now = readYear(statement);
  const from = statement.oldPayment ?? old.payment;
  const other = countCents(roundToCents(fromCents(now.other - old.other).div(12)));
  const isKnown = from !== null && now.payment !== null;
  const found = explainEscrowJump({
    oldTax: fromCents(old.tax),
    newTax: fromCents(now.tax),
    oldInsurance: fromCents(old.insurance),
    newInsurance: fromCents(now.insurance),
    shortfall: fromCents(now.shortfallMonthly),
    shortfallMonths: 1,
    oldShortfallMonthly: fromCents(old.shortfallMonthly),
    oldMonthly: isKnown ? fromCents(from) : null,
    newMonthly: isKnown ? fromCents((now.payment ?? 0) - other) : null,
  });
  const cents = (part: Decimal) => countCents(part);
  return {
    from: isKnown ? from : null,
    to: isKnown ? now.payment : null,
    jump: cents(found.jump) + other,
    tax: cents(found.tax),
    insurance: cents(found.insurance),
    shortfall: cents(found.shortfall),
    other,
    left: found.unexplained === null ? 0 : cents(found.unexplained),
    isRounding: found.agrees ?? true,
  };
}

/** The statement of the year that ended where this one begins. */
export function findStatementBefore(
  statement: Pick<Statement, 'startMonth' | 'startYear'>,
  records: readonly HomeRecord[],
): Statement | undefined {
  return listRecords(escrowStatementKind, records)
    .map(({ content }) => content)
    .find((other) => countMonths(other) + other.yearMonths === countMonths(statement));
}

function readYear(statement: Statement): YearFigures {
  const sum = (items: readonly string[]) =>
    statement.bills
      .filter(({ item }) => items.includes(item))
      .reduce((total, { month, amount }) => total + amount * (month === 0 ? 12 : 1), 0);
  return {
    tax: sum(['tax']),
    insurance: sum(['insurance']),
    other: sum(['mortgageInsurance', 'other']),
    shortfallMonthly: findShortfallMonthly(statement),
    payment: statement.payment,
  };
}

function readLastYear(statement: Statement): YearFigures | undefined {
  const { lastTax, lastInsurance, lastOther, lastShortfallMonthly, oldPayment } = statement;
  if (lastTax === null || lastInsurance === null) return undefined;
  // Where other bills are not entered for last year, they are taken as unchanged.
  const other = lastOther ?? readYear(statement).other;
  return {
    tax: lastTax,
    insurance: lastInsurance,
    other,
    shortfallMonthly: lastShortfallMonthly ?? 0,
    payment: oldPayment,
  };
}

/** As the statement has it, or else as the rule gives it. */
function findShortfallMonthly(statement: Statement): number {
  const { analysis } = checkStatement(statement);
  const asStated = (stated: number | null, rule: Decimal | undefined) =>
    stated ?? (rule ? countCents(rule) : 0);
  const short =
    asStated(statement.shortage, analysis?.shortage) + asStated(statement.deficiency, analysis?.deficiency);
  // Servicers usually spread a shortfall over the months of a shortage where the statement does not say.
  return countCents(roundToCents(fromCents(short).div(statement.spreadMonths ?? SHORTAGE_MONTHS)));
}
