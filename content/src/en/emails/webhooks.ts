import type { SwitchedOffReason } from '@porchlight/domain/webhooks/webhook-problems.ts';
import { site } from '../../site.ts';
import { switchedOffReasons } from '../webhooks.ts';

export const webhooksEmails = {
  switchedOff: ({ target, reason, url }: { target: string; reason: SwitchedOffReason; url: string }) => ({
    subject: `A webhook of ${site.name} was switched off`,
    heading: 'A webhook was switched off',
    paragraphs: [
      `Nothing more is sent to ${target}. ${switchedOffReasons[reason]}`,
      'What happens meanwhile is kept for 30 days. Once the receiver answers again, switch the endpoint on and send it again what it missed.',
    ],
    action: { label: 'Open the webhooks', url },
  }),
};
