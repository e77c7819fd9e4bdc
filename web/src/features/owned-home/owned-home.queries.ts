import * as texts from '@porchlight/content/en/owned-home.ts';
import type { OwnedHome } from '@porchlight/domain/owned-home/owned-home.contract.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';
import { parseFailure } from '../../platform/api/failure.ts';
import { pageApi } from '../../platform/api/page-api.ts';
import { showFailure, showSuccess } from '../../platform/toasts/show-toast.ts';
import { useAccount } from '../accounts/account.queries.ts';

export function useOwnedHome() {
  const account = useAccount();
  return useQuery(pageApi.ownedHome.read.queryOptions({ enabled: Boolean(account) }));
}

type Sent = { id: string; kind: string; content: object };

/** What is stored of a home; its records and the list of dates are read again after each change. */
export function useHomeRecordChanges() {
  const queryClient = useQueryClient();
  const readAgain = async () => {
    await queryClient.invalidateQueries({ queryKey: pageApi.ownedHome.key() });
    await queryClient.invalidateQueries({ queryKey: api.purchaseDates.key() });
  };
  return {
    /** Throws what the server refuses, for the form to show. */
    async save(records: readonly Sent[]): Promise<void> {
      await pageApi.ownedHome.save.call({ records: records as OwnedHome['records'] });
      await readAgain();
      showSuccess({ title: texts.saved });
    },
    async remove(id: string): Promise<boolean> {
      try {
        await pageApi.ownedHome.remove.call({ id });
        await readAgain();
        showSuccess({ title: texts.removed });
        return true;
      } catch (error) {
        showFailure({ title: texts.notSaved, description: parseFailure(error).message });
        return false;
      }
    },
  };
}
