import { beginLoan } from '@porchlight/domain/document-readings/kept/begin-loan.ts';
import { useQuery } from '@tanstack/react-query';
import { pageApi } from '../../../platform/api/page-api.ts';

/** The newest Closing Disclosure among one's own documents, and what of it the loan's form begins with; undefined where there is none. */
export function useReadClosing(): { name: string; begin: Record<string, unknown> } | undefined {
  const { list, read } = pageApi.keptReadings;
  const { data } = useQuery(list.queryOptions());
  const closing = data?.readings.find(({ form, state }) => form === 'closing_disclosure' && state === 'done');
  const reading = useQuery(
    read.queryOptions({ input: { id: closing?.documentId ?? '' }, enabled: closing !== undefined }),
  );
  if (closing === undefined || reading.data === undefined) return undefined;
  const begin = beginLoan(reading.data);
  return Object.keys(begin).length === 0 ? undefined : { name: closing.name, begin };
}
