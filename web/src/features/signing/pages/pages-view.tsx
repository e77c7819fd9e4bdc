import * as texts from '@porchlight/content/en/signing-pages.ts';
import type { SignedPageSize } from '@porchlight/domain/signing/signature-marks.ts';
import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageFrame } from './page-frame.tsx';
import type { PagesFile } from './pdf-pages.ts';
import type { Reading } from './use-reading.ts';

const zooms = [1, 1.5, 2, 3];
/** A Letter page at its natural size on the screen, in pixels. */
const WIDEST_PX = 816;
/** Left and right of the pages. */
const MARGIN_PX = 24;

/** How wide a page is drawn in a column, and the steps it can be made larger by. */
export function usePageWidth(column: HTMLElement | null) {
  const [room, setRoom] = useState(0);
  const [zoom, setZoom] = useState(1);
  useEffect(() => {
    if (column === null) return;
    const resizes = new ResizeObserver(() => setRoom(column.clientWidth - MARGIN_PX));
    resizes.observe(column);
    return () => resizes.disconnect();
  }, [column]);
  const width = Math.max(0, Math.min(room, WIDEST_PX)) * zoom;

  const lastWidth = useRef(width);
  useLayoutEffect(() => {
    // What was being read stays where it is.
    if (column !== null && lastWidth.current > 0 && width > 0) column.scrollTop *= width / lastWidth.current;
    lastWidth.current = width;
  }, [column, width]);
  return { width, zoom, setZoom };
}

/** The document's pages in a column to scroll, with the page it is at and its size. `drawFields` draws the fields of a page. */
export function PagesView({
  onColumn,
  pages,
  file,
  hasFailed,
  onRetry,
  reading,
  width,
  zoom,
  onZoom,
  drawFields,
}: {
  /** Takes the element that is scrolled. */
  onColumn: (column: HTMLElement | null) => void;
  pages: readonly SignedPageSize[];
  file: PagesFile | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  reading: Reading;
  width: number;
  zoom: number;
  onZoom: (zoom: number) => void;
  drawFields: (page: number) => ReactNode;
}) {
  return (
    <div className="flex min-h-60 min-w-0 flex-1 flex-col">
      <div className="flex items-center justify-between gap-2 border-line border-b px-4 sm:px-7">
        <p role="status" className="figure-tabular font-medium text-[.9375rem]">
          {texts.currentPageOf(reading.current, pages.length)}
        </p>
        <ZoomChoice zoom={zoom} onZoom={onZoom} />
      </div>
      {hasFailed ? (
        <div role="alert" className="p-5">
          <Notice
            look="wrong"
            title={texts.loadFailed}
            action={
              <Button variant="primary" size="small" onClick={onRetry}>
                {texts.tryAgain}
              </Button>
            }
          >
            {texts.loadFailedLead}
          </Notice>
        </div>
      ) : (
        <section
          ref={onColumn}
          aria-label={texts.pagesLabel}
          aria-busy={file === undefined}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and has to by the keyboard too.
          tabIndex={0}
          className="relative min-h-0 flex-1 overflow-auto bg-sunken focus-visible:outline-offset-[-3px]"
        >
          <ol className="grid w-fit min-w-full gap-4 p-3">
            {pages.map((size, index) => (
              <PageFrame
                // biome-ignore lint/suspicious/noArrayIndexKey: pages have no name but their number.
                key={index}
                number={index + 1}
                total={pages.length}
                size={size}
                width={width}
                file={file}
                isNear={reading.toDraw.has(index + 1)}
                onDrawn={reading.noteDrawn}
                onRetry={onRetry}
              >
                {drawFields(index + 1)}
              </PageFrame>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

/** Makes the pages larger or smaller, step by step. */
export function ZoomChoice({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const at = zooms.indexOf(zoom);
  const smaller = zooms[at - 1];
  const larger = zooms[at + 1];
  return (
    <div className="-mr-2 flex items-center">
      <ZoomButton label={texts.zoomOut} to={smaller} onZoom={onZoom}>
        <Minus aria-hidden="true" className="size-4.5" />
      </ZoomButton>
      <span className="figure-tabular min-w-13 text-center text-[.9375rem] text-ink-soft">{zoom * 100}%</span>
      <ZoomButton label={texts.zoomIn} to={larger} onZoom={onZoom}>
        <Plus aria-hidden="true" className="size-4.5" />
      </ZoomButton>
    </div>
  );
}

function ZoomButton({
  label,
  to,
  onZoom,
  children,
}: {
  label: string;
  to: number | undefined;
  onZoom: (zoom: number) => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={to === undefined}
      onClick={() => to !== undefined && onZoom(to)}
      className="grid size-11 place-items-center rounded-s text-dusk hover:bg-sunken aria-disabled:text-line-strong"
    >
      {children}
    </button>
  );
}
