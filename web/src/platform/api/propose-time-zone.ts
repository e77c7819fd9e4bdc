import type { Account } from '@porchlight/domain/accounts/accounts.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from './api.ts';

/** The zone this browser's clock goes by. */
export function getBrowserTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * Sends this browser's time zone to the server, once a visit; it is stored only until the buyer has one. Without it reminders use the usual
 * zone, so that a failure needs no message.
 */
export function useProposedTimeZone(account: Account | null | undefined): void {
  const { mutate } = useMutation(api.notifications.proposeTimeZone.mutationOptions());
  const accountId = account?.id;
  useEffect(() => {
    if (accountId === undefined || proposedFor === accountId) return;
    proposedFor = accountId;
    mutate({ timeZone: getBrowserTimeZone() });
  }, [accountId, mutate]);
}

let proposedFor: string | undefined;
