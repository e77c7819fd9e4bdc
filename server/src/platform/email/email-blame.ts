import type { Outcome } from './email-states.ts';

export type EmailBlame = {
  /** What became of an email, with what is held against it. */
  judge(id: string, outcome: Outcome): Outcome;
  /** Emails at which the way broke off, while nothing was sent since: others are tried before them. */
  readonly suspects: ReadonlySet<string>;
};

/**
 * A server may break off at one email and take all others (421 for a reader or a content, RFC 5321 3.8). Were that an outage
 * each time, this email would stand before all others until its time is over. Nothing is held against an email of which the server
 * had not heard.
 */
export function createEmailBlame(): EmailBlame {
  const suspects = new Set<string>();
  /** Those after which another one went. */
  const culprits = new Set<string>();
  return {
    suspects,
    judge(id, outcome) {
      if (outcome.outcome === 'unreachable') {
        if ('isUnheard' in outcome && outcome.isUnheard) return outcome;
        if (culprits.has(id)) return { ...outcome, outcome: 'later' };
        suspects.add(id);
        return outcome;
      }
      suspects.delete(id);
      culprits.delete(id);
      if (outcome.outcome === 'sent') {
        for (const suspect of suspects) culprits.add(suspect);
        suspects.clear();
      }
      return outcome;
    },
  };
}
