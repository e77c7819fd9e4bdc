import { PDF, type PDFPage, rgb } from '@libpdf/core';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatInstant } from '@porchlight/domain/kernel/instants.ts';
import { DRAWING_BOX, FIELD_INSET } from '@porchlight/domain/signing/page-measures.ts';
import type { PlacedField, SignatureMark } from '@porchlight/domain/signing/signature-marks.ts';
import { cutToWidth, type Face, fitSize, formatWith, initialsOf } from '@porchlight/pdf/draw/lettering.ts';
import { type Drawing, finishDrawings } from '@porchlight/pdf/draw/page-drawing.ts';
import { embedFace } from '../../../platform/pdf/faces.ts';

export type MarkOfSigner = {
  mark: SignatureMark;
  name: string;
  /** Calendar date at the signer, `2026-11-21`. */
  date: string;
  signedAt: Date;
  signatureId: string;
};

/** Draws each field at its size: the mark with who, when and which beneath it, the initials, or the day. */
export async function drawFields(fields: readonly PlacedField[], signer: MarkOfSigner): Promise<Drawing[]> {
  if (fields.length === 0) return [];
  const pdf = PDF.create();
  const faces = { text: await embedFace(pdf, 'text'), script: await embedFace(pdf, 'script') };
  for (const field of fields) {
    const page = pdf.addPage({ width: field.width, height: field.height });
    if (field.kind === 'signature') drawSignature(page, field, signer, faces);
    if (field.kind === 'initials') drawLine(page, field, writeMark(initialsOf(signer.name), faces), DUSK);
    if (field.kind === 'date') {
      drawLine(page, field, { text: formatCalendarDate(signer.date), face: faces.text }, INK);
    }
  }
  return finishDrawings(pdf);
}

type Size = { width: number; height: number };
type Faces = { text: Face; script: Face };

const DUSK = rgb(0.16, 0.2, 0.42);
const INK = rgb(0.13, 0.15, 0.24);
const LINE = rgb(0.6, 0.58, 0.54);
const MIN_TEXT_SIZE = 3.5;
const MAX_TEXT_SIZE = 7;
const LINE_HEIGHT = 1.3;

function drawSignature(page: PDFPage, { width, height }: Size, signer: MarkOfSigner, faces: Faces): void {
  const size = Math.min(MAX_TEXT_SIZE, Math.max(MIN_TEXT_SIZE, height * 0.095));
  const lines = [
    `Signed by ${signer.name}`,
    formatInstant(signer.signedAt, 'stamp', { timeZone: 'UTC' }),
    `Signature ${signer.signatureId}`,
  ].map((line) => formatWith(faces.text, line.replaceAll('\u202f', ' ')));
  const room = width - 2 * FIELD_INSET;
  const shown = lines.slice(0, Math.max(0, Math.floor((height * 0.5) / (size * LINE_HEIGHT))));
  const floor = shown.length * size * LINE_HEIGHT + (shown.length > 0 ? 3 : 0);
  for (const [index, line] of shown.entries()) {
    const own = Math.max(MIN_TEXT_SIZE, fitSize(faces.text, line, room, size));
    const y = (shown.length - 1 - index) * size * LINE_HEIGHT + size * 0.3;
    page.drawText(cutToWidth(faces.text, line, own, room), {
      x: FIELD_INSET,
      y,
      font: faces.text,
      size: own,
      color: INK,
    });
  }
  if (shown.length > 0) {
    page.drawLine({
      start: { x: FIELD_INSET, y: floor },
      end: { x: width - FIELD_INSET, y: floor },
      thickness: 0.5,
      color: LINE,
    });
  }
  const box = { x: FIELD_INSET, y: floor + 1, width: room, height: height - floor - 2 };
  if (signer.mark.kind === 'drawn') drawStrokes(page, box, signer.mark.strokes);
  else drawText(page, box, writeMark(signer.mark.text, faces), DUSK);
}

function drawLine(page: PDFPage, { width, height }: Size, line: Line, color: Color): void {
  drawText(page, { x: FIELD_INSET, y: 0, width: width - 2 * FIELD_INSET, height }, line, color);
}

type Line = { text: string; face: Face };
type Box = Size & { x: number; y: number };
type Color = ReturnType<typeof rgb>;

/** In the script face; a mark of which that leaves nothing is written in the text face. */
function writeMark(text: string, { script, text: plain }: Faces): Line {
  const written = formatWith(script, text);
  return written === '' ? { text: formatWith(plain, text), face: plain } : { text: written, face: script };
}

/** One line, as large as the box allows and no larger than a hand would write, on its floor. */
function drawText(page: PDFPage, box: Box, { text, face }: Line, color: Color): void {
  if (text === '') return;
  const { ascent = 900, descent = -250 } = face.descriptor ?? {};
  const size = fitSize(face, text, box.width, Math.min(36, (box.height * 1000) / (ascent - descent)));
  page.drawText(text, { x: box.x, y: box.y - (descent * size) / 1000, font: face, size, color });
}

type Stroke = readonly (readonly [number, number])[];

/** Strokes keep their shape; what is empty around them is cut away, down to a third of the box they were drawn in. */
function drawStrokes(page: PDFPage, box: Box, strokes: readonly Stroke[]): void {
  const all = strokes.flat();
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [left, top] = [least(xs), least(ys)];
  const spread = {
    width: Math.max(most(xs) - left, DRAWING_BOX.width / 3),
    height: Math.max(most(ys) - top, DRAWING_BOX.height / 3),
  };
  const pen = Math.min(1.6, Math.max(0.7, box.height / 30));
  const scale = Math.min((box.width - 2 * pen) / spread.width, (box.height - 2 * pen) / spread.height);
  if (!(scale > 0)) return;
  const floor = box.y + pen + spread.height * scale;
  const place = ([x, y]: readonly [number, number]): [number, number] => [
    box.x + pen + (x - left) * scale,
    floor - (y - top) * scale,
  ];
  for (const stroke of strokes) {
    const [first, ...rest] = stroke.map(place);
    if (!first) continue;
    const path = page.drawPath().moveTo(...first);
    // Through the middles of neighbouring points, bent by the points themselves: a line without corners.
    for (const [index, point] of rest.entries()) {
      const next = rest[index + 1];
      if (next) path.quadraticCurveTo(...point, (point[0] + next[0]) / 2, (point[1] + next[1]) / 2);
      else path.lineTo(...point);
    }
    // A dot is a line of no length with round ends.
    if (rest.length === 0) path.lineTo(...first);
    path.stroke({ borderColor: DUSK, borderWidth: pen, lineCap: 'round', lineJoin: 'round' });
  }
}

function least(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
}

function most(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
}
