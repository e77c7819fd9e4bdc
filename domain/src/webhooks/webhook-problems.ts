/** Why a try failed, and the sentence in the console. */
export const webhookProblems = {
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
} as const;

export type WebhookProblem = keyof typeof webhookProblems;

export const webhookProblemNames = Object.keys(webhookProblems) as [WebhookProblem, ...WebhookProblem[]];

/** Why an endpoint gets nothing. */
export const switchedOffReasons = {
  staff: 'Switched off by hand.',
  gone: 'Switched off because the receiver answered 410 Gone.',
  failing: 'Switched off because nothing could be delivered for five days.',
} as const;

export type SwitchedOffReason = keyof typeof switchedOffReasons;

export const switchedOffReasonNames = Object.keys(switchedOffReasons) as [
  SwitchedOffReason,
  ...SwitchedOffReason[],
];

/** Where a delivery is: tried until it is taken or given up. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];
