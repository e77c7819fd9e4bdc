import { debtToIncomeText, debtToIncomeWords as words } from '@porchlight/content/en/tools/debt-to-income.ts';
import type { DtiResult } from '@porchlight/domain/tools/debt-to-income/dti.contract.ts';
import { Check, X } from 'lucide-react';
import { SourceName } from '../answer-line.tsx';
import { ComparisonTable } from '../comparison-table.tsx';
import { ToolPage } from '../tool-page.tsx';
import { debtToIncomeTool } from './debt-to-income-tool.ts';

/** The debt-to-income ratio, held against each program's line. */
export default function DebtToIncomePage() {
  return (
    <ToolPage tool={debtToIncomeTool} text={debtToIncomeText}>
      {({ result }) => (
        <>
          <Lines result={result} />
          <Debts />
        </>
      )}
    </ToolPage>
  );
}

function Lines({ result }: { result: DtiResult }) {
  return (
    <ComparisonTable
      title={words.table}
      says={words.tableLead}
      columns={words.columns}
      rows={result.limits.map(({ id, name, standing, source, frontMaxPercent, backMaxPercent }) => ({
        key: id,
        name: (
          <>
            {name}
            <span className="block font-normal text-[.8125rem] text-ink-soft leading-normal">
              {words.standing[standing]}: <SourceName source={source} />
            </span>
          </>
        ),
        cells: [
          frontMaxPercent === null ? words.noLine : `${frontMaxPercent}%`,
          `${backMaxPercent}%`,
          <Verdict key="verdict" isWithin={result.within[id] === true} />,
        ],
      }))}
    />
  );
}

function Verdict({ isWithin }: { isWithin: boolean }) {
  const Icon = isWithin ? Check : X;
  return (
    <span
      className={`inline-flex items-center gap-1.5 font-semibold ${isWithin ? 'text-sage' : 'text-brick'}`}
    >
      <Icon aria-hidden="true" className="size-4.5" />
      {isWithin ? words.keeps : words.passes}
    </span>
  );
}

function Debts() {
  const lists = [
    [words.countsTitle, words.counts],
    [words.countsNotTitle, words.countsNot],
  ] as const;
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
      {lists.map(([title, items]) => (
        <section key={title} className="grid content-start gap-3">
          <h2 className="text-2xl">{title}</h2>
          <ul className="grid max-w-[60ch] list-disc gap-1.5 pl-5 text-ink-soft">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
      <p className="text-[.9375rem] text-ink-soft lg:col-span-2">{words.countsSource}</p>
    </div>
  );
}
