import * as texts from '@porchlight/content/en/homes.ts';
import type { HomeInput, HomeOpinion } from '@porchlight/domain/homes/home-fields.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { parseFailure } from '../../platform/api/failure.ts';
import { pageApi } from '../../platform/api/page-api.ts';
import { showFailure, showSuccess } from '../../platform/toasts/show-toast.ts';
import { useAccount } from '../accounts/account.queries.ts';

export function useHomes() {
  const account = useAccount();
  return useQuery(pageApi.homes.list.queryOptions({ enabled: Boolean(account) }));
}

/** What is stored of a home; the list is read again after each change. */
export function useHomeChanges() {
  const queryClient = useQueryClient();
  const readAgain = () => queryClient.invalidateQueries({ queryKey: pageApi.homes.key() });
  const keep = async (call: Promise<unknown>) => {
    await call;
    await readAgain();
    showSuccess({ title: texts.saved });
  };
  return {
    save: (id: string, value: HomeInput) => keep(pageApi.homes.save.call({ id, ...value })),
    setOpinion: (id: string, value: HomeOpinion) => keep(pageApi.homes.setOpinion.call({ id, ...value })),
    async remove(id: string): Promise<boolean> {
      try {
        await pageApi.homes.remove.call({ id });
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
