import * as texts from '@porchlight/content/en/document-readings/reading.ts';
import type { ShownField } from '@porchlight/domain/document-readings/kept/kept-reading.ts';
import { BadgeCheck, CircleCheck, CircleExclamationPoint, Hourglass, ScanLine, ScanText } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';

const looks = {
  read: { look: 'plain', Icon: ScanText },
  proved: { look: 'done', Icon: BadgeCheck },
  check: { look: 'wrong', Icon: CircleExclamationPoint },
  unread: { look: 'wrong', Icon: ScanLine },
  confirmed: { look: 'done', Icon: CircleCheck },
} as const;

/** How certain a figure is, in a word; `isPartial` while further pages are read, which may prove it. */
export function FieldState({ state, isPartial }: Pick<ShownField, 'state'> & { isPartial: boolean }) {
  const { look, Icon } = isPartial ? { look: 'plain' as const, Icon: Hourglass } : looks[state];
  return (
    <Badge look={look}>
      <Icon aria-hidden="true" className="size-3.5" />
      {isPartial ? texts.stateSoFar : texts.states[state]}
    </Badge>
  );
}
