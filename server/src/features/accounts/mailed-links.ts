import type { Database } from '../../platform/database/database.ts';
import { makeToken, saveToken } from './one-use-tokens.ts';

/** How long a link works that someone asked for to choose a password, in minutes. */
export const RESET_MINUTES = 60;

/** How long a link works that confirms the address of a new account, in minutes. */
export const CONFIRM_MINUTES = 60;

const pages = { 'password-reset': '/login/reset', 'confirm-address': '/login/verify' } as const;

/**
 * A link that a reader of the account's mailbox can use once, for this purpose and no other. `next` is where they go after that, a path of
 * this site.
 */
export async function createMailedLink(
  { baseUrl }: { baseUrl: string },
  on: Database,
  userId: string,
  { purpose, minutes, next }: { purpose: keyof typeof pages; minutes: number; next: string },
): Promise<string> {
  const token = makeToken();
  await saveToken(on, token, minutes, { purpose, userId });
  const query = new URLSearchParams(next === '/' ? { token } : { token, next });
  return `${baseUrl}${pages[purpose]}?${query}`;
}
