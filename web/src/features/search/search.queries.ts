import { createSearchIndex, type SearchIndex } from '@porchlight/domain/search/search.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { paths } from '../../paths.ts';
import { useDocuments } from '../documents/documents.queries.ts';
import type { FoundText } from './found-text.ts';

/**
 * Everything there is to find: the site's own texts, and a signed-in buyer's documents by name. The index is undefined
 * until the texts are there.
 */
export function useSearchIndex() {
  const texts = useQuery({
    queryKey: ['search-texts'],
    queryFn: readTexts,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const documents = useDocuments().data?.documents;
  const index = useMemo((): SearchIndex<FoundText> | undefined => {
    if (texts.data === undefined) return undefined;
    const own = (documents ?? []).map(
      ({ id, name }): FoundText => ({
        kind: 'document',
        key: id,
        title: name,
        to: paths.documents,
        passages: [],
      }),
    );
    return createSearchIndex([...own, ...texts.data]);
  }, [texts.data, documents]);
  return {
    index,
    hasFailed: texts.isError,
    isFetching: texts.isFetching,
    readAgain: () => void texts.refetch(),
  };
}

async function readTexts({ signal }: { signal: AbortSignal }): Promise<FoundText[]> {
  const response = await fetch(paths.searchTexts, { signal });
  if (!response.ok) throw new Error(`the texts to search came with status ${response.status}`);
  return response.json();
}
