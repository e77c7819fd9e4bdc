import * as texts from '@porchlight/content/en/plan-calculators.ts';
import { findUncountedProgram } from '@porchlight/domain/plan/calculator-inputs.ts';
import type { ToolId } from '@porchlight/domain/tools/tool-pages.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { paths } from '../../../paths.ts';
import { queryClient } from '../../../platform/api/shared-query-client.ts';
import { useToday } from '../../../platform/today.ts';
import { Button } from '../../../ui/button.tsx';
import { fillForm } from '../scenarios/fill-form.ts';
import { formatFragment } from '../scenarios/shared-link.ts';
import type { ToolField, Typed } from '../tool-definition.ts';
import { listInitial } from '../typed-values.ts';
import { usePlanFacts, usePlanWeek } from './plan-facts.queries.ts';
import { listPlanFigures, listUnknownDebts } from './plan-figures.ts';

type Props = {
  tool: ToolId;
  fields: readonly ToolField[];
  typed: Typed;
  startAgain: () => void;
};

/** Opens a calculator with the figures of the plan, and says so. Brings what talks to the server along. */
export default function PlanLine(props: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <Line {...props} />
    </QueryClientProvider>
  );
}

function Line({ tool, fields, typed, startAgain }: Props) {
  const facts = usePlanFacts();
  const survey = usePlanWeek();
  const today = useToday();
  const uncounted = facts && findUncountedProgram(tool, facts);
  const figures = useMemo(
    () =>
      facts === undefined ||
      survey === undefined ||
      today === '' ||
      Object.keys(facts).length === 0 ||
      uncounted !== undefined
        ? undefined
        : listPlanFigures({ tool, fields }, facts, today, survey),
    [tool, fields, facts, today, survey, uncounted],
  );
  const isFilled = useRef(false);
  const isUntouched = fields.every(({ name, initial }) => typed[name] === initial);
  const noDebts = figures === undefined ? [] : listUnknownDebts(fields, figures);
  const empty = Object.fromEntries(noDebts.map(({ name }) => [name, '']));
  const fill = (planned: Typed) =>
    fillForm(formatFragment(fields, { ...listInitial(fields), ...empty, ...planned }));

  useEffect(() => {
    if (figures === undefined || isFilled.current) return;
    isFilled.current = true;
    // Figures from a link, or typed meanwhile, stay.
    if (isUntouched && !location.hash.includes('=')) fill(figures);
  });

  if (uncounted !== undefined)
    return (
      <p className="rounded-m bg-sunken px-4 py-2.5 text-[.9375rem] leading-normal">
        {texts.otherProgram(uncounted)}{' '}
        <a href={paths.plan} className="underline">
          {texts.seeYourPlan}
        </a>
      </p>
    );
  if (figures === undefined) return null;
  const asked = fields.filter(
    (field) => !field.isWithin && field.isAsked?.(typed) !== false && !noDebts.includes(field),
  );
  const planned = asked.filter(({ name }) => figures[name] !== undefined);
  if (planned.length === 0) return null;
  const isFromPlan = planned.every(({ name }) => typed[name] === figures[name]);
  return (
    <p className="flex flex-wrap items-center gap-x-2 rounded-m bg-sunken px-4 py-1.5 text-[.9375rem] leading-normal">
      <span>
        {!isFromPlan && texts.differsFromPlan}
        {isFromPlan &&
          (planned.length === asked.length
            ? texts.fromYourPlan
            : texts.someFromPlan(planned.length, asked.length))}
        {noDebts.some(({ name }) => typed[name] === '') && ` ${texts.noDebts}`}
      </span>
      <Button
        variant="plain"
        size="small"
        className="-mx-3.5 underline"
        onClick={() => (isFromPlan ? startAgain() : fill(figures))}
      >
        {isFromPlan ? texts.standardInstead : texts.takePlan}
      </Button>
    </p>
  );
}
