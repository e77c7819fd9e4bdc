import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type FontInput, measureText, PDF, type PDFPage, rgb, StandardFonts } from '@libpdf/core';

/** Plain, bold and italic of one typeface: three of every PDF reader's own, and one that is embedded. */
export const typefaces = ['Helvetica', 'Times', 'Courier', 'Public Sans'] as const;
export type Typeface = (typeof typefaces)[number];
type Fonts = { plain: FontInput; bold: FontInput; italic: FontInput };
export type Look = {
  size?: number;
  bold?: boolean;
  italic?: boolean;
  /** Whether `x` is the left end of the text, its right end, or its middle. */
  align?: 'left' | 'right' | 'center';
  /** The text is set smaller where it would be wider, in pixels. */
  room?: number;
  white?: boolean;
  gray?: boolean;
};

/** Pixels of CFPB's pictures of its samples, 705 x 912 to a letter page: positions are read off them. */
const POINTS = 612 / 705;
const HEIGHT = 912;

/** A page that is drawn in pixels from its upper left corner. */
export class Sheet {
  readonly #page: PDFPage;
  readonly #fonts: Fonts;

  constructor(page: PDFPage, fonts: Fonts) {
    this.#page = page;
    this.#fonts = fonts;
  }

  width(text: string, { size = 9, bold = false, italic = false }: Look = {}): number {
    return measureText(text, this.#font(bold, italic), size) / POINTS;
  }

  text(x: number, baseline: number, text: string, look: Look = {}): void {
    if (text === '') return;
    const { bold = false, italic = false, align = 'left', room = Infinity } = look;
    const wide = this.width(text, look);
    const size = (look.size ?? 9) * Math.min(1, room / wide);
    const own = Math.min(wide, room);
    const left = align === 'left' ? x : align === 'right' ? x - own : x - own / 2;
    const color = look.white ? rgb(1, 1, 1) : look.gray ? rgb(0.45, 0.45, 0.45) : rgb(0, 0, 0);
    const at = { x: left * POINTS, y: (HEIGHT - baseline) * POINTS };
    this.#page.drawText(text, { ...at, size, color, font: this.#font(bold, italic) });
  }

  /** Breaks at spaces; the baseline of the line after the last. */
  paragraph(
    x: number,
    baseline: number,
    text: string,
    look: Look & { wide: number; leading?: number },
  ): number {
    let line = '';
    let at = baseline;
    const step = look.leading ?? 12.5;
    for (const word of text.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (this.width(longer, look) > look.wide && line !== '') {
        this.text(x, at, line, look);
        at += step;
        line = word;
      } else line = longer;
    }
    this.text(x, at, line, look);
    return at + step;
  }

  /** A filled area; `shade` from 0, black, to 1. */
  band(x: number, top: number, width: number, height: number, shade = 0.9): void {
    const at = { x: x * POINTS, y: (HEIGHT - top - height) * POINTS };
    this.#page.drawRectangle({
      ...at,
      ...{ width: width * POINTS, height: height * POINTS, color: rgb(shade, shade, shade) },
    });
  }

  line(x: number, y: number, toX: number, toY: number, thickness = 0.5): void {
    const [start, end] = [
      { x: x * POINTS, y: (HEIGHT - y) * POINTS },
      { x: toX * POINTS, y: (HEIGHT - toY) * POINTS },
    ];
    this.#page.drawLine({ start, end, thickness, color: rgb(0.2, 0.2, 0.2) });
  }

  /** The name of a table in white on black, and the line beside it. */
  heading(x: number, baseline: number, text: string, width = 166): void {
    this.band(x, baseline - 15, width, 20, 0);
    this.text(x + 7, baseline, text, { bold: true, size: 11, white: true, room: width - 12 });
  }

  /** A box that is marked with an x or empty. */
  box(x: number, baseline: number, isMarked: boolean): void {
    const [left, top, side] = [x, baseline - 8, 8];
    this.line(left, top, left + side, top);
    this.line(left, top + side, left + side, top + side);
    this.line(left, top, left, top + side);
    this.line(left + side, top, left + side, top + side);
    if (isMarked) this.text(x + 2, baseline - 1, 'x', { size: 7, bold: true });
  }

  #font(bold: boolean, italic: boolean): FontInput {
    return bold ? this.#fonts.bold : italic ? this.#fonts.italic : this.#fonts.plain;
  }
}

/** Draws a form, a page for each function. */
export async function drawSheets(
  typeface: Typeface,
  pages: readonly ((sheet: Sheet) => void)[],
): Promise<Uint8Array> {
  const pdf = PDF.create();
  const fonts = await findFonts(pdf, typeface);
  for (const draw of pages) draw(new Sheet(pdf.addPage({ width: 612, height: 792 }), fonts));
  return pdf.save();
}

async function findFonts(pdf: PDF, typeface: Typeface): Promise<Fonts> {
  const { Helvetica, HelveticaBold, HelveticaOblique } = StandardFonts;
  if (typeface === 'Helvetica') return { plain: Helvetica, bold: HelveticaBold, italic: HelveticaOblique };
  const { TimesRoman, TimesBold, TimesItalic } = StandardFonts;
  if (typeface === 'Times') return { plain: TimesRoman, bold: TimesBold, italic: TimesItalic };
  const { Courier, CourierBold, CourierOblique } = StandardFonts;
  if (typeface === 'Courier') return { plain: Courier, bold: CourierBold, italic: CourierOblique };
  const embed = async (path: string) =>
    pdf.embedFont(
      await readFile(fileURLToPath(import.meta.resolve(`@expo-google-fonts/public-sans/${path}`))),
    );
  const plain = await embed('400Regular/PublicSans_400Regular.ttf');
  return { plain, bold: await embed('600SemiBold/PublicSans_600SemiBold.ttf'), italic: plain };
}
