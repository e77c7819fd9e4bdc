import { site } from '@porchlight/content/site.ts';
import { type SwitchedOffReason, switchedOffReasons } from '@porchlight/domain/webhooks/webhook-problems.ts';
import { defineLetter } from '../../platform/mail/letter.ts';

type SwitchedOff = { target: string; reason: SwitchedOffReason; url: string };

/** Tells an admin that an endpoint gets nothing more. `target`: where it led; `url`: its page in the console. */
export const webhookOffLetter = defineLetter<'webhook-off', SwitchedOff>({
  name: 'webhook-off',
  subject: () => `A webhook of ${site.name} was switched off`,
  parts: ({ target, reason, url }) => ({
    heading: 'A webhook was switched off',
    paragraphs: [
      `Nothing more is sent to ${target}. ${switchedOffReasons[reason]}`,
      'What happens meanwhile is kept for 30 days. Once the receiver answers again, switch the endpoint on and send it again what it missed.',
    ],
    action: { label: 'Open the webhooks', url },
  }),
  samples: {
    usual: {
      target: 'https://crm.example/porchlight',
      reason: 'failing',
      url: 'https://porchlight.example/staff/webhooks',
    },
  },
});
