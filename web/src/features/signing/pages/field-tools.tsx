import * as texts from '@porchlight/content/en/signing-pages.ts';
import {
  type DraftField,
  GROWTH,
  moveField,
  resizeField,
  STEP,
  sendToPage,
} from '@porchlight/domain/signing/placement.ts';
import type { SignedPageSize } from '@porchlight/domain/signing/signature-marks.ts';
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  type LucideIcon,
  Minus,
  Plus,
  Trash2,
  X,
} from 'lucide-react';
import { describePlace, fieldNames } from './fields.ts';

/** Everything that dragging does, as buttons, for the chosen field. `currentPage` is the one in view. */
export function FieldTools({
  field,
  pages,
  currentPage,
  onChange,
  onRemove,
  onClose,
}: {
  field: DraftField;
  pages: readonly SignedPageSize[];
  currentPage: number;
  onChange: (field: DraftField) => void;
  onRemove: (() => void) | undefined;
  onClose: () => void;
}) {
  const page = pages[field.page - 1];
  if (page === undefined) return null;
  const name = fieldNames[field.kind];
  const move = (x: number, y: number) => onChange(moveField(field, { x: x * STEP, y: y * STEP }, page));
  return (
    <section
      aria-label={texts.placeOfThe(name.toLowerCase())}
      className="grid gap-1 border-line border-t bg-surface px-4 py-2 sm:px-7"
    >
      <div className="flex flex-wrap items-center gap-x-1">
        <p className="mr-auto font-semibold">{name}</p>
        <div className="order-last flex w-full justify-between sm:order-none sm:w-auto sm:gap-1">
          <Tool Icon={ArrowLeft} label={texts.moveLeft} onPress={() => move(-1, 0)} />
          <Tool Icon={ArrowUp} label={texts.moveUp} onPress={() => move(0, -1)} />
          <Tool Icon={ArrowDown} label={texts.moveDown} onPress={() => move(0, 1)} />
          <Tool Icon={ArrowRight} label={texts.moveRight} onPress={() => move(1, 0)} />
          <Tool
            Icon={Minus}
            label={texts.smaller}
            onPress={() => onChange(resizeField(field, 1 / GROWTH, page))}
          />
          <Tool Icon={Plus} label={texts.larger} onPress={() => onChange(resizeField(field, GROWTH, page))} />
          {onRemove !== undefined && (
            <Tool Icon={Trash2} label={texts.removeThis(name.toLowerCase())} onPress={onRemove} />
          )}
        </div>
        <Tool Icon={X} label={texts.donePlacing} onPress={onClose} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4">
        <p role="status" className="figure-tabular text-[.9375rem] text-ink-soft">
          {describePlace(field)}
        </p>
        {currentPage !== field.page && (
          <button
            type="button"
            onClick={() => onChange(sendToPage(field, currentPage, pages))}
            className="min-h-11 font-semibold text-[.9375rem] text-link"
          >
            {texts.moveToPage(currentPage)}
          </button>
        )}
      </div>
    </section>
  );
}

function Tool({ Icon, label, onPress }: { Icon: LucideIcon; label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="grid size-11 place-items-center rounded-s text-dusk hover:bg-sunken"
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
