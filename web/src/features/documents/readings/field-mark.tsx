import * as texts from '@porchlight/content/en/document-readings.ts';
import type {
  ShownField,
  ShownReading,
} from '@porchlight/domain/readings/document-readings/kept/kept-reading.ts';

/** A place on a page, with the size of the page in the same units. */
export type PageMark = Pick<ShownField, 'page' | 'box'> & {
  label: string;
  pageSize: { width: number; height: number };
};

/** The place of a figure, to be drawn on its page; undefined where the size of the page is not known. */
export function findMark(
  { pages }: Pick<ShownReading, 'pages'>,
  { page, box }: Pick<ShownField, 'page' | 'box'>,
  label: string,
): PageMark | undefined {
  const pageSize = pages.find(({ number }) => number === page);
  return pageSize && { page, box, label, pageSize };
}

/** How far beyond its words a mark reaches, as a share of their height, so that it does not cover them. */
const AROUND = 0.35;

/** A frame around a figure on the picture of its page; within an element of the page's own shape. */
export function FieldMark({ label, page, box, pageSize }: PageMark) {
  const around = AROUND * box.height;
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
  return (
    <div
      role="img"
      aria-label={texts.whereItStands(label, page)}
      data-mark=""
      className="pointer-events-none absolute rounded-[3px] bg-sheet-mark/15 outline-2 outline-offset-1 outline-sheet-mark"
      style={{
        left: percent(box.x - around, pageSize.width),
        top: percent(box.y - around, pageSize.height),
        width: percent(box.width + 2 * around, pageSize.width),
        height: percent(box.height + 2 * around, pageSize.height),
      }}
    />
  );
}
