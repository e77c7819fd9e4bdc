import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { usePerson } from './account.queries.ts';

/** Every way into the account; asked once it is known that somebody is signed in, as a visitor would only be refused. */
export function useSignInMethods() {
  const person = usePerson();
  return useQuery(api.accountSettings.readMethods.queryOptions({ enabled: Boolean(person) }));
}

export function useDeviceSessions() {
  const person = usePerson();
  return useQuery(api.accountSettings.listSessions.queryOptions({ enabled: Boolean(person) }));
}

export function useEmailChange() {
  const person = usePerson();
  return useQuery(api.accountSettings.readEmailChange.queryOptions({ enabled: Boolean(person) }));
}

/** Reads again what the settings show; resolves when it is there. */
export function useReadAgain(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: api.accountSettings.key() });
}
