import type { Account } from '@porchlight/domain/accounts/accounts.contract.ts';
import { useProposedTimeZone } from './propose-time-zone.ts';

/** Sends the browser's time zone to the server, for a page that does so once it is used. Shows nothing. */
export default function TimeZoneProposal({ account }: { account: Account | null | undefined }) {
  useProposedTimeZone(account);
  return null;
}
