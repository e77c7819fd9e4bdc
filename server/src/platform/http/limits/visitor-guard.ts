import { HONEYPOT_FIELD, type Proof } from '@porchlight/domain/accounts/challenge/challenge.ts';
import { truncateNetwork } from '@porchlight/domain/accounts/consents.ts';
import { Failure } from '../../base/failure.ts';
import type { Database } from '../../database/database.ts';
import type { Challenges } from './challenges.ts';
import { getNetworkName, type RateLimits } from './rate-limits.ts';

type Visit = { email: string; [HONEYPOT_FIELD]?: string | undefined };

/** Proof that a visitor was let in, and from which network; what they send is stored in the transaction that spends it. */
export type Admission = { network: string | null; consume(transaction: Database): Promise<void> };

/**
 * For the public forms named `Form`, each of which has two limits of its own, `<form>-network` and `<form>-address`. Turns bulk mail away
 * without asking a person anything; what is refused fails with LOOKS_AUTOMATED or RATE_LIMITED.
 */
export type VisitorGuard<Form extends string> = {
  /** For the site's own pages, which send the answer to a challenge along. */
  readonly admit: (form: Form, address: string, visit: Visit & { proof: Proof }) => Promise<Admission>;
  /** For form posts of browsers that run no scripts: no challenge, and fewer tries. */
  readonly admitPlain: (form: Form, address: string, visit: Visit) => Promise<Admission>;
};

export type FormLimit<Form extends string> = `${Form}-network` | `${Form}-address`;

/** What public forms need of the running server. */
export type VisitorParts<Form extends string> = { visitorGuard: VisitorGuard<Form> };

/** The address's own tries are counted last: without a solved challenge no one can use up someone else's. */
export function createVisitorGuard<Form extends string>(
  limits: RateLimits<FormLimit<Form>>,
  challenges: Challenges,
): VisitorGuard<Form> {
  return {
    async admit(form, address, visit) {
      await limits.consume(`${form}-network`, getNetworkName(address));
      refuseFilledHoneypot(visit);
      await challenges.check(visit.proof);
      await limits.consume(`${form}-address`, visit.email);
      return {
        network: truncateNetwork(address),
        consume: (transaction) => challenges.consume(transaction, visit.proof),
      };
    },

    async admitPlain(form, address, visit) {
      await limits.consume('plain-form-network', getNetworkName(address));
      refuseFilledHoneypot(visit);
      await limits.consume('plain-form-address', visit.email);
      await limits.consume(`${form}-address`, visit.email);
      return { network: truncateNetwork(address), consume: async () => undefined };
    },
  };
}

/** Refused and not pretended to be stored: a browser's autofill may have done it, and its owner must learn of it. */
function refuseFilledHoneypot(visit: Visit): void {
  if ((visit[HONEYPOT_FIELD] ?? '') !== '') throw new Failure('LOOKS_AUTOMATED');
}
