import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';

/** Every way into the account. */
export function useSignInMethods() {
  return useQuery(api.accountSettings.readMethods.queryOptions());
}

export function useDeviceSessions() {
  return useQuery(api.accountSettings.listSessions.queryOptions());
}

export function useEmailChange() {
  return useQuery(api.accountSettings.readEmailChange.queryOptions());
}

/** Reads again what the settings show; resolves when it is there. */
export function useReadAgain(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: api.accountSettings.key() });
}
