import type { PageText, TextItem } from '@porchlight/domain/readings/document-readings/pages/page-text.ts';

/** Points that a letter takes across, and a line down; letters are 9 points tall. */
const [ACROSS, DOWN, HEIGHT] = [5, 12, 9];

/** Pages as they are written here, letter by letter: words two spaces apart are pieces of text of their own, as a PDF gives it. */
export function typeset(...pages: readonly string[]): PageText[] {
  return pages.map((text, index) => ({
    number: index + 1,
    width: 612,
    height: 792,
    items: text.split('\n').flatMap((line, row) =>
      [...line.matchAll(/\S+(?: \S+)*/g)].map(
        (found): TextItem => ({
          text: found[0],
          box: {
            x: 30 + found.index * ACROSS,
            y: 40 + row * DOWN,
            width: found[0].length * ACROSS,
            height: HEIGHT,
          },
        }),
      ),
    ),
  }));
}
