import * as texts from '@porchlight/content/en/tools/scenarios.ts';
import type { SavedScenario } from '@porchlight/domain/tools/saved-scenarios/saved-scenarios.contract.ts';
import { getToolPath, type ToolId } from '@porchlight/domain/tools/tool-pages.ts';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useToday } from '../../../platform/today.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { downloadCsv } from '../csv.ts';
import type { ComparedTool } from './compared-tools.ts';
import { listScenarioRows, makeScenarioSheet, type ScenarioRow } from './scenario-rows.ts';

/** Scenarios of one calculator, a column each: what went in, then what came out as of today. */
export function ScenarioTable({
  id,
  tool,
  scenarios,
}: {
  id: ToolId;
  tool: ComparedTool;
  scenarios: readonly SavedScenario[];
}) {
  const today = useToday();
  const [isShort, setIsShort] = useState(false);
  const columns = scenarios.map(({ inputs }) => tool.compare(inputs, today));
  const given = listScenarioRows(columns.map((column) => column.given));
  const lines = listScenarioRows(columns.map((column) => column.lines));
  const ids = scenarios.map((scenario) => scenario.id);
  const names = scenarios.map(({ name }) => name);
  const differing = [...given, ...lines].filter(({ differs }) => differs).length;
  const choose = (rows: ScenarioRow[]) => (isShort ? rows.filter(({ differs }) => differs) : rows);
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="grid gap-1">
          <h2 id="comparison" className="text-2xl">
            {tool.name}
          </h2>
          <p role="status" className="text-ink-soft">
            {describeDifferences(scenarios.length, differing)}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2.5 print:hidden">
          {scenarios.length > 1 && (
            <Checkbox checked={isShort} onChange={({ target }) => setIsShort(target.checked)}>
              {texts.onlyWhatDiffers}
            </Checkbox>
          )}
          <Button size="small" onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-4.5" />
            {texts.print}
          </Button>
          <Button
            size="small"
            onClick={() => downloadCsv(`compared-${id}`, makeScenarioSheet(names, given, lines))}
          >
            <Download aria-hidden="true" className="size-4.5" />
            {texts.comparisonCsv}
          </Button>
        </div>
      </div>
      {columns.map(
        ({ problem }, place) =>
          problem !== undefined && (
            <Notice key={scenarios[place]?.id} look="wrong" title={texts.hasNoAnswer(names[place] ?? '')}>
              {problem}
            </Notice>
          ),
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: Four columns are wider than a phone; keys have to reach them. */}
      <section aria-labelledby="comparison" tabIndex={0} className="overflow-x-auto">
        <table className="figure-tabular w-full text-[.8125rem] sm:text-[.9375rem] print:text-[9pt]">
          <thead>
            <tr className="border-ink border-b-2 align-bottom">
              <th
                scope="col"
                className="sticky left-0 min-w-24 bg-paper py-3 pr-3 text-left print:bg-transparent"
              >
                <span className="sr-only">{texts.line}</span>
              </th>
              {scenarios.map((scenario) => (
                <th
                  key={scenario.id}
                  scope="col"
                  className="min-w-26 py-3 pl-3 text-right sm:min-w-32 sm:pl-4"
                >
                  <Link
                    to={`${getToolPath(id)}${tool.write(scenario.inputs)}`}
                    className="text-link wrap-anywhere print:no-underline"
                  >
                    {scenario.name}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <Rows title={texts.whatWentIn} rows={choose(given)} ids={ids} missing={() => texts.notGiven} />
          <Rows
            title={texts.whatCameOut}
            rows={choose(lines)}
            ids={ids}
            missing={(place) => (columns[place]?.problem === undefined ? 'none' : texts.noAnswer)}
          />
        </table>
      </section>
    </div>
  );
}

function Rows({
  title,
  rows,
  ids,
  missing,
}: {
  title: string;
  rows: readonly ScenarioRow[];
  ids: readonly string[];
  /** Shown where the scenario in this place has no such line. */
  missing: (place: number) => string;
}) {
  if (rows.length === 0) return null;
  return (
    <tbody>
      <tr>
        <th
          scope="rowgroup"
          colSpan={ids.length + 1}
          className="pt-6 pb-2 text-left font-display text-[1.125rem]"
        >
          <span className="sticky left-0">{title}</span>
        </th>
      </tr>
      {rows.map(({ key, label, values, differs, note, notes }) => (
        <tr key={key} className="border-line border-b align-top">
          <th
            scope="row"
            className="sticky left-0 bg-paper py-2.5 pr-3 text-left font-normal print:bg-transparent print:py-1"
          >
            <span className="mr-2">{label}</span>
            {differs && (
              <span className="mr-1 inline-block rounded-s bg-lamp-soft px-1.5 font-semibold text-[.8125rem] text-lamp-ink">
                {texts.differs}
              </span>
            )}
            <Note>{note}</Note>
          </th>
          {values.map((value, place) => (
            <td
              key={ids[place]}
              className={`py-2.5 pl-3 text-right sm:pl-4 print:py-1 ${differs ? 'font-semibold' : ''}`}
            >
              {value ?? <span className="font-normal text-ink-soft">{missing(place)}</span>}
              <Note>{notes[place]}</Note>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Note({ children }: { children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <span className="block text-balance font-normal text-[.8125rem] text-ink-soft leading-snug print:text-[8pt]">
      {children}
    </span>
  );
}

function describeDifferences(scenarios: number, differing: number): string {
  if (scenarios === 1) return texts.oneScenarioNote;
  if (differing === 0) return texts.noLineDiffers;
  return texts.differingLines(differing, differing);
}
