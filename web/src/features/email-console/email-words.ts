import * as texts from '@porchlight/content/en/email-console.ts';
import type { EmailView } from '@porchlight/domain/notifications/email/email.contract.ts';
import { type EmailState, failureReasons } from '@porchlight/domain/notifications/email/failure-reasons.ts';

export const stateWords: Record<EmailState, string> = {
  queued: texts.waits,
  sending: texts.onItsWay,
  sent: texts.sent,
  dead: texts.dead,
};

/** The state of an email, in a few words. */
export function describeState({ state, cause, tries }: EmailView): string {
  if (state === 'dead' && cause !== null) return texts.emailWordsDead(failureReasons[cause].toLowerCase());
  if (state === 'queued' && tries > 0) return texts.waitingForRetry;
  return stateWords[state];
}
