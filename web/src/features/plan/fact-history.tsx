import * as texts from '@porchlight/content/en/plan.ts';
import { isSameValue } from '@porchlight/domain/plan/current-facts.ts';
import type { Fact, FactValue } from '@porchlight/domain/plan/plan-facts.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { describeSource, describeValue } from '../tools/plan/fact-words.ts';
import { useEnterFact } from './plan.queries.ts';

/** What a fact was, latest first; each earlier value comes back with one press. */
export default function FactHistory({ fact, held }: { fact: Fact; held: FactValue | null }) {
  const enter = useEnterFact();
  const { data, isError } = useQuery(api.plan.history.queryOptions({ input: { fact } }));
  if (data === undefined)
    return isError ? (
      <p role="alert" className="py-2 text-ink-soft">
        {texts.historyLoadFailed}
      </p>
    ) : (
      <Skeleton className="h-20" />
    );
  if (data.versions.length === 0) return <p className="py-2 text-ink-soft">{texts.noHistoryYet}</p>;
  return (
    <ol className="mt-2 grid divide-y divide-line rounded-m bg-sunken px-4 sm:px-5">
      {data.versions.map((version) => {
        const words = describeValue(fact, version.value);
        const isOffered = version.value !== null && !isSameValue(version.value, held);
        return (
          <li key={version.id} className="flex flex-wrap items-center justify-between gap-x-6 py-2.5">
            <p className="grid min-w-0 gap-0.5">
              <span className="figure-tabular break-words font-semibold">{words}</span>
              <span className="text-[.9375rem] text-ink-soft leading-normal">{describeSource(version)}</span>
              {version.from.source === 'document' && (
                <q className="text-[.9375rem] leading-normal">{version.from.words}</q>
              )}
            </p>
            {isOffered && (
              <Button
                variant="plain"
                size="small"
                aria-label={texts.takeValueAgain(words)}
                className="-mr-3.5 max-sm:-ml-3.5"
                onClick={() => enter({ fact, value: version.value })}
              >
                {texts.takeAgain}
              </Button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
