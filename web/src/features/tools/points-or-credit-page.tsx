import { pointsOrCreditText, pointsOrCreditWords } from '@porchlight/content/tools/points-or-credit.ts';
import type { PointsOrCreditResult } from '@porchlight/domain/tools/points-or-credit.contract.ts';
import { listMonths } from './chart-scale.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { writeDollars, writeMonths } from './figures.ts';
import { pointsOrCreditTool } from './points-or-credit-tool.ts';
import { TimeChart } from './time-chart.tsx';
import { ToolPage } from './tool-page.tsx';

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
        describe={(month) => (month === 0 ? 'At closing' : `If the loan ends after ${writeMonths(month)}`)}
        panels={[
          {
            title: 'Beyond neither',
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
                <span className="block font-normal text-ink-soft">Costs least</span>
              )}
            </>
          ),
          isSetApart: choice.offer === result.best,
          cells: [
            `${choice.ratePercent}%`,
            writeDollars(choice.upfront),
            writeDollars(choice.payment),
            writeDollars(choice.costWhenKept),
            writeDollars(choice.balanceWhenKept),
          ],
        }))}
      />
    </>
  );
}

/** Which way costs least, by how long: "Up to 3 years the credit costs least; from then on points." */
function describe({ stretches }: PointsOrCreditResult): string {
  const parts = stretches.map(({ best, fromMonth, untilMonth }, place) => {
    const name = { none: 'neither', points: 'points', credit: 'the credit' }[best];
    if (stretches.length === 1) return `${name} costs least however long you keep the loan`;
    if (place === 0) return `for up to ${writeMonths(untilMonth)} ${name} costs least`;
    if (place === stretches.length - 1) return `from ${writeMonths(fromMonth)} on it is ${name}`;
    return `then ${name}, up to ${writeMonths(untilMonth)}`;
  });
  const sentence = parts.join('; ');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}. Below the line at zero a way costs less than neither.`;
}
