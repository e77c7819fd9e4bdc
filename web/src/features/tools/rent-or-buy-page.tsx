import { rentOrBuyText, rentOrBuyWords } from '@porchlight/content/tools/rent-or-buy.ts';
import type { RentOrBuyInput, RentOrBuyResult } from '@porchlight/domain/tools/rent-or-buy.contract.ts';
import { ArrowLeftRight } from 'lucide-react';
import { listMonths } from './chart-scale.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { dropCents, writeDollars, writeMonths } from './figures.ts';
import { describeBreakEven, rentOrBuyTool } from './rent-or-buy-tool.ts';
import { TimeChart } from './time-chart.tsx';
import { ToolPage } from './tool-page.tsx';

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
        describe={(month) =>
          month === 0 ? 'If you moved at once' : `If you move after ${writeMonths(month)}`
        }
        panels={[
          {
            title: 'Left for you',
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
  const end = `At the end, buying leaves ${writeDollars(dropCents(buyerNet))} and renting ${writeDollars(dropCents(renterNet))}.`;
  if (breakEvenMonth === null) return `Renting is ahead when you leave. ${end}`;
  if (breakEvenMonth === 0)
    return `Buying is ${better === 'same' ? 'not behind' : 'ahead'} from the start. ${end}`;
  return `The lines cross for good after ${writeMonths(breakEvenMonth)}: before that, the costs of buying and selling are not yet won back. ${end}`;
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
            {{ buy: 'Buying', rent: 'Renting', same: 'Neither' }[change.better]}
            {change.changesAnswer && (
              <span className="inline-flex items-center gap-1.5 font-semibold text-lamp-ink">
                <ArrowLeftRight aria-hidden="true" className="size-4" />
                {rentOrBuyWords.isChanged}
              </span>
            )}
          </span>,
          writeDollars(dropCents(change.difference)),
          describeBreakEven(change.breakEvenMonth),
        ],
      }))}
    />
  );
}

function nameChange({ assumption, from, to }: RentOrBuyResult['changes'][number]): string {
  const write = (value: string) =>
    assumption === 'rent' ? writeDollars(value) : assumption === 'years' ? `${value} years` : `${value}%`;
  return `${rentOrBuyWords.assumptions[assumption]} ${write(to)}, not ${write(from)}`;
}
