import { locale } from '@porchlight/content/en/locale.ts';
import { notAdvice } from '@porchlight/content/en/tools/not-advice.ts';
import * as texts from '@porchlight/content/en/tools/screens.ts';
import { toolSummaries } from '@porchlight/content/en/tools.ts';
import { site } from '@porchlight/content/site.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { TableUse } from '@porchlight/domain/programs/data-table.ts';
import { getToolPath, type ToolText } from '@porchlight/domain/tools/tool-pages.ts';
import { describeRateSource } from '@porchlight/domain/weekly-rates/weekly-rate.ts';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { PageHead } from '../../platform/page/page-head.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { AnswerCard } from './answer-card.tsx';
import { SourceName } from './answer-line.tsx';
import { AssumptionList } from './assumption-list.tsx';
import { PlanPart } from './plan/plan-part.tsx';
import type { ShownWorking, ToolDefinition, ToolPageAnswer } from './tool-definition.ts';
import { ToolForm } from './tool-form.tsx';
import { useTool } from './use-tool.ts';

/** Only for a signed-in buyer. */
const loadPlanLine = () => import('./plan/plan-line.tsx');

/**
 * The page of one calculator: its form, the answer beside it, and below them what `children` makes of the answer (a chart, a
 * schedule), what was taken for granted, and the tables it was worked out with. Whole as it is built, with a worked example.
 */
export function ToolPage<Input, Result extends ShownWorking>({
  tool,
  text,
  children,
}: {
  tool: ToolDefinition<Input, Result>;
  text: ToolText<string, string>;
  children?: (answer: ToolPageAnswer<Input, Result>) => ReactNode;
}) {
  const { state, change, startAgain, fields, survey } = useTool(tool);
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-10 py-8 lg:gap-14 lg:py-12 print:block print:p-0">
      <PageHead
        path={getToolPath(tool.id)}
        name={text.title}
        title={`${text.title} | ${site.name}`}
        description={import.meta.env.SSR ? toolSummaries[tool.id].description : ''}
      />
      <header className="grid gap-3 print:mb-6">
        <div className="print:hidden">
          <BackLink to={paths.tools}>{texts.allCalculators}</BackLink>
        </div>
        <h1 className="text-[clamp(2.2rem,4.4vw,3.25rem)] print:text-[22pt]">{text.title}</h1>
        <p className="max-w-[64ch] text-[1.125rem] text-ink-soft print:text-[10pt]">{text.lead}</p>
        <p className="mt-2 hidden max-w-[68ch] rounded-m border border-line bg-surface p-5 font-medium noscript:block">
          {texts.withoutScripts}
        </p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] print:mb-6">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 print:hidden">
          <PlanPart load={loadPlanLine} props={{ fields, tool: tool.id, typed: state.typed, startAgain }} />
          <ToolForm
            tool={tool}
            text={text}
            state={state}
            rateSource={describeRateSource(survey.week, state.answer.on, locale)}
            onChange={change}
            onStartAgain={startAgain}
          />
        </div>
        <AnswerCard tool={tool} text={text} state={state} />
      </div>
      {children?.(state.answer)}
      <div className="grid items-start gap-x-12 gap-y-10 border-line border-t pt-10 lg:grid-cols-2 print:mt-6 print:pt-4">
        <AssumptionList assumptions={text.assumptions} />
        <TableNotes tables={state.answer.result.tables} />
      </div>
      <p className="max-w-[68ch] text-[.9375rem] text-ink-soft">{notAdvice}</p>
    </div>
  );
}

/** Which tables an answer was worked out with, how old they are, and which of them has run out. */
function TableNotes({ tables }: { tables: readonly TableUse[] }) {
  if (tables.length === 0) return null;
  return (
    <section aria-labelledby="tables" className="grid gap-4">
      <h2 id="tables" className="text-2xl">
        {texts.tablesWorkedOut}
      </h2>
      <ul className="grid gap-4">
        {tables.map((table) => (
          <li key={table.id} className="grid gap-1">
            <span className="font-semibold">{table.name}</span>
            <span className="text-[.9375rem] text-ink-soft leading-normal">
              <SourceName source={table.source} />
              {texts.tableNotesPublished(formatCalendarDate(table.published, locale), describeRange(table))}
            </span>
            {table.warning !== null && (
              <span className="mt-1 flex gap-2.5 rounded-m bg-lamp-soft px-4 py-3 font-medium text-[.9375rem] text-lamp-ink leading-normal">
                <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
                <span>{table.warning}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
      <p>
        <SiteLink
          href={texts.dataSources.href}
          className="inline-flex min-h-11 items-center text-[.9375rem] text-link underline print:hidden"
        >
          {texts.dataSources.label}
        </SiteLink>
      </p>
    </section>
  );
}

function describeRange({ from, until }: TableUse): string {
  const start = texts.holdsFrom(formatCalendarDate(from, locale));
  return until === null ? `${start}.` : texts.to(start, formatCalendarDate(until, locale));
}
