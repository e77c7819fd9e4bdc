import { createHash } from 'node:crypto';
import { listIpv6Groups } from '@porchlight/domain/shared/ipv6-groups.ts';
import type { Database } from '../database/database.ts';
import { openTryCounter } from './counted-tries.ts';
import { Failure } from './failure.ts';

const MINUTE = 60;

/** How many tries in how many seconds, for one network and for one e-mail address. */
const limits = {
  'sign-in-network': { points: 50, duration: 10 * MINUTE },
  'sign-in-wider-network': { points: 4 * 50, duration: 10 * MINUTE },
  'sign-in-address': { points: 10, duration: 10 * MINUTE },
  'sign-in-device': { points: 10, duration: 10 * MINUTE },
  'sign-up-network': { points: 20, duration: 60 * MINUTE },
  'sign-up-wider-network': { points: 4 * 20, duration: 60 * MINUTE },
  'mail-network': { points: 20, duration: 60 * MINUTE },
  'mail-wider-network': { points: 4 * 20, duration: 60 * MINUTE },
  'mail-address': { points: 5, duration: 60 * MINUTE },
  'reset-address': { points: 5, duration: 60 * MINUTE },
  'link-network': { points: 50, duration: 10 * MINUTE },
  'proof-account': { points: 10, duration: 10 * MINUTE },
  'second-factor-account': { points: 6, duration: 15 * MINUTE },
  'second-factor-device': { points: 6, duration: 15 * MINUTE },
  'second-factor-devices': { points: 18, duration: 15 * MINUTE },
  'email-change-account': { points: 5, duration: 60 * MINUTE },
  'challenge-network': { points: 300, duration: 10 * MINUTE },
  'contact-network': { points: 20, duration: 60 * MINUTE },
  'contact-address': { points: 5, duration: 60 * MINUTE },
  'newsletter-network': { points: 20, duration: 60 * MINUTE },
  'newsletter-address': { points: 3, duration: 60 * MINUTE },
  'waitlist-network': { points: 60, duration: 60 * MINUTE },
  'waitlist-address': { points: 30, duration: 60 * MINUTE },
  'application-network': { points: 20, duration: 60 * MINUTE },
  'application-address': { points: 5, duration: 60 * MINUTE },
  'contact-details-network': { points: 20, duration: 60 * MINUTE },
  'contact-details-address': { points: 5, duration: 60 * MINUTE },
  'assistant-network': { points: 20, duration: 60 * MINUTE },
  'assistant-address': { points: 5, duration: 60 * MINUTE },
  'assistant-buyer': { points: 10, duration: 60 * MINUTE },
  'tools-network': { points: 600, duration: MINUTE },
  'search-account': { points: 120, duration: MINUTE },
  'demonstration-account': { points: 10, duration: 10 * MINUTE },
  'upload-account': { points: 200, duration: 10 * MINUTE },
  'signing-open-account': { points: 60, duration: 10 * MINUTE },
  'signing-prepare-account': { points: 20, duration: 10 * MINUTE },
  'signing-invite-account': { points: 10, duration: 60 * MINUTE },
  'signing-accept-account': { points: 20, duration: 10 * MINUTE },
  'signature-network': { points: 60, duration: 10 * MINUTE },
  'export-account': { points: 5, duration: 60 * MINUTE },
  'api-token': { points: 600, duration: MINUTE },
  'plain-form-network': { points: 6, duration: 60 * MINUTE },
  'plain-form-address': { points: 3, duration: 60 * MINUTE },
} as const;

export type LimitName = keyof typeof limits;

export type RateLimits = {
  /**
   * Counts one try, or several at once; RATE_LIMITED, with the minutes to wait, when there are none left. How many are left after it: of
   * tries that come at the same moment one alone is told of none.
   */
  spend(name: LimitName, subject: string, tries?: number): Promise<number>;
};

/** Counts tries in the database, so that all processes count together. `factor` widens every limit. */
export function createRateLimits(db: Database, factor = 1): RateLimits {
  const count = openTryCounter(db);
  return {
    async spend(name, subject, tries = 1) {
      const { points, duration } = limits[name];
      const spent = await count({
        key: `${name}:${hideSubject(subject)}`,
        tries,
        durationMs: duration * 1000,
      });
      if (spent.tries <= points * factor) return points * factor - spent.tries;
      throw new Failure('RATE_LIMITED', { message: writeWaitSentence(spent.endsAt - Date.now()) });
    },
  };
}

/**
 * Follows the link of a letter; of those that follow one that nobody has, as guesses do, so many of a network are let go on. Right ones
 * are not counted: behind one network of a mail provider's stand all of its readers, who press the button for leaving a list.
 *
 * @throws what `follow` throws; RATE_LIMITED in place of LINK_EXPIRED when the network has guessed too often.
 */
export async function countGuesses<Result>(
  limits: RateLimits,
  address: string,
  follow: () => Promise<Result>,
): Promise<Result> {
  try {
    return await follow();
  } catch (error) {
    if (error instanceof Failure && error.code === 'LINK_EXPIRED')
      await limits.spend('link-network', nameNetwork(address));
    throw error;
  }
}

/** One subscriber holds a whole IPv6 /64, so it counts as one network (RFC 6177). */
export function nameNetwork(address: string): string {
  return listIpv6Groups(address)?.slice(0, 4).join(':') ?? address;
}

/** The IPv6 /56 that many providers give to one subscriber (RIPE-690 4.2), which holds 256 of these networks; none of IPv4. */
export function nameWiderNetwork(address: string): string | undefined {
  const groups = listIpv6Groups(address);
  if (!groups) return undefined;
  const [first, second, third, fourth = '0'] = groups;
  return `${first}:${second}:${third}:${(Number.parseInt(fourth, 16) & 0xff00).toString(16)}/56`;
}

/** Addresses of people are not kept in clear. */
function hideSubject(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url');
}

function writeWaitSentence(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
  return `Too many tries in a short time. Nothing was changed; wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} and try again.`;
}
