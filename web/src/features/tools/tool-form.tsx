import type { ToolText } from '@porchlight/domain/tools/tool-pages.ts';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ANSWER_ID } from './answer-card.tsx';
import type { ShownWorking, ToolDefinition, ToolField, Typed } from './tool-definition.ts';
import { ToolFieldControl } from './tool-field-control.tsx';
import { type ToolState, toControlId } from './use-tool.ts';

/**
 * The questions of a tool. The answer follows each keystroke, and a figure that cannot be used says why at its own field; Enter, or
 * the button on narrow screens, leads to the answer or lists what stands in its way. It never leaves the page: method "dialog" outside
 * of a dialog does nothing, with scripts and without.
 */
export function ToolForm<Input, Result extends ShownWorking>({
  tool,
  text,
  state,
  onChange,
  onStartAgain,
}: {
  tool: ToolDefinition<Input, Result>;
  text: ToolText<string, string>;
  state: ToolState<Input, Result>;
  onChange: (name: string, value: string) => void;
  onStartAgain: () => void;
}) {
  const [asked, setAsked] = useState({ attempt: 0, isOpen: false });
  const problems = Object.entries(state.problems);

  function lead(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setAsked(({ attempt }) => ({ attempt: attempt + 1, isOpen: problems.length > 0 }));
    if (problems.length === 0) document.getElementById(ANSWER_ID)?.focus();
  }

  return (
    <form
      method="dialog"
      noValidate
      aria-label="Your figures"
      onSubmit={lead}
      className="grid gap-6 print:hidden"
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
              className={`${state.problems[field.name] === undefined ? 'self-end' : 'self-start'} ${field.isHalf ? 'max-sm:col-span-2' : 'col-span-2'}`}
            >
              <ToolFieldControl
                id={toControlId(tool, field.name)}
                field={field}
                text={text.fields[field.name] ?? { label: field.name }}
                value={state.typed[field.name] ?? ''}
                error={state.problems[field.name]}
                onChange={(value) => onChange(field.name, value)}
              />
            </div>
          ))}
        </FieldGroup>
      ))}
      {state.problems[''] !== undefined && !asked.isOpen && (
        <Notice look="wrong" title="These figures have no answer together">
          {state.problems['']}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3 noscript:hidden">
        <Button type="submit" variant="primary" className="lg:hidden">
          Show the answer
        </Button>
        <Button variant="plain" size="small" onClick={onStartAgain} className="min-h-12 lg:-ml-3.5">
          Start again with the example
        </Button>
      </div>
    </form>
  );
}

/** What is asked now, by its groups; a group without a question is left out. */
function groupFields(fields: readonly ToolField[], typed: Typed) {
  const groups: { group: string | undefined; fields: ToolField[] }[] = [];
  for (const field of fields) {
    if (field.isAsked?.(typed) === false) continue;
    const current = groups.at(-1);
    if (current !== undefined && current.group === field.group) current.fields.push(field);
    else groups.push({ group: field.group, fields: [field] });
  }
  return groups;
}

function FieldGroup({ name, children }: { name: string | undefined; children: ReactNode }) {
  const grid = 'grid grid-cols-2 items-end gap-x-5 gap-y-6';
  if (name === undefined) return <div className={grid}>{children}</div>;
  return (
    <fieldset className={`min-w-0 border-line border-t pt-5 ${grid}`}>
      <legend className="float-left col-span-2 w-full font-display font-medium text-xl">{name}</legend>
      {children}
    </fieldset>
  );
}
