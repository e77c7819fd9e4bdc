import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/owned-home-escrow.ts';
import { formatMonth } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCents, formatDollars } from '@porchlight/domain/kernel/money.ts';
import type { EscrowCheck, StatementVerdict } from '@porchlight/domain/owned-home/escrow/check-statement.ts';
import type { EscrowStatement } from '@porchlight/domain/owned-home/escrow/escrow-statement.ts';
import type { MonthOff } from '@porchlight/domain/owned-home/escrow/statement-months.ts';

export const getYearName = ({ startMonth, startYear }: Pick<EscrowStatement, 'startMonth' | 'startYear'>) =>
  `${formatMonth(startMonth, locale)} ${startYear}`;

/** The answer in two sentences at most: what the servicer may ask, and what the statement asks. */
export function describeVerdict(verdict: StatementVerdict): { most: string | undefined; asked: string } {
  if (verdict.state === 'cannot-tell')
    return { most: undefined, asked: `${texts.cannotTell} ${texts.because[verdict.because]}` };
  const [most, asked] = [
    texts.mayAsk(formatCents(verdict.most, 'cents')),
    formatCents(verdict.asked, 'cents'),
  ];
  if (verdict.state === 'too-much')
    return { most, asked: texts.tooMuch(asked, formatCents(verdict.over, 'cents')) };
  return { most, asked: verdict.state === 'within' ? texts.within(asked) : texts.differs(asked) };
}

export const describeMonthOff = ({ month, side, expected, stated }: MonthOff) =>
  texts.monthOff[side](
    formatMonth(month, locale),
    formatCents(expected, 'cents'),
    formatCents(stated, 'cents'),
  );

/** Months that a letter names by themselves: it has room for 2,000 characters. */
const MAX_MONTHS = 6;

/**
 * What a letter says of a statement: figures beside those of the rule that cost the owner something, one finding a line. Undefined where
 * there are none: what is asked below the rule is no error to write about.
 */
export function describeFindings(statement: EscrowStatement, check: EscrowCheck): string | undefined {
  const { verdict, analysis, comparisons, monthsOff } = check;
  const findings = [
    ...(verdict.state === 'too-much' && analysis !== null
      ? [
          texts.findingPayment(
            formatCents(verdict.asked, 'cents'),
            formatDollars(analysis.annual, 'cents'),
            formatCents(statement.startingBalance ?? 0, 'cents'),
            formatCents(verdict.most, 'cents'),
          ),
        ]
      : []),
    ...comparisons
      .filter(({ favors }) => favors === 'servicer')
      .map(({ figure, stated, rule }) =>
        texts.finding[figure](formatCents(stated, 'cents'), formatCents(rule, 'cents')),
      ),
    ...monthsOff.slice(0, MAX_MONTHS).map(describeMonthOff),
    ...(monthsOff.length > MAX_MONTHS ? [texts.findingMonths(monthsOff.length - MAX_MONTHS)] : []),
    ...check.questions.map((question) => texts.questions[question]),
  ];
  if (findings.length === 0) return undefined;
  return [texts.findingYear(getYearName(statement)), ...findings, texts.findingAsk].join('\n');
}
