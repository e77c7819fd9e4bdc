import { useEffect, useMemo, useState } from 'react';
import { useNewestWeek } from '../../platform/api/newest-week.ts';
import { useToday } from '../../platform/today.ts';
import { answerTool } from './answer-tool.ts';
import { beginWithWeek, listFollowingRates } from './planned-rate.ts';
import { formatFragment, getFragment } from './scenarios/shared-link.ts';
import type { ShownWorking, ToolDefinition, ToolPageAnswer, Typed } from './tool-definition.ts';
import { listInitial, tidyDollars } from './typed-values.ts';

/** The built page shows its example as of this day, whenever it was built; the reader's own day follows. */
const EXAMPLE_DAY = '2026-06-15';
/** Browsers allow few changes of the address in a row. */
const ADDRESS_PAUSE_MS = 400;

export type ToolState<Input, Result> = {
  typed: Typed;
  /** The last good answer; `isStale` when the form as it is now has none. */
  answer: ToolPageAnswer<Input, Result>;
  isStale: boolean;
  problems: Readonly<Record<string, string>>;
};

/**
 * A tool at work: what is typed, its answer and what is wrong. A link's fragment fills the form; afterwards the address follows
 * the form, so that a reload or a bookmark keeps it. Nothing leaves the browser.
 */
export function useTool<Input, Result extends ShownWorking>(tool: ToolDefinition<Input, Result>) {
  const on = useToday() || EXAMPLE_DAY;
  const survey = useNewestWeek(tool.fields.some(({ aboveSurvey }) => aboveSurvey !== undefined));
  const fields = useMemo(() => beginWithWeek(tool.fields, survey), [tool, survey]);
  const [state, setState] = useState(() => startWithExample(tool));

  useEffect(() => {
    const follow = () => {
      const filled = getFragment(fields, location.hash);
      if (filled) setState((before) => workOut(tool, before, filled, on));
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [tool, fields, on]);

  useEffect(() => {
    // What was typed before the page came alive, or was put back by the browser, counts as typed.
    setState((before) =>
      workOut(tool, before, getFragment(tool.fields, location.hash) ?? parseForm(tool), on),
    );
  }, [tool, on]);

  useEffect(() => {
    // The built page knows the release's week; a rate that was not chosen follows the newest one.
    setState((before) => {
      const rates = listFollowingRates({ built: tool.fields, fields }, before.typed, location.hash);
      const after = workOut(tool, before, { ...before.typed, ...rates }, on);
      const isTouched = before.typed !== before.started;
      return isTouched || after === before ? after : { ...after, started: after.typed };
    });
  }, [tool, fields, on]);

  useEffect(() => {
    if (state.typed === state.started) return;
    const timer = setTimeout(() => {
      const address = `${location.pathname}${location.search}${formatFragment(tool.fields, state.typed)}`;
      history.replaceState(history.state, '', address);
    }, ADDRESS_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [tool, state]);

  return {
    state: state as ToolState<Input, Result>,
    change: (name: string, text: string) =>
      setState((before) => workOut(tool, before, { ...before.typed, [name]: text }, on)),
    startAgain: () => setState((before) => workOut(tool, before, listInitial(fields), on)),
    fields,
    survey,
  };
}

/** The id of a field's control. */
export function toControlId(tool: { id: string }, name: string): string {
  return `${tool.id}-${name}`;
}

type Kept<Input, Result> = ToolState<Input, Result> & { started: Typed };

function startWithExample<Input, Result extends ShownWorking>(
  tool: ToolDefinition<Input, Result>,
): Kept<Input, Result> {
  const typed = listInitial(tool.fields);
  const { answer, problems } = answerTool(tool, typed, EXAMPLE_DAY);
  if (!answer) throw new Error(`The example of ${tool.id} has no answer: ${JSON.stringify(problems)}`);
  return { typed, answer, isStale: false, problems: {}, started: typed };
}

function workOut<Input, Result extends ShownWorking>(
  tool: ToolDefinition<Input, Result>,
  before: Kept<Input, Result>,
  typed: Typed,
  on: string,
): Kept<Input, Result> {
  const isSame = tool.fields.every(({ name }) => typed[name] === before.typed[name]);
  if (isSame && on === before.answer.on) return before;
  const { answer, problems } = answerTool(tool, typed, on);
  return {
    typed: isSame ? before.typed : typed,
    answer: answer ?? before.answer,
    isStale: answer === undefined,
    problems: problems ?? {},
    started: before.started,
  };
}

/** What the form's controls hold; a question that the form does not show keeps its initial value. */
function parseForm<Input, Result extends ShownWorking>(tool: ToolDefinition<Input, Result>): Typed {
  return Object.fromEntries(
    tool.fields.map(({ name, initial, kind }) => {
      const control = document.getElementById(toControlId(tool, name));
      if (control instanceof HTMLInputElement && control.type === 'checkbox') {
        return [name, control.checked ? 'yes' : ''];
      }
      const isControl = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
      if (!isControl || control.value === initial) return [name, initial];
      const isLeft = kind === 'dollars' && control !== document.activeElement;
      return [name, isLeft ? tidyDollars(control.value) : control.value];
    }),
  );
}
