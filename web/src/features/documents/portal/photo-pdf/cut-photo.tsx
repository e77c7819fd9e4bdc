import * as texts from '@porchlight/content/en/documents.ts';
import {
  type Corners,
  moveCorner,
  type PhotoPage,
  wholePicture,
} from '@porchlight/domain/documents/photo-page.ts';
import type { Pixels } from '@porchlight/domain/documents/straighten.ts';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { type ChosenPhoto, CUT_SIDE, drawPage, loadPixels } from './photo-pages.ts';

/** A press of an arrow key, as a share of the picture; with Shift five times that. */
const STEP = 0.01;

/** A photo with the four corners of its page, which are dragged or moved by keys. */
export function CutPhoto({
  photo: { file, small, page },
  onChange,
}: {
  photo: ChosenPhoto;
  onChange: (page: PhotoPage) => void;
}) {
  const [pixels, setPixels] = useState<Pixels>(small);
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { turns, corners } = page;
  useEffect(() => {
    let isShown = true;
    // The small picture stays where the photo cannot be read again.
    loadPixels(file, CUT_SIDE).then(
      (read) => isShown && setPixels(read),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [file]);
  useEffect(() => {
    if (canvas.current !== null) drawPage(canvas.current, pixels, { turns, corners: wholePicture }, CUT_SIDE);
  }, [pixels, turns]);

  function put(index: number, x: number, y: number): void {
    onChange({ turns, corners: moveCorner(corners, index, { x, y }) });
  }
  function drag(index: number, event: PointerEvent<HTMLButtonElement>): void {
    const box = frame.current?.getBoundingClientRect();
    if (box === undefined || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    put(index, (event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
  }
  function press(index: number, event: KeyboardEvent): void {
    const step = event.shiftKey ? 5 * STEP : STEP;
    const [across, down] =
      { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[
        event.key
      ] ?? [];
    const corner = corners[index];
    if (across === undefined || down === undefined || corner === undefined) return;
    event.preventDefault();
    put(index, corner.x + across, corner.y + down);
  }
  return (
    <div className="flex justify-center p-6">
      <div ref={frame} className="relative inline-block touch-none select-none">
        <canvas ref={canvas} role="img" aria-label={texts.whole} className="block max-h-[56dvh] max-w-full" />
        <svg
          aria-hidden="true"
          viewBox="0 0 1 1"
          preserveAspectRatio="none"
          className="pointer-events-none absolute inset-0 size-full"
        >
          <path
            d={`M0 0H1V1H0Z${writePath(corners)}`}
            fillRule="evenodd"
            className="fill-veil stroke-dusk [stroke-width:2px]"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {corners.map((corner, index) => (
          <button
            key={texts.corners[index]}
            type="button"
            aria-label={texts.corners[index]}
            onKeyDown={(event) => press(index, event)}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => drag(index, event)}
            style={{ left: `${corner.x * 100}%`, top: `${corner.y * 100}%` }}
            className="absolute flex size-11 -translate-x-1/2 -translate-y-1/2 cursor-move items-center justify-center rounded-full"
          >
            <span className="size-5 rounded-full border-2 border-paper bg-dusk" />
          </button>
        ))}
      </div>
    </div>
  );
}

const writePath = (corners: Corners) => `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
