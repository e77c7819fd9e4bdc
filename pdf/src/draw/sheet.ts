import type { PDFPage, rgb } from '@libpdf/core';
import { type Face, formatWith } from './lettering.ts';

export type InkColor = ReturnType<typeof rgb>;

export type TextStyle = {
  face: Face;
  size: number;
  color: InkColor;
  lineHeight?: number;
  mostLines?: number;
};

const LINE_HEIGHT = 1.45;

/** A page that is written on from above; y counts from its upper edge. */
export class Sheet {
  readonly #page: PDFPage;
  readonly #height: number;
  readonly #lines: InkColor;

  /** `lines`: the color of its lines. */
  constructor(page: PDFPage, height: number, lines: InkColor) {
    this.#page = page;
    this.#height = height;
    this.#lines = lines;
  }

  /** Writes text in lines and gives where the next one would start. */
  write(text: string, x: number, y: number, width: number, style: TextStyle): number {
    const { face, size, color, lineHeight = LINE_HEIGHT } = style;
    const lines = breakLines(text, width, style);
    for (const [index, line] of lines.entries()) {
      const baseline = y + size + index * size * lineHeight;
      this.#page.drawText(line, { x, y: this.#height - baseline, font: face, size, color });
    }
    return y + lines.length * size * lineHeight;
  }

  /** The height of a text at a width. */
  measure(text: string, width: number, style: TextStyle): number {
    return breakLines(text, width, style).length * style.size * (style.lineHeight ?? LINE_HEIGHT);
  }

  box(x: number, y: number, width: number, height: number, color: InkColor, cornerRadius = 0): void {
    const round = cornerRadius > 0 ? { cornerRadius } : {};
    this.#page.drawRectangle({ x, y: this.#height - y - height, width, height, color, ...round });
  }

  line(x: number, y: number, width: number): void {
    const at = this.#height - y;
    this.#page.drawLine({
      ...{ start: { x, y: at }, end: { x: x + width, y: at } },
      ...{ thickness: 0.75, color: this.#lines },
    });
  }

  circle(x: number, y: number, radius: number, color: InkColor, opacity: number): void {
    this.#page.drawCircle({ x, y: this.#height - y, radius, color, opacity });
  }

  /** An SVG path, filled. */
  path(data: string, x: number, y: number, scale: number, color: InkColor): void {
    this.#page.drawSvgPath(data, { x, y: this.#height - y, scale, color });
  }
}

/** The lines a text takes at a width; a word that is longer than a line is broken, what is beyond the last is cut. */
export function breakLines(text: string, width: number, { face, size, mostLines = 99 }: TextStyle): string[] {
  const fits = (line: string) => face.getTextWidth(line, size) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of formatWith(face, text).split(' ')) {
    const joined = line === '' ? word : `${line} ${word}`;
    if (fits(joined)) {
      line = joined;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const letter of word) {
      if (!fits(line + letter)) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  lines.push(line);
  if (lines.length <= mostLines) return lines;
  let last = lines[mostLines - 1] ?? '';
  while (last !== '' && !fits(`${last}…`)) last = last.slice(0, -1);
  return [...lines.slice(0, mostLines - 1), `${last.trimEnd()}…`];
}
