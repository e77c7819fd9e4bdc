import { useCallback, useEffect, useState } from 'react';

/** Apart from the page: it opens without one for whoever has no document yet. */
const loadTable = () => import('./document-table.tsx');

type Table = Awaited<ReturnType<typeof loadTable>>;

/** The table of documents, fetched once there is one to show. `retry` asks again for what did not come. */
export function useDocumentTable(isNeeded: boolean): {
  table: Table | undefined;
  hasFailed: boolean;
  retry: () => void;
} {
  const [state, setState] = useState<Table | 'failed'>();
  const retry = useCallback(() => {
    setState(undefined);
    loadTable().then(setState, () => setState('failed'));
  }, []);
  useEffect(() => {
    if (isNeeded) retry();
  }, [isNeeded, retry]);
  return { table: state === 'failed' ? undefined : state, hasFailed: state === 'failed', retry };
}
