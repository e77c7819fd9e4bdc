import * as texts from '@porchlight/content/en/webhooks.ts';
import type { DeliveryState } from '@porchlight/domain/webhooks/webhook-problems.ts';
import { Badge } from '../../ui/badge.tsx';

export const deliveryStateNames: Record<DeliveryState, string> = {
  waiting: texts.waiting,
  delivered: texts.delivered,
  failed: texts.failed,
};

const looks = { waiting: 'now', delivered: 'done', failed: 'wrong' } as const;

/** Where a delivery is, in a word. */
export function DeliveryStateBadge({ state }: { state: DeliveryState }) {
  return <Badge look={looks[state]}>{deliveryStateNames[state]}</Badge>;
}
