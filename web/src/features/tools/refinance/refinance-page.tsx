import * as texts from '@porchlight/content/en/tools/refinance.ts';
import { refinanceText } from '@porchlight/content/en/tools/refinance.ts';
import type {
  RefinanceInput,
  RefinanceResult,
} from '@porchlight/domain/tools/refinance/refinance.contract.ts';
import { sumDollars } from '../amortization/schedule-years.ts';
import { listMonths } from '../charts/chart-scale.ts';
import { TimeChart } from '../charts/time-chart.tsx';
import { WaysTable } from '../debt-to-income/ways-table.tsx';
import { formatMonths } from '../figures.ts';
import { ToolPage } from '../tool-page.tsx';
import { refinancePage } from './refinance-tool.ts';

/** A refinance against the loan there is, by time and not only by the payment. */
export default function RefinancePage() {
  return (
    <ToolPage tool={refinancePage} text={refinanceText}>
      {({ input, result }) => <TwoLoans input={input} result={result} />}
    </ToolPage>
  );
}

function TwoLoans({ input, result }: { input: RefinanceInput; result: RefinanceResult }) {
  const months = listMonths(result.months.length);
  const read = (name: 'currentBalance' | 'newBalance' | 'gain', atStart: string) =>
    months.map((month) => (month === 0 ? atStart : (result.months[month - 1]?.[name] ?? '0.00')));
  const costs = sumDollars([input.costsPaidInCash, input.costsFinanced]);
  return (
    <>
      <TimeChart
        title={texts.chartsTitle}
        says={describe(result)}
        months={months}
        panels={[
          {
            title: texts.gainChartTitle,
            kind: 'lines',
            series: [{ name: texts.gainSeriesLabel, figures: read('gain', `-${costs}`) }],
          },
          {
            title: texts.owedChartTitle,
            kind: 'lines',
            series: [
              { name: texts.todaysLoan, figures: read('currentBalance', input.balance) },
              { name: texts.newLoan, figures: read('newBalance', result.newLoanAmount) },
            ],
          },
        ]}
      />
      <WaysTable
        title={texts.yearlyTableTitle}
        columns={[texts.paidTodaysLoan, texts.owed, texts.paidNewLoan, texts.owed, texts.gain]}
        rows={result.months
          .filter(({ month }) => month % 12 === 0 || month === result.months.length)
          .map((row) => ({
            name: month(row.month),
            figures: [row.currentPaid, row.currentBalance, row.newPaid, row.newBalance, row.gain],
          }))}
      />
    </>
  );
}

function month(number: number): string {
  return number % 12 === 0 ? texts.year(number / 12) : texts.month(number);
}

function describe({ breakEvenMonths, aheadUntilMonth }: RefinanceResult): string {
  if (breakEvenMonths === null) {
    return texts.neverAhead;
  }
  const start = breakEvenMonths === 0 ? texts.aheadAtOnce : texts.aheadFromMonth(breakEvenMonths);
  if (aheadUntilMonth === null) return `${start}.`;
  return texts.behindAgainAfter(start, formatMonths(aheadUntilMonth));
}
