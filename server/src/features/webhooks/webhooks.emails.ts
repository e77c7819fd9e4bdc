import type { SwitchedOffReason } from '@porchlight/domain/webhooks/webhook-problems.ts';
import { defineEmailTemplate } from '../../platform/email/email-template.ts';

type SwitchedOff = { target: string; reason: SwitchedOffReason; url: string };

/** Notifies an admin that an endpoint gets nothing more. `target`: where it led; `url`: its page in the console. */
export const webhookOffEmail = defineEmailTemplate<'webhook-off', SwitchedOff>({
  name: 'webhook-off',
  text: ({ webhooks }, data) => webhooks.switchedOff(data),
  samples: {
    usual: {
      target: 'https://crm.example/porchlight',
      reason: 'failing',
      url: 'https://porchlight.example/staff/webhooks',
    },
  },
});
