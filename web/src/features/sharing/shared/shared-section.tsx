import * as texts from '@porchlight/content/en/sharing-shared.ts';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** Each opening leaves a line that the buyers read: what is shown is not asked for again because a window came to the front. */
export const openedOnce = { staleTime: Number.POSITIVE_INFINITY };

type Reading<Data> = {
  data: Data | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

/** One thing that is shared; `of` names the purchase for screen readers. */
export function SharedSection<Data>({
  title,
  of,
  reading: { data, isError, isFetching, refetch },
  children,
}: {
  title: string;
  of: string;
  reading: Reading<Data>;
  children: (data: Data) => ReactNode;
}) {
  return (
    <section className="grid gap-4 rounded-m border border-line bg-surface p-5 sm:p-6">
      <h3 className="text-xl">
        {title}
        <span className="sr-only">{texts.ofPurchase(of)}</span>
      </h3>
      {data !== undefined ? (
        children(data)
      ) : isError ? (
        <LoadFailed title={texts.didNotLoad} busy={isFetching} onRetry={() => void refetch()}>
          {texts.nothingWasChanged}
        </LoadFailed>
      ) : (
        <Skeleton className="h-40" />
      )}
    </section>
  );
}
