import * as texts from '@porchlight/content/en/tools/screens.ts';
import type { ToolFieldText, ToolText } from '@porchlight/domain/tools/tool-pages.ts';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ANSWER_ID } from './answer-card.tsx';
import { formatFigure } from './figures.ts';
import type { PeriodControl } from './income-period.tsx';
import { ResultBar } from './result-bar.tsx';
import type { ShownWorking, ToolDefinition, ToolField, Typed } from './tool-definition.ts';
import { ToolFieldControl } from './tool-field-control.tsx';
import { type ToolState, toControlId } from './use-tool.ts';

/**
 * The questions of a tool. The answer follows each keystroke, and a figure that cannot be used says why at its own field; Enter, or the
 * button of the result bar, leads to the answer or lists what prevents it. It never leaves the page: method "dialog" outside of a dialog
 * does nothing, with scripts and without.
 */
export function ToolForm<Input, Result extends ShownWorking>({
  tool,
  text,
  state,
  rateSource,
  onChange,
  onStartAgain,
}: {
  tool: ToolDefinition<Input, Result>;
  text: ToolText<string, string>;
  state: ToolState<Input, Result>;
  /** Where the rate that the form begins with comes from. */
  rateSource: string;
  onChange: (name: string, value: string) => void;
  onStartAgain: () => void;
}) {
  const [asked, setAsked] = useState({ attempt: 0, isOpen: false });
  const problems = Object.entries(state.problems);
  const headline = tool.headline(state.answer.result, state.answer.input);

  function lead(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setAsked(({ attempt }) => ({ attempt: attempt + 1, isOpen: problems.length > 0 }));
    if (problems.length === 0) document.getElementById(ANSWER_ID)?.focus();
  }

  /** The period of an income is a control within its own control. */
  function readPeriod(name: string | undefined): PeriodControl | undefined {
    if (name === undefined) return undefined;
    return {
      id: toControlId(tool, name),
      text: text.fields[name] ?? { label: name },
      value: state.typed[name] ?? '',
      onChange: (value) => onChange(name, value),
    };
  }

  function describeField({ name, aboveSurvey }: ToolField): ToolFieldText {
    const said = text.fields[name] ?? { label: name };
    return aboveSurvey === '0' ? { ...said, hint: texts.beginsWith(rateSource, said.hint) } : said;
  }

  return (
    <form
      method="dialog"
      noValidate
      aria-label={texts.yourFigures}
      onSubmit={lead}
      className="grid grid-cols-[minmax(0,1fr)] gap-2 print:hidden"
    >
      {asked.isOpen && (
        <ErrorSummary
          attempt={asked.attempt}
          entries={problems.map(([name, message]) =>
            name === '' ? { message } : { message, fieldId: toControlId(tool, name) },
          )}
        />
      )}
      {groupFields(tool.fields, state.typed).map(({ group, fields }) => (
        <FieldGroup key={fields[0]?.name} name={group === undefined ? undefined : text.groups?.[group]}>
          {fields.map((field) => (
            <div
              key={field.name}
              className={`${fieldRows} ${field.isHalf ? 'max-sm:col-span-2' : 'col-span-2'}`}
            >
              <ToolFieldControl
                id={toControlId(tool, field.name)}
                field={field}
                text={describeField(field)}
                value={state.typed[field.name] ?? ''}
                error={state.problems[field.name]}
                period={readPeriod(field.period)}
                onChange={(value) => onChange(field.name, value)}
              />
            </div>
          ))}
        </FieldGroup>
      ))}
      {state.problems[''] !== undefined && !asked.isOpen && (
        <Notice look="wrong" title={texts.noAnswerTitle}>
          {state.problems['']}
        </Notice>
      )}
      <div className="noscript:hidden">
        <Button variant="plain" size="small" onClick={onStartAgain} className="min-h-12 lg:-ml-3.5">
          {texts.restartButton}
        </Button>
      </div>
      <ResultBar
        label={headline.label}
        figure={formatFigure(headline.value, headline.unit)}
        isStale={state.isStale}
      >
        <Button type="submit" variant="primary" size="small" className="noscript:hidden">
          {texts.showTheAnswer}
        </Button>
      </ResultBar>
    </form>
  );
}

/** Labels, hints, controls and errors that are side by side each share a row, whatever the others take. */
const fieldRows =
  'row-span-4 mb-5 grid grid-rows-subgrid [&>div]:row-span-4 [&>div]:grid [&>div]:grid-rows-subgrid';

/** What is asked now, by its groups; a group without a question is left out. */
function groupFields(fields: readonly ToolField[], typed: Typed) {
  const groups: { group: string | undefined; fields: ToolField[] }[] = [];
  for (const field of fields) {
    if (field.isWithin || field.isAsked?.(typed) === false) continue;
    const current = groups.at(-1);
    if (current !== undefined && current.group === field.group) current.fields.push(field);
    else groups.push({ group: field.group, fields: [field] });
  }
  return groups;
}

function FieldGroup({ name, children }: { name: string | undefined; children: ReactNode }) {
  const grid = 'grid grid-cols-2 gap-x-5';
  if (name === undefined) return <div className={grid}>{children}</div>;
  return (
    <fieldset className={`min-w-0 border-line border-t pt-5 ${grid}`}>
      <legend className="float-left col-span-2 mb-4 w-full font-display font-medium text-xl">{name}</legend>
      {children}
    </fieldset>
  );
}
