import { useQuery, useQueryClient } from '@tanstack/react-query';
import { pageApi } from '../../platform/api/page-api.ts';
import { usePerson } from './account.queries.ts';

/** Every way into the account; asked once it is known that someone is signed in, as a visitor would only be refused. */
export function useSignInMethods() {
  const person = usePerson();
  return useQuery(pageApi.accountSettings.readMethods.queryOptions({ enabled: Boolean(person) }));
}

export function useDeviceSessions() {
  const person = usePerson();
  return useQuery(pageApi.accountSettings.listSessions.queryOptions({ enabled: Boolean(person) }));
}

export function useEmailChange() {
  const person = usePerson();
  return useQuery(pageApi.accountSettings.getEmailChange.queryOptions({ enabled: Boolean(person) }));
}

/** Reads again what the settings show; resolves when it is there. */
export function useReadAgain(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: pageApi.accountSettings.key() });
}
