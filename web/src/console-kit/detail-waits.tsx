import * as texts from '@porchlight/content/en/shared/console-kit.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** In the place of an open row while its list is on its way, or did not come: on a narrow screen the list's own words are not seen. */
export function DetailWaits({
  page: { isError, error, isFetching, refetch },
}: {
  page: Pick<UseQueryResult, 'isError' | 'error' | 'isFetching' | 'refetch'>;
}) {
  if (!isError) return <Skeleton className="h-64" />;
  return (
    <LoadFailed title={texts.loadFailed} busy={isFetching} onRetry={() => void refetch()}>
      {error?.message}
    </LoadFailed>
  );
}
