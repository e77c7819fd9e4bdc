import type { Account } from '@porchlight/domain/accounts/accounts.contract.ts';
import type { GuestKind } from '@porchlight/domain/accounts/guests.ts';
import { createProofSource } from '../../platform/anti-spam/visitor-proof.ts';
import { api } from '../../platform/api/api.ts';
import { pageApi } from '../../platform/api/page-api.ts';

const proofs = createProofSource();

/** Starts on the proof of work that a guest begins with. */
export const prepareGuest = proofs.prepare;

/** Opens the portal without an account; undefined where the browser did not keep the cookie of it. */
export async function requestGuest(kind: GuestKind): Promise<Account | undefined> {
  const account = await pageApi.guests.start.call({ kind, proof: await proofs.take() });
  const kept = await api.accounts.current.call();
  return kept?.id === account.id ? account : undefined;
}
