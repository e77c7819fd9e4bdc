import { pageDescriptions } from '@porchlight/content/en/page-descriptions.ts';
import { notAdvice } from '@porchlight/content/en/tools/not-advice.ts';
import * as texts from '@porchlight/content/en/tools/scenarios.ts';
import { toolSummaries } from '@porchlight/content/en/tools.ts';
import type { SavedScenario } from '@porchlight/domain/tools/saved-scenarios/saved-scenarios.contract.ts';
import { MAX_COMPARED_SCENARIOS } from '@porchlight/domain/tools/saved-scenarios/saved-scenarios.ts';
import { type ToolId, toolIds } from '@porchlight/domain/tools/tool-pages.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../../paths.ts';
import { PageHead } from '../../../platform/page/page-head.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { LeftOutNote } from '../../../ui/left-out.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useAccount } from '../../accounts/account.queries.ts';
import { useScenarios, useScenariosLeftOut } from '../scenarios/saved-scenarios.queries.ts';
import { loadComparedTool } from './compared-tools.ts';
import { ScenarioTable } from './scenario-table.tsx';

/** Up to four saved scenarios of one calculator side by side, computed again in the browser. */
export default function ComparePage() {
  return (
    <div className="page-width grid gap-8 py-8 lg:gap-10 lg:py-12 print:block print:p-0">
      <PageHead
        path={paths.compareScenarios}
        name={texts.compareSavedFigures}
        {...pageDescriptions['/tools/compare']}
      />
      <header className="grid gap-3 print:mb-4">
        <div className="print:hidden">
          <BackLink to={paths.tools}>{texts.allCalculators}</BackLink>
        </div>
        <h1 className="text-[clamp(2.2rem,4.4vw,3.25rem)] print:text-[22pt]">{texts.compareSavedFigures}</h1>
        <p className="max-w-[64ch] text-[1.125rem] text-ink-soft print:text-[10pt]">{texts.compareLead}</p>
        <p className="mt-2 hidden max-w-[68ch] rounded-m border border-line bg-surface p-5 font-medium noscript:block">
          {texts.scriptsNeeded}
        </p>
      </header>
      <div className="grid gap-4 noscript:hidden">
        <Content />
        <LeftOutNote count={useScenariosLeftOut()} what={[texts.savedScenario, texts.savedScenarios]} />
      </div>
      <p className="max-w-[68ch] text-[.9375rem] text-ink-soft print:mt-4">{notAdvice}</p>
    </div>
  );
}

function Content() {
  const account = useAccount();
  const { data: scenarios, isError, isFetching, refetch } = useScenarios();
  if (account === null) {
    return (
      <Notice
        title={texts.comparePromptTitle}
        action={
          <ButtonLink to={paths.signIn(paths.compareScenarios)} variant="primary" size="small">
            {texts.signIn}
          </ButtonLink>
        }
      >
        {texts.comparePromptLead}
      </Notice>
    );
  }
  if (isError && scenarios === undefined) {
    return (
      <div role="alert">
        <LoadFailed title={texts.savedLoadFailed} busy={isFetching} onRetry={() => void refetch()}>
          {texts.theyAreSafe}
        </LoadFailed>
      </div>
    );
  }
  if (account === undefined || scenarios === undefined) return <Skeleton className="h-96" />;
  if (!isSome(scenarios)) {
    return (
      <Notice
        title={texts.emptyTitle}
        action={
          <ButtonLink to={paths.tools} variant="primary" size="small">
            {texts.chooseACalculator}
          </ButtonLink>
        }
      >
        {texts.emptyLead}
      </Notice>
    );
  }
  return <CompareScenarios scenarios={scenarios} />;
}

function isSome(
  scenarios: readonly SavedScenario[],
): scenarios is readonly [SavedScenario, ...SavedScenario[]] {
  return scenarios.length > 0;
}

/** Chooses what is shown side by side: a calculator, then its scenarios. At first those that were changed last. */
function CompareScenarios({ scenarios }: { scenarios: readonly [SavedScenario, ...SavedScenario[]] }) {
  const { hash } = useLocation();
  const saved = toolIds.filter((id) => scenarios.some(({ tool }) => tool === id));
  const [wanted, setWanted] = useState<ToolId | undefined>(saved.find((id) => hash === `#${id}`));
  const tool = saved.find((id) => id === wanted) ?? scenarios[0].tool;
  const own = scenarios.filter((scenario) => scenario.tool === tool);
  const [picked, setPicked] = useState<Partial<Record<ToolId, readonly string[]>>>({});
  const ids = picked[tool] ?? own.slice(0, MAX_COMPARED_SCENARIOS).map(({ id }) => id);
  const chosen = own.filter(({ id }) => ids.includes(id));

  function toggle(id: string, isChosen: boolean) {
    const kept = chosen.map((scenario) => scenario.id).filter((other) => other !== id);
    setPicked({ ...picked, [tool]: isChosen ? [...kept, id] : kept });
  }
  return (
    <div className="grid gap-8 print:block">
      <div className="grid gap-5 print:hidden">
        {saved.length > 1 && (
          <div className="max-w-sm">
            <SelectField
              label={texts.calculator}
              value={tool}
              onChange={({ target }) => setWanted(saved.find((id) => id === target.value))}
            >
              {saved.map((id) => (
                <option key={id} value={id}>
                  {toolSummaries[id].name}
                </option>
              ))}
            </SelectField>
          </div>
        )}
        <fieldset className="grid gap-1">
          <legend className="mb-1 font-semibold">{texts.scenariosToCompare}</legend>
          {own.length > MAX_COMPARED_SCENARIOS && (
            <p className="text-[.9375rem] text-ink-soft">
              {texts.choiceLimitHint(MAX_COMPARED_SCENARIOS, chosen.length)}
            </p>
          )}
          <div className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
            {own.map(({ id, name }) => {
              const isChosen = ids.includes(id);
              return (
                <Checkbox
                  key={id}
                  checked={isChosen}
                  disabled={!isChosen && chosen.length >= MAX_COMPARED_SCENARIOS}
                  onChange={({ target }) => toggle(id, target.checked)}
                >
                  <span className="wrap-anywhere">{name}</span>
                </Checkbox>
              );
            })}
          </div>
        </fieldset>
      </div>
      {chosen.length === 0 ? (
        <p>{texts.noneChosen}</p>
      ) : (
        <ScenarioLoading key={tool} tool={tool} scenarios={chosen} />
      )}
    </div>
  );
}

/** Fetches the calculator of the chosen scenarios, then shows them. */
function ScenarioLoading({ tool, scenarios }: { tool: ToolId; scenarios: readonly SavedScenario[] }) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['compared-tool', tool],
    queryFn: () => loadComparedTool(tool),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isError) {
    return (
      <div role="alert">
        <LoadFailed title={texts.calculatorLoadFailed} busy={isFetching} onRetry={() => void refetch()}>
          {texts.calculatorFailedLead}
        </LoadFailed>
      </div>
    );
  }
  if (data === undefined) return <Skeleton className="h-96" />;
  return <ScenarioTable id={tool} tool={data} scenarios={scenarios} />;
}
