/** Why a try failed. */
export const webhookProblemNames = [
  'refused',
  'gone',
  'redirected',
  'too-slow',
  'name-unknown',
  'private-address',
  'not-reached',
  'certificate',
  'switched-off',
] as const;
export type WebhookProblem = (typeof webhookProblemNames)[number];

/** Why an endpoint gets nothing. */
export const switchedOffReasonNames = ['staff', 'gone', 'failing', 'restored'] as const;
export type SwitchedOffReason = (typeof switchedOffReasonNames)[number];

/** Where a delivery is: tried until it is taken or given up. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];
