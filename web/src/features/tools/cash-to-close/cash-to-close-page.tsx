import { cashToCloseText, cashToCloseWords } from '@porchlight/content/en/tools/cash-to-close.ts';
import { formatDollars } from '@porchlight/domain/kernel/money.ts';
import type { CashToCloseResult } from '@porchlight/domain/tools/cash-to-close/cash-to-close.contract.ts';
import { CashChart } from '../charts/cash-chart.tsx';
import { ComparisonTable } from '../comparison-table.tsx';
import { dropCents } from '../figures.ts';
import { ToolPage } from '../tool-page.tsx';
import { cashToClosePage } from './cash-to-close-tool.ts';

const letters = ['A', 'B', 'C', 'E', 'F', 'G', 'H'] as const;

/** What is brought on closing day, by the sections of the official form. */
export default function CashToClosePage() {
  return (
    <ToolPage tool={cashToClosePage} text={cashToCloseText}>
      {({ input, result }) => (
        <>
          <CashChart {...result} price={input.price} />
          <Sections result={result} />
        </>
      )}
    </ToolPage>
  );
}

function Sections({ result }: { result: CashToCloseResult }) {
  const rows = letters.flatMap((letter) => {
    const section = result.sections[letter];
    if (section === null) return [];
    return [
      {
        key: letter,
        name: cashToCloseWords.sections[letter],
        cells: [formatDollars(dropCents(section.total))],
        isSetApart: true,
      },
      ...section.lines
        .filter(({ name }) => name !== 'total')
        .map(({ name, amount }) => ({
          key: `${letter} ${name}`,
          name: <span className="block pl-4 font-normal">{name}</span>,
          cells: [formatDollars(dropCents(amount))],
        })),
    ];
  });
  return (
    <div className="max-w-[44rem]">
      <ComparisonTable
        title={cashToCloseWords.table}
        says={result.isEstimate ? cashToCloseWords.estimateLead : cashToCloseWords.tableLead}
        columns={cashToCloseWords.columns}
        rows={rows}
      />
    </div>
  );
}
