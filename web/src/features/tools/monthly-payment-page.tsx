import { monthlyPaymentText } from '@porchlight/content/tools/monthly-payment.ts';
import type { MonthlyPaymentResult } from '@porchlight/domain/tools/monthly-payment.contract.ts';
import { listMonths } from './chart-scale.ts';
import { writeDollars, writeMonths } from './figures.ts';
import { monthlyPaymentTool } from './monthly-payment-tool.ts';
import { ScheduleTable } from './schedule-table.tsx';
import { TimeChart } from './time-chart.tsx';
import { ToolPage } from './tool-page.tsx';

/** What a home costs each month, with every payment until the last. */
export default function MonthlyPaymentPage() {
  return (
    <ToolPage tool={monthlyPaymentTool} text={monthlyPaymentText}>
      {({ result }) => result.rows.length > 0 && <Course result={result} />}
    </ToolPage>
  );
}

/** The loan over time: what is owed, and how a payment divides. */
function Course({ result: { rows, loan, totalInterest } }: { result: MonthlyPaymentResult }) {
  const months = listMonths(rows.length);
  const row = (month: number) => rows[Math.max(month, 1) - 1];
  const turn = rows.find(({ principal, interest }) => Number(principal) > Number(interest))?.number ?? 1;
  return (
    <>
      <TimeChart
        title="The loan over time"
        says={`${writeDollars(loan)} is paid back in ${writeMonths(rows.length)}, with ${writeDollars(totalInterest)} of interest. ${describeTurn(turn)}`}
        months={months}
        panels={[
          {
            title: 'What you still owe',
            kind: 'areas',
            series: [
              {
                name: 'Balance',
                figures: months.map((month) => (month === 0 ? loan : (row(month)?.balance ?? '0.00'))),
              },
            ],
          },
          {
            title: 'Where that month’s payment goes',
            kind: 'areas',
            series: [
              { name: 'Principal', figures: months.map((month) => row(month)?.principal ?? '0.00') },
              { name: 'Interest', figures: months.map((month) => row(month)?.interest ?? '0.00') },
            ],
          },
        ]}
        describe={(month) =>
          month === 0 ? 'At the start' : `After payment ${month} (${writeMonths(month)})`
        }
      />
      <ScheduleTable title="Every payment" rows={rows} />
    </>
  );
}

function describeTurn(payment: number): string {
  if (payment === 1) return 'From the first payment on, more goes to principal than to interest.';
  return `Until payment ${payment - 1} more of each goes to interest than to principal; from payment ${payment} on it is the other way round.`;
}
