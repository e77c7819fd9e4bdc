import * as texts from '@porchlight/content/en/documents-state.ts';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageFrame } from '../signing/pages/page-frame.tsx';
import { usePageWidth, ZoomChoice } from '../signing/pages/pages-view.tsx';
import type { PagesFile } from '../signing/pages/pdf-pages.ts';
import { usePagesFile } from '../signing/pages/use-pages-file.ts';
import { FieldMark, type PageMark } from './readings/field-mark.tsx';

/** The alternative text of a picture, and the advice where a page or a whole file could not be shown. */
export type PageWords = { alt: string; pageAdvice: string; fileAdvice: string };
type Shown = {
  address: string;
  name: string;
  words: PageWords;
  fillsDialog?: boolean;
  /** A place on a page that is framed, and brought into view when it is another. */
  mark?: PageMark | undefined;
  /** Beside the choice of the size. */
  tools?: ReactNode;
};

/**
 * A document in the page: a picture as it is, a PDF drawn by our own program. Nothing in it is run, and nothing is saved. It scrolls
 * within the room that a dialog gives it, or else within three quarters of the window.
 */
export function DocumentPages({ type, ...shown }: Shown & { type: string }) {
  return type === 'application/pdf' ? <PdfPages {...shown} /> : <Picture {...shown} />;
}

function Picture({ address, words, fillsDialog, mark, tools }: Shown) {
  const [hasFailed, setHasFailed] = useState(false);
  const [zoom, setZoom] = useState(1);
  const [column, setColumn] = useState<HTMLElement | null>(null);
  useMarkInView(column, mark);
  if (hasFailed) return <NotShown advice={words.fileAdvice} onRetry={() => setHasFailed(false)} />;
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <Tools zoom={zoom} onZoom={setZoom}>
        {tools}
      </Tools>
      <section
        ref={setColumn}
        aria-label={words.alt}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and has to by the keyboard too.
        tabIndex={0}
        className={`${fillsDialog ? 'min-h-0 flex-1' : 'max-h-[75vh]'} overflow-auto focus-visible:outline-offset-[-3px]`}
      >
        <div className="relative" style={{ width: `${zoom * 100}%` }}>
          <img
            src={address}
            alt={words.alt}
            onError={() => setHasFailed(true)}
            className="w-full rounded-s border border-line bg-sheet"
          />
          {mark !== undefined && <FieldMark {...mark} />}
        </div>
      </section>
    </div>
  );
}

function Tools({
  zoom,
  onZoom,
  children,
}: {
  zoom: number;
  onZoom: (zoom: number) => void;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-4">
      {children}
      <ZoomChoice zoom={zoom} onZoom={onZoom} />
    </div>
  );
}

type PageSize = { width: number; height: number };

function PdfPages({ address, name, words, fillsDialog = false, mark, tools }: Shown) {
  const [tries, setTries] = useState(0);
  const openAgain = useCallback(() => setTries((before) => before + 1), []);
  const { file, hasFailed } = usePagesFile(address, tries);
  const { sizes, isDamaged } = usePageSizes(file);
  const [column, setColumn] = useState<HTMLElement | null>(null);
  const { width, zoom, setZoom } = usePageWidth(column);
  const [near, setNear] = useState<ReadonlySet<number>>(new Set([1]));
  useEffect(() => {
    if (column === null || sizes === undefined) return;
    const seen = new IntersectionObserver(
      (entries) =>
        setNear((before) => {
          const next = new Set(before);
          for (const { target, isIntersecting } of entries) {
            const number = Number((target as HTMLElement).dataset.page);
            if (isIntersecting) next.add(number);
            else next.delete(number);
          }
          return next;
        }),
      { root: column, rootMargin: '100%' },
    );
    for (const page of column.querySelectorAll('[data-page]')) seen.observe(page);
    return () => seen.disconnect();
  }, [column, sizes]);
  useMarkInView(sizes === undefined || width === 0 ? null : column, mark);
  if (hasFailed || isDamaged) return <NotShown advice={words.fileAdvice} onRetry={openAgain} />;
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <Tools zoom={zoom} onZoom={setZoom}>
        {tools}
      </Tools>
      <section
        ref={setColumn}
        aria-label={texts.pagesOf(name)}
        aria-busy={sizes === undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and has to by the keyboard too.
        tabIndex={0}
        className={`${fillsDialog ? 'flex-1' : 'max-h-[75vh]'} min-h-60 min-w-0 overflow-auto rounded-s bg-sunken focus-visible:outline-offset-[-3px]`}
      >
        <ol className="grid w-fit min-w-full gap-3 p-3">
          {sizes?.map((size, index) => (
            <PageFrame
              // biome-ignore lint/suspicious/noArrayIndexKey: pages have no name but their number.
              key={index}
              number={index + 1}
              total={sizes.length}
              size={size}
              width={width}
              file={file}
              isNear={near.has(index + 1)}
              onDrawn={noteNothing}
              onRetry={openAgain}
              advice={words.pageAdvice}
            >
              {mark?.page === index + 1 ? <FieldMark {...mark} /> : undefined}
            </PageFrame>
          ))}
        </ol>
      </section>
    </div>
  );
}

const noteNothing = () => {};

/** Brings a mark to the middle of what scrolls around it, when it is another or the pages have come; nothing else on the screen moves. */
function useMarkInView(column: HTMLElement | null, mark: PageMark | undefined): void {
  useEffect(() => {
    const framed = mark && column?.querySelector('[data-mark]');
    if (column === null || !framed) return;
    const [outer, inner] = [column.getBoundingClientRect(), framed.getBoundingClientRect()];
    column.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
    column.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
  }, [column, mark]);
}

/** How large each page of an opened file is; damaged is one that opens although a page of it cannot be read. */
function usePageSizes(file: PagesFile | undefined): {
  sizes: readonly PageSize[] | undefined;
  isDamaged: boolean;
} {
  const [read, setRead] = useState<{ file: PagesFile; sizes?: readonly PageSize[] }>();
  useEffect(() => {
    if (file === undefined) return;
    let isOpen = true;
    file.readSizes().then(
      (sizes) => isOpen && setRead({ file, sizes }),
      () => isOpen && setRead({ file }),
    );
    return () => {
      isOpen = false;
    };
  }, [file]);
  // Until the file is opened again, this is the one that failed.
  return {
    sizes: read?.sizes,
    isDamaged: read !== undefined && read.file === file && read.sizes === undefined,
  };
}

function NotShown({ advice, onRetry }: { advice: string; onRetry: () => void }) {
  return (
    <div role="alert">
      <Notice
        look="wrong"
        title={texts.pagesFailed}
        action={
          <Button size="small" onClick={onRetry}>
            {texts.tryAgain}
          </Button>
        }
      >
        {advice}
      </Notice>
    </div>
  );
}
