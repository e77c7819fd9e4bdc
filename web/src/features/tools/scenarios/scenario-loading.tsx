import * as texts from '@porchlight/content/en/tools/scenarios-page.ts';
import type { SavedScenario } from '@porchlight/domain/tools/saved-scenarios/saved-scenarios.contract.ts';
import type { ToolId } from '@porchlight/domain/tools/tool-pages.ts';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { loadComparedTool } from './compared-tools.ts';
import { ScenarioTable } from './scenario-table.tsx';

/** Fetches the calculator of the chosen scenarios, then shows them. */
export function ScenarioLoading({ tool, scenarios }: { tool: ToolId; scenarios: readonly SavedScenario[] }) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['compared-tool', tool],
    queryFn: () => loadComparedTool(tool),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isError) {
    return (
      <div role="alert">
        <LoadFailed title={texts.theCalculatorDidNotLoad} busy={isFetching} onRetry={() => void refetch()}>
          {texts.whatSavedSafeCheckConnection}
        </LoadFailed>
      </div>
    );
  }
  if (data === undefined) return <Skeleton className="h-96" />;
  return <ScenarioTable id={tool} tool={data} scenarios={scenarios} />;
}
