import type { CallsConsent } from '@porchlight/domain/consents/calls-consent.ts';
import { When } from './when.tsx';

/** A line of a summary below a telephone number: whoever reads the number is about to call it. None unless calls were refused. */
export function listDoNotCall(calls: CallsConsent) {
  if (calls?.decision !== 'withdrawn') return [];
  return [
    [
      'Do not call',
      <strong key="calls" className="text-brick">
        Withdrawn <When at={calls.at} />
      </strong>,
    ],
  ] as const;
}
