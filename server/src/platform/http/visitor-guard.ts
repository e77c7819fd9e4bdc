import { HONEYPOT_FIELD, type Proof } from '@porchlight/domain/challenge/challenge.ts';
import { truncateNetwork } from '@porchlight/domain/consents/consents.ts';
import type { Database } from '../database/database.ts';
import type { Challenges } from './challenges.ts';
import { Failure } from './failure.ts';
import { nameNetwork, type RateLimits } from './rate-limits.ts';

/** The public forms that store something. */
export type VisitorForm =
  | 'contact'
  | 'newsletter'
  | 'waitlist'
  | 'application'
  | 'contact-details'
  | 'assistant';

type Visit = { email: string; [HONEYPOT_FIELD]?: string | undefined };

/** Proof that a visitor was let in, and from which network; what they send is stored in the transaction that spends it. */
export type Admission = { network: string | null; spend(transaction: Database): Promise<void> };

/** Turns bulk mail away without asking a person anything; what is refused fails with LOOKS_AUTOMATED or RATE_LIMITED. */
export type VisitorGuard = {
  /** For the site's own pages, which send the answer to a challenge along. */
  admit(form: VisitorForm, address: string, visit: Visit & { proof: Proof }): Promise<Admission>;
  /** For form posts of browsers that run no scripts: no challenge, and fewer tries. */
  admitPlain(form: VisitorForm, address: string, visit: Visit): Promise<Admission>;
};

/**
 * The address's own tries are counted last: nobody without a solved challenge can use up somebody else's.
 */
export function createVisitorGuard(limits: RateLimits, challenges: Challenges): VisitorGuard {
  return {
    async admit(form, address, visit) {
      await limits.spend(`${form}-network`, nameNetwork(address));
      refuseFilledHoneypot(visit);
      await challenges.check(visit.proof);
      await limits.spend(`${form}-address`, visit.email);
      return {
        network: truncateNetwork(address),
        spend: (transaction) => challenges.spend(transaction, visit.proof),
      };
    },

    async admitPlain(form, address, visit) {
      await limits.spend('plain-form-network', nameNetwork(address));
      refuseFilledHoneypot(visit);
      await limits.spend('plain-form-address', visit.email);
      await limits.spend(`${form}-address`, visit.email);
      return { network: truncateNetwork(address), spend: async () => undefined };
    },
  };
}

/** Refused and not pretended to be stored: a browser's autofill may have done it, and its owner must learn of it. */
function refuseFilledHoneypot(visit: Visit): void {
  if ((visit[HONEYPOT_FIELD] ?? '') !== '') throw new Failure('LOOKS_AUTOMATED');
}
