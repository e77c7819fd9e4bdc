import * as texts from '@porchlight/content/en/documents.ts';
import { type PhotoPage, turnPage } from '@porchlight/domain/documents/photo-page.ts';
import { ArrowLeft, ArrowRight, Crop, RotateCw, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { type ChosenPhoto, drawPage } from './photo-pages.ts';

const SHOWN_SIDE = 480;

/** A page of the PDF as it will be, with what can be done with it. It is dragged to its place, or moved there by its buttons. */
export function PhotoCard({
  photo: { id, small, page },
  place,
  all,
  onMove,
  onChange,
  onCut,
  onRemove,
}: {
  photo: ChosenPhoto;
  /** Counted from 1. */
  place: number;
  all: number;
  onMove: (id: string, place: number) => void;
  onChange: (page: PhotoPage) => void;
  onCut: () => void;
  onRemove: () => void;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current !== null) drawPage(canvas.current, small, page, SHOWN_SIDE);
  }, [small, page]);
  return (
    <li
      draggable
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData('text/plain', id);
        dataTransfer.effectAllowed = 'move';
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onMove(event.dataTransfer.getData('text/plain'), place - 1);
      }}
      className="grid cursor-grab content-between gap-2 rounded-m border border-line bg-paper p-2.5"
    >
      <div className="grid gap-2">
        <p className="figure-tabular font-semibold text-[.9375rem]">{texts.pageOf(place, all)}</p>
        <canvas
          ref={canvas}
          role="img"
          aria-label={texts.pageOf(place, all)}
          className="mx-auto max-h-56 max-w-full border border-line bg-surface"
        />
      </div>
      <div className="flex flex-wrap justify-center gap-1">
        <Tool
          id={`earlier-${id}`}
          label={texts.earlier}
          place={place}
          isOff={place === 1}
          onPress={() => onMove(id, place - 2)}
        >
          <ArrowLeft aria-hidden="true" className="size-5 max-sm:rotate-90" />
        </Tool>
        <Tool
          id={`later-${id}`}
          label={texts.later}
          place={place}
          isOff={place === all}
          onPress={() => onMove(id, place)}
        >
          <ArrowRight aria-hidden="true" className="size-5 max-sm:rotate-90" />
        </Tool>
        <Tool label={texts.turn} place={place} onPress={() => onChange(turnPage(page))}>
          <RotateCw aria-hidden="true" className="size-5" />
        </Tool>
        <Tool id={`cut-${id}`} label={texts.cut} place={place} onPress={onCut}>
          <Crop aria-hidden="true" className="size-5" />
        </Tool>
        <Tool label={texts.remove} place={place} onPress={onRemove}>
          <Trash2 aria-hidden="true" className="size-5" />
        </Tool>
      </div>
    </li>
  );
}

function Tool({
  id,
  label,
  place,
  isOff = false,
  onPress,
  children,
}: {
  id?: string;
  label: string;
  place: number;
  isOff?: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      id={id}
      type="button"
      title={label}
      aria-label={`${label}${texts.ofPage(place)}`}
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
      className="inline-flex size-11 items-center justify-center rounded-m text-ink hover:bg-sunken aria-disabled:text-ink-soft aria-disabled:opacity-50"
    >
      {children}
    </button>
  );
}
