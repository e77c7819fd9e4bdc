import * as texts from '@porchlight/content/en/signing-pages.ts';
import {
  clampField,
  type DraftField,
  FINE_STEP,
  moveField,
  STEP,
  toPoints,
  toShares,
} from '@porchlight/domain/signing/placement.ts';
import type { SignedPageSize } from '@porchlight/domain/signing/signature-marks.ts';
import { type PageLine, snapField } from '@porchlight/domain/signing/snapping.ts';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { fieldNames } from './fields.ts';

/** A press that moves no further than this many pixels chooses the field and leaves it where it is. */
const SLIP_PX = 4;

const steps: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * A field on its page: dragged, also to another page, or moved by the arrow keys. Dragged near a line of the page it snaps to it, unless
 * Alt is held. `children` is what it will show.
 */
export function FieldBox({
  field,
  pages,
  isSelected,
  onGrab,
  findLines,
  onSelect,
  onChange,
  onRemove,
  children,
}: {
  field: DraftField;
  pages: readonly SignedPageSize[];
  isSelected: boolean;
  onGrab: () => void;
  /** The lines of a page, as far as they are known. */
  findLines: (page: number) => readonly PageLine[];
  onSelect: () => void;
  onChange: (field: DraftField) => void;
  /** Undefined for a field that has to stay. */
  onRemove: (() => void) | undefined;
  children: ReactNode;
}) {
  const grip = useRef<{ x: number; y: number }>(undefined);
  const [shift, setShift] = useState<{ x: number; y: number }>();
  const page = pages[field.page - 1];
  if (page === undefined) return null;
  const shares = toShares(field, page);

  function grab(event: PointerEvent<HTMLButtonElement>) {
    if (event.button !== 0) return;
    grip.current = { x: event.clientX, y: event.clientY };
    onGrab();
    event.currentTarget.setPointerCapture(event.pointerId);
  }
  function drag(event: PointerEvent<HTMLButtonElement>) {
    if (grip.current === undefined) return;
    const by = { x: event.clientX - grip.current.x, y: event.clientY - grip.current.y };
    if (shift === undefined && Math.hypot(by.x, by.y) <= SLIP_PX) return;
    setShift(event.altKey ? by : snapShift(event.currentTarget, by));
  }
  /** How far the box is moved when its own page has a line there. */
  function snapShift(box: HTMLElement, by: { x: number; y: number }) {
    const drawnWidth = box.closest('[data-page]')?.getBoundingClientRect().width ?? 0;
    if (page === undefined || drawnWidth === 0) return by;
    const moved = {
      ...field,
      x: field.x + toPoints(by.x, drawnWidth, page),
      y: field.y + toPoints(by.y, drawnWidth, page),
    };
    const { y } = snapField(moved, findLines(field.page), page, drawnWidth);
    return { x: by.x, y: by.y + ((y - moved.y) * drawnWidth) / page.width };
  }
  function drop(event: PointerEvent<HTMLButtonElement>) {
    grip.current = undefined;
    if (shift === undefined) return;
    setShift(undefined);
    onSelect();
    const landed = findLanding(event.currentTarget, field, pages, event.altKey ? () => [] : findLines);
    if (landed !== undefined) onChange(landed);
  }
  function letGo() {
    grip.current = undefined;
    setShift(undefined);
  }
  function press(event: KeyboardEvent) {
    const direction = steps[event.key];
    if (direction !== undefined && page !== undefined) {
      event.preventDefault();
      const length = event.shiftKey ? FINE_STEP : STEP;
      onSelect();
      onChange(moveField(field, { x: direction.x * length, y: direction.y * length }, page));
    } else if (event.key === 'Delete' && onRemove !== undefined) {
      event.preventDefault();
      onRemove();
    }
  }
  return (
    <div
      style={{
        left: `${shares.left}%`,
        top: `${shares.top}%`,
        width: `${shares.width}%`,
        height: `${shares.height}%`,
        transform: shift && `translate(${shift.x}px, ${shift.y}px)`,
      }}
      className={`absolute text-sheet-ink ${shift === undefined ? 'z-10' : 'z-20 shadow-lift'}`}
    >
      {children}
      <button
        type="button"
        id={field.id}
        aria-label={texts.fieldLabel(fieldNames[field.kind], field.page)}
        aria-pressed={isSelected}
        onPointerDown={grab}
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={letGo}
        onClick={onSelect}
        onKeyDown={press}
        className={`absolute inset-0 touch-none rounded-[4px] border-2 border-sheet-mark after:absolute after:-inset-2 ${isSelected ? 'border-solid bg-sheet-mark/10' : 'border-dashed bg-sheet-mark/5'} ${shift === undefined ? 'cursor-grab' : 'cursor-grabbing'}`}
      />
    </div>
  );
}

/** The field where its box has been dropped: on the page beneath its middle, or where it was when there is none. */
function findLanding(
  box: HTMLElement,
  field: DraftField,
  pages: readonly SignedPageSize[],
  findLines: (page: number) => readonly PageLine[],
): DraftField | undefined {
  const at = box.getBoundingClientRect();
  const beneath = document
    .elementsFromPoint(at.left + at.width / 2, at.top + at.height / 2)
    .find((element) => element instanceof HTMLElement && element.dataset.page !== undefined);
  if (!(beneath instanceof HTMLElement)) return undefined;
  const number = Number(beneath.dataset.page);
  const page = pages[number - 1];
  if (page === undefined) return undefined;
  const sheet = beneath.getBoundingClientRect();
  const x = toPoints(at.left - sheet.left, sheet.width, page);
  const y = toPoints(at.top - sheet.top, sheet.width, page);
  const landed = snapField({ ...field, page: number, x, y }, findLines(number), page, sheet.width);
  return clampField(landed, page);
}
