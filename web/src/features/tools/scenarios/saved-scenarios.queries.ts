import type { SavedScenario } from '@porchlight/domain/tools/saved-scenarios/saved-scenarios.contract.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../../platform/api/api.ts';
import { setDeviceOwner } from '../../../platform/browser/device-owner.ts';
import { useAccount } from '../../accounts/account.queries.ts';

/** The signed-in buyer's saved scenarios of all calculators, last changed first; nothing is asked for a visitor. */
export function useScenarios() {
  const account = useAccount();
  useEffect(() => {
    if (account !== undefined) setDeviceOwner(account?.id ?? null);
  }, [account]);
  return useQuery(
    api.savedScenarios.list.queryOptions({
      enabled: Boolean(account),
      select: ({ scenarios }): SavedScenario[] => scenarios,
    }),
  );
}

/** How many of them the server could not read. */
export function useScenariosLeftOut(): number {
  const account = useAccount();
  const { data } = useQuery(
    api.savedScenarios.list.queryOptions({
      enabled: Boolean(account),
      select: ({ leftOut }) => leftOut ?? 0,
    }),
  );
  return data ?? 0;
}

/** Saves under a new id, or changes the scenario of an id. */
export function useSaveScenario() {
  return useMutation(api.savedScenarios.save.mutationOptions({ onSettled: useReadAgain() }));
}

export function useRenameScenario() {
  return useMutation(api.savedScenarios.rename.mutationOptions({ onSettled: useReadAgain() }));
}

export function useRemoveScenario() {
  const readAgain = useReadAgain();
  // Not waited for: once the list is read again the row is gone, and the focus has to have left it by then.
  return useMutation(api.savedScenarios.remove.mutationOptions({ onSettled: () => void readAgain() }));
}

function useReadAgain() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: api.savedScenarios.key() });
}
