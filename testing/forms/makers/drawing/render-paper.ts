import {
  type FontInput,
  measureText,
  ops,
  type PDF,
  type PDFPage,
  PdfArray,
  PdfNumber,
  PdfString,
} from '@libpdf/core';
import type { Random } from '../../made/model/random.ts';
import type { MakerProfile, Turn } from '../profile.ts';
import type { Fonts, Mark, Paper, Shape } from './paper.ts';

/** Text that is written to the file in one piece, and how far each of its parts is moved: thousandths of the size, to the left. */
type Run = { mark: Mark; x: number; parts: readonly (string | number)[] };

/** Writes a page into the file: its lines and areas, then its text in the order and in the pieces of its maker. */
export function renderPaper(pdf: PDF, paper: Paper, fonts: Fonts, turn: Turn, random: Random): void {
  const { profile, width, height } = paper;
  const isAcross = turn.drawn % 180 !== 0;
  const page = pdf.addPage(isAcross ? { width: height, height: width } : { width, height });
  if (turn.rotate !== 0) page.setRotation(turn.rotate);
  const printed = orderMarks(
    paper.marks.filter((mark) => !isField(paper, mark) && mark.slant === undefined),
    profile.order,
    random,
  );
  // A watermark is below all else.
  const marks = [...paper.marks.filter(({ slant }) => slant !== undefined), ...printed].flatMap((mark) =>
    profile.more?.isDoubled && mark.face === 'bold' ? [mark, { ...mark, x: mark.x + 0.25 }] : [mark],
  );
  const [share = 1, right = 0, up = 0] = profile.more?.shrink ?? [];
  page.drawOperators([
    ...[ops.pushGraphicsState(), turnBy(turn.drawn, width, height)],
    ops.concatMatrix(share, 0, 0, share, right, up),
    ...paper.shapes.flatMap((shape) => writeShape(shape, height)),
    ...marks.flatMap((mark) =>
      splitMark(mark, profile, fonts, random).flatMap((run) => writeRun(page, run, fonts, paper)),
    ),
    ops.popGraphicsState(),
  ]);
  const form = profile.hasFields ? pdf.getOrCreateForm() : undefined;
  for (const mark of paper.marks.filter((own) => isField(paper, own))) {
    const name = `f${pdf.getPageCount()}.${paper.marks.indexOf(mark)}`;
    const field = form?.createTextField(name, { fontSize: mark.size });
    if (field === undefined) continue;
    field.setValue(toAscii(mark.text));
    const [wide, high] = [mark.wide + 5, mark.size * 1.35];
    page.drawField(field, {
      ...{ x: mark.x - 2.5, y: height - mark.y - mark.size * 0.33 },
      ...{ width: wide, height: high },
    });
  }
}

/** The library writes what a field shows in ASCII alone. */
const toAscii = (text: string) => text.replace(/[‘’]/g, "'").replace(/[–—]/g, '-');
const isField = ({ profile }: Paper, { isData, face, text }: Mark) =>
  profile.hasFields && isData && face !== 'signs' && /^[ -~]+$/.test(toAscii(text));

function writeShape(shape: Shape, height: number) {
  if (shape.kind === 'band')
    return [
      ops.setNonStrokingGray(shape.shade),
      ops.rectangle(shape.x, height - shape.y - shape.high, shape.wide, shape.high),
      ops.fill(),
    ];
  return [
    ...[ops.setStrokingGray(0.25), ops.setLineWidth(shape.thick)],
    ...[ops.moveTo(shape.x, height - shape.y), ops.lineTo(shape.toX, height - shape.toY), ops.stroke()],
  ];
}

function turnBy(degrees: Turn['drawn'], width: number, height: number) {
  if (degrees === 90) return ops.concatMatrix(0, 1, -1, 0, height, 0);
  if (degrees === 180) return ops.concatMatrix(-1, 0, 0, -1, width, height);
  if (degrees === 270) return ops.concatMatrix(0, -1, 1, 0, 0, width);
  return ops.concatMatrix(1, 0, 0, 1, 0, 0);
}

function orderMarks(marks: readonly Mark[], order: MakerProfile['order'], random: Random): Mark[] {
  if (order === 'random') return random.shuffle(marks);
  const rowOf = ({ y }: Mark) => Math.round(y / 2);
  const columnOf = ({ x }: Mark) => Math.round(x / 36);
  const rows = [...marks].sort((one, other) => rowOf(one) - rowOf(other) || one.x - other.x);
  if (order === 'rows') return rows;
  if (order === 'reverse') return rows.reverse();
  if (order === 'faces') return rows.sort((one, other) => one.face.localeCompare(other.face));
  if (order === 'columns') return rows.sort((one, other) => columnOf(one) - columnOf(other));
  return rows.sort((one, other) => Number(one.isData) - Number(other.isData));
}

function splitMark(mark: Mark, { runs, spacing, more }: MakerProfile, fonts: Fonts, random: Random): Run[] {
  const font = fonts[mark.face];
  if (runs === 'whole' || mark.face === 'signs' || mark.slant !== undefined)
    return [{ mark, x: mark.x, parts: [mark.text] }];
  if (runs === 'kerned') return [{ mark, x: mark.x, parts: kern(mark.text, font, random) }];
  if (runs === 'spaced') return [{ mark, x: mark.x, parts: spaceOut(mark.text, random) }];
  const pieces =
    runs === 'words'
      ? mark.text.split(/(?<= )/)
      : runs === 'letters'
        ? [...mark.text]
        : cutGroups(mark.text, random);
  let x = mark.x;
  return pieces.flatMap((piece): Run[] => {
    const own = x;
    x += measureText(piece, font, mark.size) * (more?.narrow ?? 1) + piece.length * spacing;
    const text = runs === 'words' ? piece.trimEnd() : piece;
    return text.trim() === '' ? [] : [{ mark, x: own, parts: [text] }];
  });
}

/** Two to five signs each. */
function cutGroups(text: string, random: Random): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < text.length; ) {
    const next = at + random.between(2, 5);
    pieces.push(text.slice(at, next));
    at = next;
  }
  return pieces;
}

/** One piece with its words moved apart instead of spaces between them, and pairs of signs set closer. */
function kern(text: string, font: FontInput, random: Random): (string | number)[] {
  const space = Math.round(measureText(' ', font, 1000));
  return text.split(' ').flatMap((word, index): (string | number)[] => {
    const before = index === 0 ? [] : [-space];
    if (word.length < 4) return word === '' ? before : [...before, word];
    const at = random.between(1, word.length - 2);
    // What is taken between two signs is given back after the word, so that columns keep their edges.
    const closer = random.between(5, 25);
    return [...before, word.slice(0, at), closer, word.slice(at), -closer];
  });
}

/** One piece with every sign moved a little, there and back. */
function spaceOut(text: string, random: Random): (string | number)[] {
  const by = random.between(2, 12);
  return [...text].flatMap((sign, index) => [sign, index % 2 === 0 ? by : -by]);
}

function writeRun(page: PDFPage, { mark, x, parts }: Run, fonts: Fonts, paper: Paper) {
  const font = fonts[mark.face];
  const angle = ((mark.slant ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const written = parts.map((part) =>
    typeof part === 'number' ? PdfNumber.of(part) : encode(part, font, mark.face === 'signs'),
  );
  const [only] = written;
  return [
    ops.beginText(),
    ops.setNonStrokingGray(mark.shade),
    ops.setFont(page.registerFont(font), mark.size),
    ops.setCharSpacing(paper.profile.spacing),
    ops.setHorizontalScale((paper.profile.more?.narrow ?? 1) * 100),
    ops.setTextMatrix(cos, sin, -sin, cos, x, paper.height - mark.y),
    written.length === 1 && only instanceof PdfString
      ? ops.showText(only)
      : ops.showTextArray(new PdfArray(written)),
    ops.endText(),
  ];
}

/** Where WinAnsi has the signs that are not in Latin-1. */
const WIN_ANSI: Readonly<Record<string, number>> = {
  ...{ '‘': 0x91, '’': 0x92, '“': 0x93, '”': 0x94, '•': 0x95, '–': 0x96, '—': 0x97 },
};

function encode(text: string, font: FontInput, isSign: boolean): PdfString {
  if (isSign) return PdfString.fromBytes(new Uint8Array([text === '✔' ? 0x34 : 0x38]));
  if (typeof font === 'string')
    return PdfString.fromBytes(
      new Uint8Array([...text].map((sign) => WIN_ANSI[sign] ?? sign.charCodeAt(0) & 0xff)),
    );
  const bytes = font.encodeTextToGids(text).flatMap((glyph) => [glyph >> 8, glyph & 255]);
  return PdfString.fromBytes(new Uint8Array(bytes));
}
