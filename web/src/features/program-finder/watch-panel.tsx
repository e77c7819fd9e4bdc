import { watchPanel as texts } from '@porchlight/content/en/program-finder-watches.ts';
import type { ProgramPlace } from '@porchlight/domain/programs/program-finder/answers.ts';
import type { Program } from '@porchlight/domain/programs/program-finder/program.ts';
import { listOpenPrograms, servesPlace } from '@porchlight/domain/programs/program-finder/program-list.ts';
import { isWatchable } from '@porchlight/domain/programs/program-watches/watched-rounds.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell, BellOff } from 'lucide-react';
import { parseFailure } from '../../platform/api/failure.ts';
import { pageApi } from '../../platform/api/page-api.ts';
import { showFailure, showSuccess } from '../../platform/toasts/show-toast.ts';
import { Button } from '../../ui/button.tsx';
import { useAccount } from '../accounts/account.queries.ts';

/** Programs that give their money out in rounds, where the buyer buys, and those that are watched already. */
export function WatchPanel({ state, on }: { state: ProgramPlace | undefined; on: string }) {
  const account = useAccount();
  const { data } = useQuery(pageApi.programWatches.list.queryOptions({ enabled: Boolean(account) }));
  if (data === undefined) return null;
  const watchable = listOpenPrograms(on).filter(isWatchable);
  const shown = watchable.filter(
    (program) => data.programs.includes(program.id) || (state !== undefined && servesPlace(program, state)),
  );
  return (
    <section
      aria-labelledby="watches"
      className="grid gap-4 rounded-m border border-line bg-surface p-5 sm:p-7 print:hidden"
    >
      <div className="grid gap-2">
        <h2 id="watches" className="text-2xl">
          {texts.title}
        </h2>
        <p className="max-w-[64ch] text-ink-soft">{texts.lead}</p>
      </div>
      {shown.length === 0 ? (
        <p>{state === undefined ? texts.chooseState : texts.none}</p>
      ) : (
        <ul className="grid divide-y divide-line border-line border-t">
          {shown.map((program) => (
            <Watch key={program.id} program={program} isWatched={data.programs.includes(program.id)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Watch({ program, isWatched }: { program: Program; isWatched: boolean }) {
  const { id, name, window: when } = program;
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: () =>
      isWatched
        ? pageApi.programWatches.remove.call({ program: id })
        : pageApi.programWatches.add.call({ program: id }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: pageApi.programWatches.key() });
      showSuccess({ title: isWatched ? texts.stopped(name) : texts.watching(name) });
    },
    onError: (error) => showFailure({ title: texts.notSaved, description: parseFailure(error).message }),
  });
  const Icon = isWatched ? BellOff : Bell;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="grid max-w-[48ch] gap-0.5">
        <h3 className="text-lg">{name}</h3>
        {when !== undefined && <p className="text-[.9375rem] text-ink-soft leading-normal">{when}</p>}
      </div>
      <Button
        size="small"
        busy={change.isPending}
        aria-label={isWatched ? texts.stopNamed(name) : texts.watchNamed(name)}
        onClick={() => change.mutate()}
      >
        <Icon aria-hidden="true" className="size-4.5" />
        {isWatched ? texts.stop : texts.watch}
      </Button>
    </li>
  );
}
