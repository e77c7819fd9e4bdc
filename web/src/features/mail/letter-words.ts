import { deathCauses, type LetterState } from '@porchlight/domain/mail/death-causes.ts';
import type { LetterView } from '@porchlight/domain/mail/mail.contract.ts';

export const stateWords: Record<LetterState, string> = {
  queued: 'Waits',
  sending: 'On its way',
  sent: 'Sent',
  dead: 'Dead',
};

/** What became of a letter, in a few words. */
export function describeState({ state, cause, tries }: LetterView): string {
  if (state === 'dead' && cause !== null) return `Dead: ${deathCauses[cause].toLowerCase()}`;
  if (state === 'queued' && tries > 0) return 'Waits for another try';
  return stateWords[state];
}
