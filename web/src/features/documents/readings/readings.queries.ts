import type { ShownReading } from '@porchlight/domain/readings/document-readings/kept/kept-reading.ts';
import type { ReadDocumentRow } from '@porchlight/domain/readings/document-readings/kept/kept-readings.contract.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../../platform/api/api.ts';
import { pageApi } from '../../../platform/api/page-api.ts';

const readings = pageApi.keptReadings;

/** What was read of one's own document; read again by itself when the server says that it changed. */
export function useReading(id: string) {
  return useQuery(readings.read.queryOptions({ input: { id } }));
}

/** What came of reading one's own documents, by the id of the document; undefined until that is known. */
export function useReadings(): ReadonlyMap<string, ReadDocumentRow> | undefined {
  const { data } = useQuery(readings.list.queryOptions());
  return useMemo(() => data && new Map(data.readings.map((row) => [row.documentId, row])), [data]);
}

/** What is done with the reading of one document. What comes back is shown at once. */
export function useReadingWork(id: string) {
  const queryClient = useQueryClient();
  const show = (reading: ShownReading) =>
    queryClient.setQueryData(readings.read.queryKey({ input: { id } }), reading);
  const ask = useMutation(readings.ask.mutationOptions({ onSuccess: show }));
  const confirm = useMutation(readings.confirm.mutationOptions({ onSuccess: show }));
  const take = useMutation(
    pageApi.planReadings.take.mutationOptions({
      onSuccess: ({ facts }) => queryClient.setQueryData(api.plan.read.queryKey(), { facts }),
    }),
  );
  return { ask, confirm, take };
}

/** The plan as it is now. */
export function useReadingPlanFacts() {
  return useQuery(api.plan.read.queryOptions());
}
