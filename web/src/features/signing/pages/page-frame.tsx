import * as texts from '@porchlight/content/en/signing-pages.ts';
import type { SignedPageSize } from '@porchlight/domain/signing/signature-marks.ts';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { sentence } from '../../../ui/sentence.ts';
import type { PagesFile } from './pdf-pages.ts';

const UNREADABLE = texts.pageWithoutText;

/**
 * The place of one page in the column, in its own shape from the start; drawn while `isNear`. Screen readers get its words as text.
 * `children` are the fields on it, undefined when there are none: most of 400 pages are not rendered again then.
 */
export const PageFrame = memo(function PageFrame({
  number,
  total,
  size,
  width,
  file,
  isNear,
  onDrawn,
  onRetry,
  advice = texts.drawFailedAdvice,
  children,
}: {
  number: number;
  total: number;
  size: SignedPageSize;
  /** In pixels. */
  width: number;
  file: PagesFile | undefined;
  isNear: boolean;
  onDrawn: (page: number, isDrawn: boolean) => void;
  /** Opens the file again: PDF.js does not repeat a request for a part that did not come. */
  onRetry: () => void;
  /** What to do where the page could not be drawn. */
  advice?: string;
  children: ReactNode;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);
  const height = (width * size.height) / size.width;

  useEffect(() => {
    if (!isNear || file === undefined || canvas.current === null || width === 0) return;
    const drawing = file.draw(number, canvas.current, width);
    drawing.done.then(
      () => {
        setHasFailed(false);
        onDrawn(number, true);
      },
      () => setHasFailed(true),
    );
    return () => {
      drawing.cancel();
      onDrawn(number, false);
    };
  }, [isNear, file, number, width, onDrawn]);

  useEffect(() => {
    if (!isNear || file === undefined) return;
    let isShown = true;
    file.readText(number).then(
      (words) => isShown && setText(words),
      () => isShown && setText(''),
    );
    return () => {
      isShown = false;
    };
  }, [isNear, file, number]);

  return (
    <li
      data-page={number}
      className="relative mx-auto shrink-0 bg-sheet shadow-lift"
      style={{ width, height }}
    >
      <h3 className="sr-only">{texts.pageOf(number, total)}</h3>
      {isNear && <canvas ref={canvas} className="absolute inset-0 size-full" />}
      {text !== undefined && (
        <div className="sr-only whitespace-pre-line">{text === '' ? UNREADABLE : text}</div>
      )}
      {hasFailed && (
        <div
          role="alert"
          className="absolute inset-x-0 top-1/4 grid justify-items-center gap-4 p-4 text-center text-sheet-wrong"
        >
          <p>{texts.drawFailed(number, advice)}</p>
          <Button variant="primary" size="small" onClick={onRetry}>
            {sentence(texts.drawAgain((words) => <span className="sr-only">{words}</span>, number))}
          </Button>
        </div>
      )}
      {children}
    </li>
  );
});
