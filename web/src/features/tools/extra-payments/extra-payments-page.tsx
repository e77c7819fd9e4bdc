import * as texts from '@porchlight/content/en/tools/extra-payments.ts';
import { extraPaymentsText } from '@porchlight/content/en/tools/extra-payments.ts';
import { formatDollars } from '@porchlight/domain/kernel/money.ts';
import type {
  ExtraPaymentsInput,
  ExtraPaymentsResult,
} from '@porchlight/domain/tools/extra-payments/extra-payments.contract.ts';
import { ScheduleTable } from '../amortization/schedule-table.tsx';
import type { ScheduleYearRow } from '../amortization/schedule-years.ts';
import { listMonths } from '../charts/chart-scale.ts';
import { TimeChart } from '../charts/time-chart.tsx';
import { formatMonths } from '../figures.ts';
import { ToolPage } from '../tool-page.tsx';
import { extraPaymentsTool } from './extra-payments-tool.ts';

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
        title={texts.chartTitle}
        says={describe(result)}
        months={months}
        panels={[
          {
            title: texts.balance,
            kind: 'lines',
            series: [
              { name: texts.asBilled, figures: readBalances(input.principal, result.rowsWithout, months) },
              result.halves === null
                ? {
                    name: texts.withExtraPayments,
                    figures: readBalances(input.principal, result.rows, months),
                  }
                : {
                    name: texts.biweeklyLine,
                    figures: months.map((month) => result.halves?.balances[month] ?? '0.00'),
                  },
            ],
          },
        ]}
      />
      <ScheduleTable
        title={result.halves === null ? texts.extraScheduleTitle : texts.everyPayment}
        rows={result.rows}
        perYear={result.paymentsPerYear}
      />
    </>
  );
}

function describe({ payments, monthsSaved, interestSaved, extraTotal, halves }: ExtraPaymentsResult): string {
  if (monthsSaved === 0 && Number(interestSaved) === 0) {
    return texts.chartUnchanged;
  }
  const more =
    halves === null
      ? texts.ofExtraPayments(formatDollars(extraTotal, 'whole'))
      : texts.everyTwoWeeks(formatDollars(halves.payment, 'whole'));
  return monthsSaved === 0
    ? texts.chartSameMonth(more, formatMonths(payments), formatDollars(interestSaved, 'whole'))
    : texts.chartMonthsSooner(
        more,
        formatMonths(payments),
        formatMonths(monthsSaved),
        formatDollars(interestSaved, 'whole'),
      );
}

function readBalances(
  principal: string,
  rows: readonly ScheduleYearRow[],
  months: readonly number[],
): string[] {
  return months.map((month) => (month === 0 ? principal : (rows[month - 1]?.balance ?? '0.00')));
}
