import * as texts from '@porchlight/content/en/tools/rent-or-buy.ts';
import { rentOrBuyText, rentOrBuyWords } from '@porchlight/content/en/tools/rent-or-buy.ts';
import { formatDollars } from '@porchlight/domain/kernel/money.ts';
import type {
  RentOrBuyInput,
  RentOrBuyResult,
} from '@porchlight/domain/tools/rent-or-buy/rent-or-buy.contract.ts';
import { ArrowLeftRight } from 'lucide-react';
import { listMonths } from '../charts/chart-scale.ts';
import { TimeChart } from '../charts/time-chart.tsx';
import { ComparisonTable } from '../comparison-table.tsx';
import { dropCents, formatMonths } from '../figures.ts';
import { ToolPage } from '../tool-page.tsx';
import { describeBreakEven, rentOrBuyTool } from './rent-or-buy-tool.ts';

/** Renting and buying from the same money, month by month. */
export default function RentOrBuyPage() {
  return (
    <ToolPage tool={rentOrBuyTool} text={rentOrBuyText}>
      {({ input, result }) => <BothWays input={input} result={result} />}
    </ToolPage>
  );
}

function BothWays({ input, result }: { input: RentOrBuyInput; result: RentOrBuyResult }) {
  const months = listMonths(input.yearsStaying * 12);
  const read = (figure: 'buyerNet' | 'renterNet') =>
    months.map((month) => result.positions[month]?.[figure] ?? '0.00');
  return (
    <>
      <TimeChart
        title={rentOrBuyWords.chart}
        says={describe(result)}
        months={months}
        describe={(month) => (month === 0 ? texts.moveAtOnce : texts.moveAfter(formatMonths(month)))}
        panels={[
          {
            title: texts.leftForYou,
            kind: 'lines',
            series: [
              { name: rentOrBuyWords.buying, figures: read('buyerNet') },
              { name: rentOrBuyWords.renting, figures: read('renterNet') },
            ],
          },
        ]}
      />
      <Changes changes={result.changes} />
    </>
  );
}

function describe({ breakEvenMonth, better, buyerNet, renterNet }: RentOrBuyResult): string {
  const end = texts.endTotals(formatDollars(dropCents(buyerNet)), formatDollars(dropCents(renterNet)));
  if (breakEvenMonth === null) return texts.chartRentingAhead(end);
  if (breakEvenMonth === 0) return better === 'same' ? texts.chartEven(end) : texts.chartBuyingAhead(end);
  return texts.chartCrossing(formatMonths(breakEvenMonth), end);
}

function Changes({ changes }: Pick<RentOrBuyResult, 'changes'>) {
  return (
    <ComparisonTable
      title={rentOrBuyWords.changes}
      says={rentOrBuyWords.changesLead}
      columns={rentOrBuyWords.columns}
      rows={changes.map((change) => ({
        key: `${change.assumption} ${change.to}`,
        name: nameChange(change),
        isSetApart: change.changesAnswer,
        cells: [
          <span key="better" className="inline-grid justify-items-end">
            {{ buy: texts.buying, rent: texts.renting, same: texts.neither }[change.better]}
            {change.changesAnswer && (
              <span className="inline-flex items-center gap-1.5 font-semibold text-lamp-ink">
                <ArrowLeftRight aria-hidden="true" className="size-4" />
                {rentOrBuyWords.isChanged}
              </span>
            )}
          </span>,
          formatDollars(dropCents(change.difference)),
          describeBreakEven(change.breakEvenMonth),
        ],
      }))}
    />
  );
}

function nameChange({ assumption, from, to }: RentOrBuyResult['changes'][number]): string {
  const write = (value: string) =>
    assumption === 'rent' ? formatDollars(value) : assumption === 'years' ? texts.years(value) : `${value}%`;
  return texts.not(rentOrBuyWords.assumptions[assumption], write(to), write(from));
}
