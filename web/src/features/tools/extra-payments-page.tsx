import { extraPaymentsText } from '@porchlight/content/tools/extra-payments.ts';
import type {
  ExtraPaymentsInput,
  ExtraPaymentsResult,
} from '@porchlight/domain/tools/extra-payments.contract.ts';
import { listMonths } from './chart-scale.ts';
import { extraPaymentsTool } from './extra-payments-tool.ts';
import { writeDollars, writeMonths } from './figures.ts';
import { ScheduleTable } from './schedule-table.tsx';
import type { ScheduleRow } from './schedule-years.ts';
import { TimeChart } from './time-chart.tsx';
import { ToolPage } from './tool-page.tsx';

/** A loan paid off sooner, beside the same loan as it is billed. */
export default function ExtraPaymentsPage() {
  return (
    <ToolPage tool={extraPaymentsTool} text={extraPaymentsText}>
      {({ input, result }) => result.rows.length > 0 && <TwoWays input={input} result={result} />}
    </ToolPage>
  );
}

function TwoWays({ input, result }: { input: ExtraPaymentsInput; result: ExtraPaymentsResult }) {
  const months = listMonths(result.paymentsWithout);
  return (
    <>
      <TimeChart
        title="What you owe, both ways"
        says={describe(result)}
        months={months}
        panels={[
          {
            title: 'Balance',
            kind: 'lines',
            series: [
              { name: 'As billed', figures: readBalances(input.principal, result.rowsWithout, months) },
              { name: 'With extra payments', figures: readBalances(input.principal, result.rows, months) },
            ],
          },
        ]}
      />
      <ScheduleTable title="Every payment, with the extra ones" rows={result.rows} />
    </>
  );
}

function describe({ payments, monthsSaved, interestSaved, extraTotal }: ExtraPaymentsResult): string {
  if (monthsSaved === 0 && Number(interestSaved) === 0) {
    return 'Both lines are the same: put in an extra payment to see what it changes.';
  }
  return `With ${writeDollars(extraTotal)} of extra payments the last payment comes after ${writeMonths(payments)}, ${monthsSaved === 0 ? 'in the same month as without them' : `${writeMonths(monthsSaved)} sooner`}, and ${writeDollars(interestSaved)} of interest is never charged.`;
}

function readBalances(principal: string, rows: readonly ScheduleRow[], months: readonly number[]): string[] {
  return months.map((month) => (month === 0 ? principal : (rows[month - 1]?.balance ?? '0.00')));
}
