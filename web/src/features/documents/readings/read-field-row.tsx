import * as texts from '@porchlight/content/en/document-readings.ts';
import { labelField } from '@porchlight/content/en/document-readings.ts';
import type { ShownField } from '@porchlight/domain/readings/document-readings/kept/kept-reading.ts';
import { BadgeCheck, CircleCheck, CircleExclamationPoint, Hourglass, ScanLine, ScanText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { formatReadValue } from './read-value.ts';

const looks = {
  read: { look: 'plain', Icon: ScanText },
  proved: { look: 'done', Icon: BadgeCheck },
  check: { look: 'wrong', Icon: CircleExclamationPoint },
  unread: { look: 'wrong', Icon: ScanLine },
  confirmed: { look: 'done', Icon: CircleCheck },
} as const;

/** How certain a figure is, in a word; `isPartial` while further pages are read, which may prove it. */
function FieldState({ state, isPartial }: Pick<ShownField, 'state'> & { isPartial: boolean }) {
  const { look, Icon } = isPartial ? { look: 'plain' as const, Icon: Hourglass } : looks[state];
  return (
    <Badge look={look}>
      <Icon aria-hidden="true" className="size-3.5" />
      {isPartial ? texts.stateSoFar : texts.states[state]}
    </Badge>
  );
}

/** One figure: a press shows its place on the page, and opens what can be done with it. */
export function ReadFieldRow({
  name,
  field,
  isPartial,
  isChosen,
  onChoose,
  children,
}: {
  name: string;
  field: ShownField;
  isPartial: boolean;
  isChosen: boolean;
  onChoose: () => void;
  /** Shown below it while it is chosen. */
  children: ReactNode;
}) {
  const label = labelField(name);
  return (
    <li
      data-field={name}
      className={`rounded-s border ${isChosen ? 'border-line-strong bg-sunken' : 'border-transparent'}`}
    >
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
        className="grid min-h-11 w-full grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-0.5 rounded-s px-2.5 py-2 text-left hover:bg-sunken"
      >
        <span className="text-[.9rem] text-ink-soft">{label}</span>
        <FieldState state={field.state} isPartial={isPartial} />
        <span className="figure-tabular wrap-anywhere col-span-2 font-semibold">
          {field.state === 'unread' ? texts.couldNotRead : formatReadValue(name, field.value)}
        </span>
        <span className="sr-only">{texts.showOnPage(label)}</span>
      </button>
      {(field.readAs !== undefined || field.method === 'picture' || (isChosen && children)) && (
        <div className="grid gap-2 px-2.5 pb-3">
          {field.readAs !== undefined && (
            <p className="text-[.9rem] text-ink-soft">
              {field.readAs === null
                ? texts.couldNotRead
                : texts.wasReadAs(formatReadValue(name, field.readAs))}
            </p>
          )}
          {isChosen && field.method === 'picture' && (
            <p className="text-[.9rem] text-ink-soft">{texts.recognized}</p>
          )}
          {isChosen && children}
        </div>
      )}
    </li>
  );
}
