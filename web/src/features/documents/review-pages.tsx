import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageFrame } from '../signing/page-frame.tsx';
import { usePageWidth, ZoomChoice } from '../signing/pages-view.tsx';
import type { PagesFile } from '../signing/pdf-pages.ts';
import { usePagesFile } from '../signing/use-pages-file.ts';

/** A document in the page: a picture as it is, a PDF drawn by our own program. Nothing in it is run, and nothing is saved. */
export function ReviewPages({ address, type, name }: { address: string; type: string; name: string }) {
  return type === 'application/pdf' ? (
    <PdfPages address={address} name={name} />
  ) : (
    <Picture address={address} name={name} />
  );
}

function Picture({ address, name }: { address: string; name: string }) {
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return <NotShown onRetry={() => setHasFailed(false)} />;
  return (
    <img
      src={address}
      alt={`What the buyer handed in: ${name}`}
      onError={() => setHasFailed(true)}
      className="w-full rounded-s border border-line bg-sheet"
    />
  );
}

type PageSize = { width: number; height: number };

function PdfPages({ address, name }: { address: string; name: string }) {
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
  if (hasFailed || isDamaged) return <NotShown onRetry={openAgain} />;
  return (
    <div className="grid min-w-0">
      <div className="flex justify-end">
        <ZoomChoice zoom={zoom} onZoom={setZoom} />
      </div>
      <section
        ref={setColumn}
        aria-label={`Pages of ${name}`}
        aria-busy={sizes === undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and has to by the keyboard too.
        tabIndex={0}
        className="max-h-[75vh] min-h-60 min-w-0 overflow-auto rounded-s bg-sunken focus-visible:outline-offset-[-3px]"
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
              advice="Check your connection and try again. If it stays so, send the document back as not readable."
            >
              {undefined}
            </PageFrame>
          ))}
        </ol>
      </section>
    </div>
  );
}

const noteNothing = () => {};

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
  // Until it is opened anew, the file is the one that failed.
  return {
    sizes: read?.sizes,
    isDamaged: read !== undefined && read.file === file && read.sizes === undefined,
  };
}

function NotShown({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <Notice
        look="wrong"
        title="It could not be shown"
        action={
          <Button size="small" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        The file may be damaged or ask for a password, or the look has ended. Then send it back with that
        reason.
      </Notice>
    </div>
  );
}
