import * as texts from '@porchlight/content/en/tools/monthly-payment.ts';
import { monthlyPaymentText } from '@porchlight/content/en/tools/monthly-payment.ts';
import { formatDollars } from '@porchlight/domain/kernel/money.ts';
import type { MonthlyPaymentResult } from '@porchlight/domain/tools/monthly-payment/monthly-payment.contract.ts';
import { ScheduleTable } from '../amortization/schedule-table.tsx';
import { listMonths } from '../charts/chart-scale.ts';
import { PaymentChart } from '../charts/payment-chart.tsx';
import { TimeChart } from '../charts/time-chart.tsx';
import { formatMonths } from '../figures.ts';
import { ToolPage } from '../tool-page.tsx';
import { monthlyPaymentTool } from './monthly-payment-tool.ts';

/** What a home costs each month, with every payment until the last. */
export default function MonthlyPaymentPage() {
  return (
    <ToolPage tool={monthlyPaymentTool} text={monthlyPaymentText}>
      {({ result }) => (
        <>
          <PaymentChart
            parts={{
              principalAndInterest: result.payment,
              propertyTax: result.propertyTax,
              insurance: result.homeInsurance,
              mortgageInsurance: result.mortgageInsurance,
              dues: result.dues,
            }}
            total={result.total}
          />
          {result.rows.length > 0 && <Course result={result} />}
        </>
      )}
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
        title={texts.chartTitle}
        says={texts.chartLead(
          formatDollars(loan, 'whole'),
          formatMonths(rows.length),
          formatDollars(totalInterest, 'whole'),
          describeTurn(turn),
        )}
        months={months}
        panels={[
          {
            title: texts.balanceChartTitle,
            kind: 'areas',
            series: [
              {
                name: texts.balance,
                figures: months.map((month) => (month === 0 ? loan : (row(month)?.balance ?? '0.00'))),
              },
            ],
          },
          {
            title: texts.splitChartTitle,
            kind: 'areas',
            series: [
              { name: texts.principal, figures: months.map((month) => row(month)?.principal ?? '0.00') },
              { name: texts.interest, figures: months.map((month) => row(month)?.interest ?? '0.00') },
            ],
          },
        ]}
        describe={(month) =>
          month === 0 ? texts.atTheStart : texts.afterPayment(month, formatMonths(month))
        }
      />
      <ScheduleTable title={texts.everyPayment} rows={rows} />
    </>
  );
}

function describeTurn(payment: number): string {
  if (payment === 1) return texts.turnAtStart;
  return texts.turnAtPayment(payment - 1, payment);
}
