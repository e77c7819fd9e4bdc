import { locale } from '@porchlight/content/en/locale.ts';
import {
  contractDatesText,
  contractDatesWords as words,
} from '@porchlight/content/en/tools/contract-dates.ts';
import type {
  ContractDatesInput,
  ContractDatesResult,
} from '@porchlight/domain/dates/contract-clock/contract-dates.contract.ts';
import { formatWeekdayDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { CalendarPlus } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { ComparisonTable } from '../comparison-table.tsx';
import { ToolPage } from '../tool-page.tsx';
import { contractDatesTool } from './contract-dates-tool.ts';

/** Comes with the first press. */
const loadCalendar = () => import('./save-deadlines.ts');

/** The dates of a contract: each deadline with how it is counted, and what moves with the closing. */
export default function ContractDatesPage() {
  return (
    <ToolPage tool={contractDatesTool} text={contractDatesText}>
      {({ input, result }) => (
        <>
          {result.move !== null && <Moved move={result.move} />}
          <Deadlines input={input} result={result} />
        </>
      )}
    </ToolPage>
  );
}

function Deadlines({ input, result }: { input: ContractDatesInput; result: ContractDatesResult }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ComparisonTable
        title={words.table}
        columns={words.columns}
        rows={result.rows.map(({ key, title, kind, day, formula, notes, source }) => ({
          key,
          isSetApart: key === result.next?.key,
          name: (
            <>
              {title}
              <span className="block max-w-[60ch] font-normal text-ink-soft">
                {[words.sourced(formula, source), ...notes].join(' ')}
              </span>
            </>
          ),
          cells: [formatWeekdayDate(day, locale), words.kinds[kind]],
        }))}
      />
      <div className="noscript:hidden print:hidden">
        <Button
          size="small"
          onClick={() =>
            void loadCalendar().then(({ saveDeadlines }) => saveDeadlines(result, input.acceptance))
          }
        >
          <CalendarPlus aria-hidden="true" className="size-4.5" />
          {words.addToCalendar}
        </Button>
      </div>
    </div>
  );
}

function Moved({ move }: { move: NonNullable<ContractDatesResult['move']> }) {
  const write = (day: string | null) => (day === null ? words.none : formatWeekdayDate(day, locale));
  return (
    <ComparisonTable
      title={words.moves}
      says={move.problem ?? (move.moved.length === 0 ? words.nothingMoves : undefined)}
      columns={words.movedColumns}
      rows={move.moved.map(({ key, title, before, after }) => ({
        ...{ key, name: title },
        cells: [write(before), write(after)],
      }))}
    />
  );
}
