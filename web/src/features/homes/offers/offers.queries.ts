import * as texts from '@porchlight/content/en/homes/offers.ts';
import type { OfferEntry } from '@porchlight/domain/home-offers/offer-log.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { pageApi } from '../../../platform/api/page-api.ts';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';

export function useOfferLog(homeId: string) {
  return useQuery(pageApi.homes.readLog.queryOptions({ input: { id: homeId } }));
}

/** Adds an entry to the log of a home; the log is read again, also where the entry was refused because the page was behind. */
export function useAddEntry(homeId: string) {
  const queryClient = useQueryClient();
  return async ({ id: entryId, ...content }: OfferEntry) => {
    try {
      await pageApi.homes.addEntry.call({ id: homeId, entryId, ...content });
      showSuccess({ title: texts.added });
    } finally {
      await queryClient.invalidateQueries({ queryKey: pageApi.homes.readLog.key() });
    }
  };
}
