import { type FontInput, measureText } from '@libpdf/core';
import { Random } from '../../made/model/random.ts';
import type { MakerProfile } from '../profile.ts';

export type Face = 'plain' | 'bold' | 'italic' | 'signs';
export type Fonts = Readonly<Record<Face, FontInput>>;
export type Look = {
  /** Of the profile's text size. */
  times?: number;
  bold?: boolean;
  italic?: boolean;
  align?: 'left' | 'right' | 'center';
  /** The text is set smaller where it would be wider, in points. */
  room?: number;
  shade?: number;
  /** What differs from loan to loan: what a maker prints over its template. */
  isData?: boolean;
};

/** Choices that are written as text have their words close to them. */
export const isWritten = ({ boxes }: MakerProfile): boolean =>
  boxes === 'brackets' || boxes === 'rounds' || boxes === 'underlines';

/** Text from `x` on; `y` is its baseline from the top of the page. Points. */
export type Mark = {
  x: number;
  y: number;
  text: string;
  size: number;
  face: Face;
  shade: number;
  isData: boolean;
  wide: number;
  /** Turned by these degrees, as a watermark is. */
  slant?: number;
};
export type Shape =
  | { kind: 'band'; x: number; y: number; wide: number; high: number; shade: number }
  | { kind: 'line'; x: number; y: number; toX: number; toY: number; thick: number };

const PAPERS = { Letter: [612, 792], A4: [595, 842], Legal: [612, 1008] } as const;

/** One page before it is written: what is printed where, in points from the upper left corner. */
export class Paper {
  readonly profile: MakerProfile;
  readonly marks: Mark[] = [];
  readonly shapes: Shape[] = [];
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** All sizes and steps times this: below 1 where a page is full. */
  readonly scale: number;
  /** From one baseline to the next. */
  readonly step: number;
  readonly #fonts: Fonts;
  readonly #seed: number;

  constructor(profile: MakerProfile, fonts: Fonts, { scale, seed }: { scale: number; seed: number }) {
    const [width, height] = PAPERS[profile.paper];
    const [left, top, right, bottom] = profile.margins;
    this.profile = profile;
    [this.width, this.height, this.scale] = [width, height, scale];
    [this.left, this.right, this.top, this.bottom] = [left, width - right, top, height - bottom];
    this.step = profile.size * 1.42 * scale;
    this.#fonts = fonts;
    this.#seed = seed;
  }

  /** The place of a column: the same for the same name, moved by up to `shift` points to either side, or only to the left. */
  edge(name: string, x: number, way: 'either' | 'left' = 'either'): number {
    const { shift } = this.profile;
    if (shift === 0) return x;
    const sum = [...name].reduce((all, sign) => (all * 31 + sign.charCodeAt(0)) % 65_521, this.#seed);
    const random = new Random(sum + 1);
    random.below(10);
    return x - random.between(way === 'left' ? 0 : -shift, shift);
  }

  size({ times = 1 }: Look = {}): number {
    return this.profile.size * times * this.scale;
  }

  measure(text: string, look: Look = {}): number {
    const own =
      measureText(text, this.#fonts[faceOf(look)], this.size(look)) * (this.profile.more?.narrow ?? 1);
    return own + text.length * this.profile.spacing;
  }

  /** Returns where the text ends. */
  text(x: number, y: number, text: string, look: Look = {}): number {
    if (text === '') return x;
    const apart = text.length * this.profile.spacing;
    const natural = this.measure(text, look) - apart;
    const shrink = Math.min(1, Math.max(0.5, ((look.room ?? Infinity) - apart) / natural));
    const wide = natural * shrink + apart;
    const from = look.align === 'right' ? x - wide : look.align === 'center' ? x - wide / 2 : x;
    const { shade = 0, isData = false } = look;
    this.marks.push({
      ...{ x: from, y, text, shade, isData, wide },
      ...{ size: this.size(look) * shrink, face: faceOf(look) },
    });
    return from + wide;
  }

  /** Breaks at spaces, but not beside a bracket that the space belongs to, so that each line is at most `wide` points. */
  wrap(text: string, wide: number, look: Look = {}): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(/(?<!\() (?!\)(?: |$))/)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && this.measure(longer, look) > wide) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  }

  /** Text in as many lines as it needs; the baseline after the last. */
  paragraph(x: number, y: number, text: string, { wide, ...look }: Look & { wide: number }): number {
    const step = this.size(look) * 1.3;
    const lines = this.wrap(text, wide, look);
    for (const [index, line] of lines.entries())
      this.text(x, y + index * step, line, { ...look, room: wide });
    return y + lines.length * step;
  }

  /** Lines one below the other. */
  stack(x: number, y: number, lines: readonly string[], look: Look = {}): void {
    const step = this.size(look) * 1.25;
    for (const [index, line] of lines.entries()) this.text(x, y + index * step, line, look);
  }

  band(x: number, y: number, wide: number, high: number, shade = 0.88): void {
    this.shapes.push({ kind: 'band', x, y, wide, high, shade });
  }

  line(x: number, y: number, toX: number, toY: number, thick = 0.5): void {
    this.shapes.push({ kind: 'line', x, y, toX, toY, thick });
  }

  /** A choice that is marked or not, and its words; returns where they end. */
  choice(x: number, y: number, isMarked: boolean, words: string, look: Look = {}): number {
    const side = this.size(look);
    if (this.profile.boxes === 'brackets')
      return this.text(x, y, `${isMarked ? '[X]' : '[ ]'} ${words}`.trim(), look);
    if (this.profile.boxes === 'rounds')
      return this.text(x, y, `${isMarked ? '(X)' : '( )'} ${words}`.trim(), look);
    if (this.profile.boxes === 'underlines')
      return this.text(x, y, `${isMarked ? '_X_' : '___'} ${words}`.trim(), look);
    const [top, low, right] = [y - side * 0.85, y + side * 0.1, x + side * 0.95];
    this.line(x, top, right, top);
    this.line(x, low, right, low);
    this.line(x, top, x, low);
    this.line(right, top, right, low);
    if (isMarked && (this.profile.boxes === 'check' || this.profile.boxes === 'tick'))
      this.marks.push({
        ...{
          x: x + side * 0.1,
          y: y - side * 0.02,
          text: this.profile.boxes === 'tick' ? '✔' : '✘',
          shade: 0,
          isData: true,
          wide: side * 0.75,
        },
        ...{ size: side * 0.95, face: 'signs' },
      });
    else if (isMarked)
      this.text(x + side * 0.16, y - side * 0.08, 'X', {
        ...look,
        bold: true,
        room: side * 0.62,
        isData: true,
      });
    return this.text(x + side * 1.35, y, words, look);
  }
}

const faceOf = ({ bold = false, italic = false }: Look): Face =>
  bold ? 'bold' : italic ? 'italic' : 'plain';

/** Draws a page as large as it fits between its margins. */
export function fitPaper(
  profile: MakerProfile,
  fonts: Fonts,
  seed: number,
  draw: (paper: Paper) => number,
): Paper {
  for (let scale = 1; ; scale *= 0.96) {
    const paper = new Paper(profile, fonts, { scale, seed });
    if (draw(paper) <= paper.bottom || scale < 0.5) return paper;
  }
}
