import * as texts from '@porchlight/content/en/owned-home-escrow.ts';
import { Decimal } from '@porchlight/domain/kernel/decimals.ts';
import { formatCents, formatDollars } from '@porchlight/domain/kernel/money.ts';
import { countCents, fromCents } from '@porchlight/domain/loans/cents.ts';
import type { EscrowCheck, StatementVerdict } from '@porchlight/domain/owned-home/escrow/check-statement.ts';
import type { EscrowStatement } from '@porchlight/domain/owned-home/escrow/escrow-statement.ts';
import type { EscrowYearAnalysis } from '@porchlight/domain/owned-home/escrow-account/analyze-escrow-year.ts';
import {
  agreesWithin,
  PAYMENT_TOLERANCE,
} from '@porchlight/domain/owned-home/escrow-account/statement-tolerance.ts';
import { CircleCheck, CircleExclamationPoint } from 'lucide-react';
import type { ReactNode } from 'react';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { CushionAbove } from './cushion-above.tsx';

/** How a figure compares; null where it is not stated, or cannot be said. */
type Comparison = 'agrees' | 'owner' | 'servicer' | null;
type Row = { name: string; stated: number | null; rule: number; is: Comparison };

/** Each figure of the statement beside what the rule gives, and how near is near enough. */
export function FigureComparison({
  statement,
  check,
  analysis,
  children,
}: {
  statement: EscrowStatement;
  check: EscrowCheck;
  analysis: EscrowYearAnalysis;
  children: ReactNode;
}) {
  return (
    <SectionCard id="escrow-figures" title={texts.compareTitle}>
      <table className="figure-tabular w-full text-[.9375rem] leading-snug">
        <thead>
          <tr className="border-ink border-b-2 text-right align-bottom">
            <th scope="col" className="py-2 pr-2 text-left">
              {texts.figure}
            </th>
            <th scope="col" className="px-2 py-2">
              {texts.onStatement}
            </th>
            <th scope="col" className="py-2 pl-2">
              {texts.byRule}
            </th>
          </tr>
        </thead>
        <tbody>
          {listRows(statement, check, analysis).map(({ name, stated, rule, is }) => (
            <tr key={name} className="border-line border-b text-right align-top">
              <th scope="row" className="py-2.5 pr-2 text-left font-normal">
                {name}
                {is !== null && <Mark is={is} />}
              </th>
              <td className={`px-2 py-2.5 ${is === 'owner' || is === 'servicer' ? 'font-semibold' : ''}`}>
                {stated === null ? (
                  <span className="text-ink-soft">{texts.notStated}</span>
                ) : (
                  formatCents(stated, 'cents')
                )}
              </td>
              <td className="py-2.5 pl-2">{formatCents(rule, 'cents')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <CushionAbove check={check} months={statement.cushionMonths} />
      <div className="grid max-w-[64ch] gap-2 text-[.9375rem] text-ink-soft leading-normal">
        <p className="figure-tabular">
          {texts.howCounted(
            formatDollars(analysis.annual, 'cents'),
            formatDollars(analysis.monthly, 'cents'),
          )}
        </p>
        <p>{texts.tolerance}</p>
        {statement.cushionMonths === 2 && <p>{texts.cushionLess}</p>}
        {children}
      </div>
    </SectionCard>
  );
}

function Mark({ is }: { is: Exclude<Comparison, null> }) {
  const isWrong = is === 'servicer';
  const Icon = isWrong ? CircleExclamationPoint : CircleCheck;
  return (
    <span
      className={`mt-0.5 flex items-center gap-1.5 text-sm ${isWrong ? 'font-semibold text-brick' : 'text-sage'}`}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {is === 'agrees' ? texts.agrees : texts.inFavorOf[is]}
    </span>
  );
}

/** A figure that the statement leaves out is shown by the rule alone; what is nothing on both sides is not shown. */
function listRows(
  statement: EscrowStatement,
  { verdict, comparisons }: EscrowCheck,
  analysis: EscrowYearAnalysis,
): Row[] {
  const compare = (figure: string): Comparison => {
    const found = comparisons.find((one) => one.figure === figure);
    return found === undefined ? null : (found.favors ?? 'agrees');
  };
  const row = (
    figure: keyof EscrowStatement & keyof typeof texts.figures,
    stated: number | null,
    rule: number,
  ): Row => ({
    name: texts.figures[figure],
    stated,
    rule,
    is: compare(figure),
  });
  const result = (['surplus', 'shortage', 'deficiency'] as const)
    .map((figure) => row(figure, statement[figure], countCents(analysis[figure])))
    .filter(({ stated, rule }) => (stated ?? 0) !== 0 || rule !== 0);
  return [
    {
      name: texts.figures.payment,
      stated: statement.payment,
      rule: countCents(analysis.highestFirst),
      is: verdict.state === 'cannot-tell' ? null : comparePayment(verdict),
    },
    {
      name: texts.figures.start,
      stated: statement.requiredStart,
      rule: countCents(analysis.requiredStart),
      is: compare('start'),
    },
    row('cushion', statement.cushion, countCents(analysis.cushion)),
    ...result,
  ];
}

/** The rule sets the most of a payment; what is a dollar or more below it is less. */
const comparePayment = ({ state, over }: Exclude<StatementVerdict, { state: 'cannot-tell' }>): Comparison =>
  state === 'too-much'
    ? 'servicer'
    : agreesWithin(fromCents(over), new Decimal(0), PAYMENT_TOLERANCE)
      ? 'agrees'
      : 'owner';
