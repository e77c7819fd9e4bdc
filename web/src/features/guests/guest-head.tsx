import type { Account } from '@porchlight/domain/accounts/accounts.contract.ts';
import GuestBar from './guest-bar.tsx';
import GuestEntries from './guest-entries.tsx';

/** The head of the portal for a guest, and for someone who has signed in where a guest was. */
export default function GuestHead({ guest }: Account) {
  return guest ? <GuestBar {...guest} /> : <GuestEntries />;
}
