import * as texts from '@porchlight/content/en/homes-offers.ts';
import type { AgreedRecords } from '@porchlight/domain/homes/entered-contract.ts';
import type { HomeContract } from '@porchlight/domain/homes/home-contract.ts';
import type { HomeInput } from '@porchlight/domain/homes/home-fields.ts';
import type { OfferEntry } from '@porchlight/domain/offers/home-offers/offer-log.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/api.ts';
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
      // What is agreed is in the plan, and goes from it with its contract.
      await queryClient.invalidateQueries({ queryKey: api.plan.key() });
    }
  };
}

/** Enters a contract that was signed already, with its home where that is new; what is sent twice is stored once. */
export function useEnterContract() {
  const queryClient = useQueryClient();
  return async (homeId: string, home: HomeInput | null, { offer, acceptance, contract }: AgreedRecords) => {
    try {
      if (home !== null) await pageApi.homes.save.call({ id: homeId, ...home });
      for (const { id: entryId, ...content } of [offer, acceptance])
        await pageApi.homes.addEntry.call({ id: homeId, entryId, ...content });
      if (contract.terms.length > 0) await pageApi.homes.setContract.call({ id: homeId, ...contract });
      showSuccess({ title: texts.contractEntered });
    } finally {
      const changed = [pageApi.homes.key(), api.plan.key(), api.purchaseDates.key()];
      await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    }
  };
}

/**
 * Enters the terms of the contract, or a change of one; the days appear in the list of dates. Refused where the terms that are stored are no
 * longer those that were seen.
 */
export function useSetContract(homeId: string, seenTerms: HomeContract['terms']) {
  const queryClient = useQueryClient();
  return async (contract: HomeContract) => {
    try {
      await pageApi.homes.setContract.call({ id: homeId, ...contract, seenTerms });
      showSuccess({ title: texts.datesSet });
    } finally {
      await queryClient.invalidateQueries({ queryKey: pageApi.homes.readLog.key() });
      await queryClient.invalidateQueries({ queryKey: api.purchaseDates.key() });
    }
  };
}
