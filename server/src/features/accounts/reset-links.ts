import type { Database } from '../../platform/database/database.ts';
import { keepToken, makeToken } from './one-use-tokens.ts';

/** How long a link works that somebody asked for to choose a password, in minutes. */
export const RESET_MINUTES = 60;

/**
 * A link with which whoever reads the account's mailbox chooses a password, once. `next` is where they go after that, a path of
 * this site.
 */
export async function writeResetLink(
  { baseUrl }: { baseUrl: string },
  on: Database,
  userId: string,
  { minutes, next }: { minutes: number; next: string },
): Promise<string> {
  const token = makeToken();
  await keepToken(on, token, minutes, { purpose: 'password-reset', userId });
  const query = new URLSearchParams(next === '/' ? { token } : { token, next });
  return `${baseUrl}/login/reset?${query}`;
}
