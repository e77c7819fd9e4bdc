import * as texts from '@porchlight/content/en/document-readings/reading.ts';
import type { ShownField } from '@porchlight/domain/document-readings/kept/kept-reading.ts';
import { BadgeCheck, CircleCheck, CircleExclamationPoint, ScanLine, ScanText } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';

const looks = {
  read: { look: 'plain', Icon: ScanText },
  proved: { look: 'done', Icon: BadgeCheck },
  check: { look: 'wrong', Icon: CircleExclamationPoint },
  unread: { look: 'wrong', Icon: ScanLine },
  confirmed: { look: 'done', Icon: CircleCheck },
} as const;

/** How certain a figure is, in a word. */
export function FieldState({ state }: Pick<ShownField, 'state'>) {
  const { look, Icon } = looks[state];
  return (
    <Badge look={look}>
      <Icon aria-hidden="true" className="size-3.5" />
      {texts.states[state]}
    </Badge>
  );
}
