import * as texts from '@porchlight/content/en/owned-home-escrow.ts';
import { formatCents, formatDollars } from '@porchlight/domain/kernel/money.ts';
import { countCents } from '@porchlight/domain/loans/cents.ts';
import type { EscrowCheck } from '@porchlight/domain/owned-home/escrow/check-statement.ts';
import type { EscrowStatement } from '@porchlight/domain/owned-home/escrow/escrow-statement.ts';
import type { EscrowYearAnalysis } from '@porchlight/domain/owned-home/escrow-account/analyze-escrow-year.ts';
import { CircleCheck, CircleExclamationPoint } from 'lucide-react';
import type { ReactNode } from 'react';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { CushionAbove } from './cushion-above.tsx';

type Row = { name: string; stated: number | null; rule: number; agrees: boolean | null };

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
          {listRows(statement, check, analysis).map(({ name, stated, rule, agrees }) => (
            <tr key={name} className="border-line border-b text-right align-top">
              <th scope="row" className="py-2.5 pr-2 text-left font-normal">
                {name}
                {agrees !== null && <Mark agrees={agrees} />}
              </th>
              <td className={`px-2 py-2.5 ${agrees === false ? 'font-semibold' : ''}`}>
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

function Mark({ agrees }: { agrees: boolean }) {
  const Icon = agrees ? CircleCheck : CircleExclamationPoint;
  return (
    <span
      className={`mt-0.5 flex items-center gap-1.5 text-sm ${agrees ? 'text-sage' : 'font-semibold text-brick'}`}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {agrees ? texts.agrees : texts.doesNot}
    </span>
  );
}

/** A figure that the statement leaves out is shown by the rule alone; what is nothing on both sides is not shown. */
function listRows(
  statement: EscrowStatement,
  { verdict, comparisons }: EscrowCheck,
  analysis: EscrowYearAnalysis,
): Row[] {
  const row = (
    figure: keyof EscrowStatement & keyof typeof texts.figures,
    stated: number | null,
    rule: number,
  ): Row => ({
    name: texts.figures[figure],
    stated,
    rule,
    agrees: comparisons.find((one) => one.figure === figure)?.agrees ?? null,
  });
  const result = (['surplus', 'shortage', 'deficiency'] as const)
    .map((figure) => row(figure, statement[figure], countCents(analysis[figure])))
    .filter(({ stated, rule }) => (stated ?? 0) !== 0 || rule !== 0);
  const isKnown = verdict.state !== 'cannot-tell';
  return [
    {
      name: texts.figures.payment,
      stated: statement.payment,
      rule: countCents(analysis.highestFirst),
      agrees: isKnown ? verdict.state !== 'too-much' : null,
    },
    {
      name: texts.figures.start,
      stated: statement.requiredStart,
      rule: countCents(analysis.requiredStart),
      agrees: comparisons.find(({ figure }) => figure === 'start')?.agrees ?? null,
    },
    row('cushion', statement.cushion, countCents(analysis.cushion)),
    ...result,
  ];
}
