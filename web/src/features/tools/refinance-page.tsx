import { refinanceText } from '@porchlight/content/tools/refinance.ts';
import type { RefinanceInput, RefinanceResult } from '@porchlight/domain/tools/refinance.contract.ts';
import { listMonths } from './chart-scale.ts';
import { writeMonths } from './figures.ts';
import { refinanceTool } from './refinance-tool.ts';
import { sumDollars } from './schedule-years.ts';
import { TimeChart } from './time-chart.tsx';
import { ToolPage } from './tool-page.tsx';
import { WaysTable } from './ways-table.tsx';

/** A refinance against the loan there is, by time and not only by the payment. */
export default function RefinancePage() {
  return (
    <ToolPage tool={refinanceTool} text={refinanceText}>
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
        title="Both loans over time"
        says={describe(result)}
        months={months}
        panels={[
          {
            title: 'What refinancing has gained so far',
            kind: 'lines',
            series: [{ name: 'Interest saved, less costs', figures: read('gain', `-${costs}`) }],
          },
          {
            title: 'What you still owe',
            kind: 'lines',
            series: [
              { name: 'Today’s loan', figures: read('currentBalance', input.balance) },
              { name: 'New loan', figures: read('newBalance', result.newLoanAmount) },
            ],
          },
        ]}
      />
      <WaysTable
        title="Both loans, year by year"
        columns={['Paid, today’s loan', 'Owed', 'Paid, new loan', 'Owed', 'Gain']}
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
  return number % 12 === 0 ? `Year ${number / 12}` : `Month ${number}`;
}

function describe({ breakEvenMonths, aheadUntilMonth }: RefinanceResult): string {
  if (breakEvenMonths === null) {
    return 'The line above zero would be a gain. It never gets there: the new loan saves less interest than it costs.';
  }
  const start = `Below zero the costs are not yet won back; the new loan is ahead from ${breakEvenMonths === 0 ? 'the first month' : `month ${breakEvenMonths}`} on`;
  if (aheadUntilMonth === null) return `${start}.`;
  return `${start}, and behind again after ${writeMonths(aheadUntilMonth)}, because it runs longer.`;
}
