import * as texts from '@porchlight/content/en/documents/portal.ts';
import { makesPages } from '@porchlight/domain/documents/document-files.ts';
import type { OwnDocument } from '@porchlight/domain/documents/documents.contract.ts';
import { type Connection, drawsThumbnail } from '@porchlight/domain/documents/thumbnails.ts';
import { FileImage, FileText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

/** The first page of a document, small, drawn while its row is in view; until then, and where it is not, the icon of its kind. */
export function DocumentThumbnail({ document, onPreview }: { document: OwnDocument; onPreview: () => void }) {
  const { id, type, size, name } = document;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const sheet = canvas.current;
    if (isDrawn || sheet === null || !drawsThumbnail({ type, size }, readConnection())) return;
    let work: AbortController | undefined;
    async function draw(target: HTMLCanvasElement, signal: AbortSignal) {
      const { drawThumbnail } = await import('./draw-thumbnail.ts');
      await drawThumbnail({ id, type }, target, signal);
      setDrawn(true);
    }
    const seen = new IntersectionObserver((entries) => {
      work?.abort();
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      work = new AbortController();
      // The icon says as much of what cannot be drawn.
      draw(sheet, work.signal).catch(() => undefined);
    });
    seen.observe(sheet.parentElement ?? sheet);
    return () => {
      seen.disconnect();
      work?.abort();
    };
  }, [id, type, size, isDrawn]);

  const Icon = type.startsWith('image/') ? FileImage : FileText;
  const icon = <Icon aria-hidden="true" className="size-5.5 text-ink-soft" />;
  const look =
    'relative grid h-14 w-11 shrink-0 place-items-center overflow-hidden rounded-s border border-line';
  if (!makesPages(type)) return <span className={`${look} bg-sunken`}>{icon}</span>;
  return (
    <button
      type="button"
      aria-label={texts.preview(name)}
      onClick={onPreview}
      className={`${look} bg-sheet hover:border-line-strong print:hidden`}
    >
      {!isDrawn && <span className="absolute inset-0 grid place-items-center bg-sunken">{icon}</span>}
      <canvas ref={canvas} className="size-full object-cover object-top" />
    </button>
  );
}

function readConnection(): Connection {
  return (navigator as Navigator & { connection?: NonNullable<Connection> }).connection;
}
