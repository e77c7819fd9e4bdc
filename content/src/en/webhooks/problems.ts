import type { SwitchedOffReason, WebhookProblem } from '@porchlight/domain/webhooks/webhook-problems.ts';

/** Why a try failed. */
export const webhookProblems: Record<WebhookProblem, string> = {
  refused: 'The receiver answered with an error.',
  gone: 'The receiver answered 410 Gone, so this endpoint was switched off.',
  redirected:
    'The receiver answered with a redirect, and redirects are not followed. Change the address here.',
  'too-slow': 'The receiver did not answer within 15 seconds.',
  'name-unknown': 'The host name has no address.',
  'private-address': 'The host name leads into a private network, where webhooks are not sent.',
  'not-reached': 'The connection was refused, or broke before there was an answer.',
  certificate: 'The receiver’s certificate is not valid for its host name, or has expired.',
  'switched-off': 'The endpoint was switched off before this was delivered. Send it again when it is on.',
};

/** Why an endpoint gets nothing. */
export const switchedOffReasons: Record<SwitchedOffReason, string> = {
  staff: 'Switched off by hand.',
  gone: 'Switched off because the receiver answered 410 Gone.',
  failing: 'Switched off because nothing could be delivered for five days.',
};
