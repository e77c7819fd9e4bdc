import * as texts from '@porchlight/content/en/tools/points-or-credit.ts';
import { pointsOrCreditText, pointsOrCreditWords } from '@porchlight/content/en/tools/points-or-credit.ts';
import { formatDollars } from '@porchlight/domain/kernel/money.ts';
import type { PointsOrCreditResult } from '@porchlight/domain/tools/points-or-credit/points-or-credit.contract.ts';
import { listMonths } from '../charts/chart-scale.ts';
import { TimeChart } from '../charts/time-chart.tsx';
import { ComparisonTable } from '../comparison-table.tsx';
import { formatMonths } from '../figures.ts';
import { ToolPage } from '../tool-page.tsx';
import { pointsOrCreditTool } from './points-or-credit-tool.ts';

const { offers } = pointsOrCreditWords;

/** Points, a credit or neither, by how long the loan is kept. */
export default function PointsOrCreditPage() {
  return (
    <ToolPage tool={pointsOrCreditTool} text={pointsOrCreditText}>
      {({ result }) => <ThreeWays result={result} />}
    </ToolPage>
  );
}

function ThreeWays({ result }: { result: PointsOrCreditResult }) {
  const { positions } = result;
  const months = listMonths(positions.length - 1);
  const read = (offer: 'points' | 'credit') => months.map((month) => positions[month]?.[offer] ?? '0.00');
  return (
    <>
      <TimeChart
        title={pointsOrCreditWords.chart}
        says={describe(result)}
        months={months}
        describe={(month) => (month === 0 ? texts.atClosing : texts.chartMonthLabel(formatMonths(month)))}
        panels={[
          {
            title: texts.beyondNeither,
            kind: 'lines',
            series: [
              { name: offers.points, figures: read('points') },
              { name: offers.credit, figures: read('credit') },
              { name: offers.none, figures: months.map(() => '0.00') },
            ],
          },
        ]}
      />
      <ComparisonTable
        title={pointsOrCreditWords.table}
        columns={pointsOrCreditWords.columns}
        rows={result.choices.map((choice) => ({
          key: choice.offer,
          name: (
            <>
              {offers[choice.offer]}
              {choice.offer === result.best && (
                <span className="block font-normal text-ink-soft">{texts.costsLeast}</span>
              )}
            </>
          ),
          isSetApart: choice.offer === result.best,
          cells: [
            `${choice.ratePercent}%`,
            formatDollars(choice.upfront, 'whole'),
            formatDollars(choice.payment, 'whole'),
            formatDollars(choice.costWhenKept, 'whole'),
            formatDollars(choice.balanceWhenKept, 'whole'),
          ],
        }))}
      />
    </>
  );
}

/** Which way costs least, by how long: "Up to 3 years the credit costs least; from then on points." */
function describe({ stretches }: PointsOrCreditResult): string {
  const parts = stretches.map(({ best, fromMonth, untilMonth }, place) => {
    const name = texts.ways[best];
    if (stretches.length === 1) return texts.bestThroughout(name);
    if (place === 0) return texts.bestUntil(formatMonths(untilMonth), name);
    if (place === stretches.length - 1) return texts.bestFrom(formatMonths(fromMonth), name);
    return texts.thenUpTo(name, formatMonths(untilMonth));
  });
  const sentence = parts.join('; ');
  return texts.chartLead(sentence.charAt(0).toUpperCase(), sentence.slice(1));
}
