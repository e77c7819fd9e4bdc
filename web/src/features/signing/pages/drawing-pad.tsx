import * as texts from '@porchlight/content/en/signing-pages.ts';
import {
  addPoint,
  type DrawnStroke,
  toDrawnPoint,
  toPathData,
} from '@porchlight/domain/signing/signature-drawing.ts';
import { DRAWING_BOX } from '@porchlight/domain/signing/signature-marks.ts';
import { type PointerEvent, useRef } from 'react';

/** A surface to sign on with a finger, a pen or a mouse. Typing is the way without one, offered beside it. */
export function DrawingPad({
  strokes,
  onChange,
}: {
  strokes: readonly DrawnStroke[];
  onChange: (strokes: readonly DrawnStroke[]) => void;
}) {
  const pen = useRef<number>(undefined);

  function read(event: PointerEvent<SVGSVGElement>) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    return toDrawnPoint({ x: event.clientX - left, y: event.clientY - top }, { width, height });
  }
  function begin(event: PointerEvent<SVGSVGElement>) {
    // A second finger, or the palm of the hand, draws nothing.
    if (pen.current !== undefined || event.button !== 0) return;
    pen.current = event.pointerId;
    event.currentTarget.setPointerCapture(event.pointerId);
    onChange([...strokes, [read(event)]]);
  }
  function draw(event: PointerEvent<SVGSVGElement>) {
    if (event.pointerId !== pen.current) return;
    const stroke = strokes.at(-1) ?? [];
    onChange([...strokes.slice(0, -1), addPoint(stroke, read(event))]);
  }
  function end(event: PointerEvent<SVGSVGElement>) {
    if (event.pointerId === pen.current) pen.current = undefined;
  }
  return (
    <svg
      role="img"
      aria-label={strokes.length === 0 ? texts.emptyPadLabel : texts.yourDrawnSignature}
      viewBox={`0 0 ${DRAWING_BOX.width} ${DRAWING_BOX.height}`}
      onPointerDown={begin}
      onPointerMove={draw}
      onPointerUp={end}
      onPointerCancel={end}
      className="aspect-[10/3] w-full cursor-crosshair touch-none select-none rounded-m border border-line-strong bg-sheet text-sheet-ink"
    >
      <path d="M60 230H940" className="stroke-line-strong" strokeWidth={2} strokeDasharray="8 10" />
      <path
        d={toPathData(strokes)}
        fill="none"
        stroke="currentColor"
        strokeWidth={7}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
