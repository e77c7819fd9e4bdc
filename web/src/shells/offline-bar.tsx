import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/shared/shells.ts';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useIsUnreachable } from '../features/accounts/account.queries.ts';
import { useWaiting } from '../platform/offline/outbox.ts';

/** Says that the connection is gone, how old what the page shows is, and what waits to be sent, for as long as it is. */
export function OfflineBar({ ownerId }: { ownerId: string | undefined }) {
  const isUnreachable = useIsUnreachable();
  const shownAt = useShownAt();
  const waiting = useWaiting(ownerId).length;
  return (
    <div role="status" className="bg-lamp-soft text-[.95rem] text-lamp-ink leading-normal">
      {isUnreachable && (
        <p className="page-width flex items-center gap-3 py-2.5">
          <WifiOff aria-hidden="true" className="size-5 shrink-0" />
          <span>
            {shownAt === undefined
              ? texts.youOfflineWhatSavedSafe
              : texts.noConnectionShowingWhatDevice(describeTime(shownAt))}
            {waiting > 0 && ` ${texts.changesWait(waiting)}`}
          </span>
        </p>
      )}
    </div>
  );
}

/** When the oldest of what the page shows of the buyer's journey was read; nothing when it shows none. */
function useShownAt(): number | undefined {
  const queries = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (notify) => queries.subscribe(notify),
    () => {
      const times = queries
        .getAll()
        .filter((query) => query.isActive() && query.state.data !== undefined && isOfJourney(query.queryKey))
        .map(({ state }) => state.dataUpdatedAt);
      return times.length === 0 ? undefined : Math.min(...times);
    },
    () => undefined,
  );
}

function isOfJourney([path]: QueryKey): boolean {
  return Array.isArray(path) && path[0] === 'milestones';
}

/** The time of day, and the day too when it is another one. */
function describeTime(at: number): string {
  const time = new Date(at);
  const isToday = time.toDateString() === new Date().toDateString();
  return time.toLocaleString(locale, {
    ...(isToday ? {} : { month: 'short', day: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
  });
}
