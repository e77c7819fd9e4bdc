import * as texts from '@porchlight/content/en/shared/console-kit.ts';
import type { CallsConsent } from '@porchlight/domain/accounts/calls-consent.ts';
import { sentence } from '../ui/sentence.ts';
import { When } from './when.tsx';

/** A line of a summary below a telephone number, because its reader is about to call it. None unless calls were refused. */
export function listDoNotCall(calls: CallsConsent) {
  if (calls?.decision !== 'withdrawn') return [];
  return [
    [
      texts.doNotCall,
      <strong key="calls" className="text-brick">
        {sentence(texts.withdrawn(<When at={calls.at} />))}
      </strong>,
    ],
  ] as const;
}
