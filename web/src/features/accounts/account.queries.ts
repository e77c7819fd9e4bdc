import type { Account, SignInResult } from '@porchlight/domain/accounts/accounts.contract.ts';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { api } from '../../platform/api/api.ts';
import { parseFailure } from '../../platform/api/failure.ts';
import { clearAnswers } from '../../platform/api/query-client.ts';
import { browserStorage } from '../../platform/browser/browser-storage.ts';
import { setDeviceOwner } from '../../platform/browser/device-owner.ts';
import { useOnline } from '../../platform/browser/online.ts';

/** Which buyer is signed in: undefined until known, null for a visitor, and a staff member is one to the portal. */
export function useAccount(): Account | null | undefined {
  const person = usePerson();
  return person?.isStaff ? null : person;
}

/** Reads who is signed in at the time it is called: what was pressed before that was known is decided by what is known then. */
export function useAccountReader(): () => Account | null | undefined {
  const queryClient = useQueryClient();
  return () => {
    const person = queryClient.getQueryData(api.accounts.current.queryKey());
    return person?.isStaff ? null : person;
  };
}

/** The signed-in person, of any role. */
export function usePerson(): Account | null | undefined {
  return useQuery(api.accounts.current.queryOptions()).data;
}

/** Where someone goes who has signed in and asked for `next`: staff have only the console. */
export function choosePlace(person: Account, next: string): string {
  return person.isStaff && !next.startsWith(paths.console) ? paths.console : next;
}

/** Whether the server cannot be reached: the browser knows it has no connection, or asking who is signed in got no answer. */
export function useIsUnreachable(): boolean {
  const online = useOnline();
  const { error, failureReason } = useQuery(api.accounts.current.queryOptions());
  const reason = error ?? failureReason;
  return !online || (reason !== null && parseFailure(reason).code === 'OFFLINE');
}

/** Says in the browser's storage that someone is or was here as a guest, who reads so when their time is over. */
export const GUEST_MARK = 'guest';

/** Takes over the pages for the person who just proved to be `account`; nothing of anyone else's stays. */
export function useWelcome(): (account: Account) => void {
  const queryClient = useQueryClient();
  return (account) => welcomeAccount(queryClient, account);
}

export function welcomeAccount(queryClient: QueryClient, account: Account): void {
  if (!account.guest) browserStorage.remove(GUEST_MARK);
  setDeviceOwner(account.id);
  clearAnswers(queryClient);
  // An answer that is on its way is about the person of before, and would sign this person out.
  const queryKey = api.accounts.current.queryKey();
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, account);
}

/** Goes on after a password or a provider was right: in, or to the question for the code. */
export function useSignedIn(next: string): (result: SignInResult) => void {
  const welcome = useWelcome();
  const navigate = useNavigate();
  return (result) => {
    if ('secondFactor' in result) void navigate(paths.enterCode(next));
    else welcome(result);
  };
}

/** Changes the signed-in person's name; every part of the page shows the new one at once. */
export function useRename() {
  const queryClient = useQueryClient();
  return useMutation(
    api.accounts.rename.mutationOptions({
      onSuccess: (account) => queryClient.setQueryData(api.accounts.current.queryKey(), account),
    }),
  );
}
