import { createHash } from 'node:crypto';
import { PDF, PdfArray, PdfString } from '@libpdf/core';
import { listUnprintableWords } from '@porchlight/domain/kernel/printable-letters.ts';
import { Sheet, type TextStyle } from '@porchlight/pdf/draw/sheet.ts';
import { fixSubsetTags } from '@porchlight/pdf/write/fixed-subset-tags.ts';
import { Failure } from '../base/failure.ts';
import { COLORS } from './company-colors.ts';
import { embedFace, FACE_TAG } from './faces.ts';

/** The content of the printed letter, from its head to its foot. */
export type LetterContent = {
  sender: readonly string[];
  date: string;
  recipient: readonly string[];
  subject: string;
  paragraphs: readonly string[];
  /** Labels with what they name, after the first paragraph. */
  facts: readonly { label: string; text: string }[];
  closing: string;
  signHere: string;
  signer: string;
  enclosures: { title: string; lines: readonly string[] };
};

/** US Letter, in points, with an inch on each side. */
const PAGE = { width: 612, height: 792 };
const SIDE = 72;
const WIDTH = PAGE.width - 2 * SIDE;
const FOOT = PAGE.height - SIDE;
const LABEL = 120;

/** So many of the words that cannot be printed are named. */
const MAX_NAMED = 5;

/**
 * The letter in black on white, without our name on it: it is its sender's. The same letter gives the same bytes.
 *
 * @throws Failure BAD_INPUT that names words with letters that the typeface does not have: they would be printed as others.
 */
export async function renderLetterPdf(letter: LetterContent, on: string): Promise<Uint8Array> {
  requirePrintable(letter);
  const pdf = PDF.create();
  const made = new Date(`${on}T00:00:00Z`);
  pdf.setMetadata({
    ...{ title: letter.subject, author: letter.signer },
    ...{ creationDate: made, modificationDate: made, language: 'en-US' },
  });
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([letter, on]))
    .digest('hex');
  const id = PdfString.fromHex(fingerprint.slice(0, 32));
  pdf.context.info.trailer.set('ID', PdfArray.of(id, id));
  const face = { text: await embedFace(pdf, 'text'), strong: await embedFace(pdf, 'strong') };
  const text: TextStyle = { face: face.text, size: 11, color: COLORS.ink, lineHeight: 1.45 };
  const strong: TextStyle = { ...text, face: face.strong };

  let sheet = new Sheet(pdf.addPage(PAGE), PAGE.height, COLORS.line);
  let y = SIDE;
  /** Begins a page where what comes does not fit on this one. */
  const reserve = (height: number) => {
    if (y + height <= FOOT) return;
    sheet = new Sheet(pdf.addPage(PAGE), PAGE.height, COLORS.line);
    y = SIDE;
  };
  const write = (words: string, style: TextStyle, after = 0) => {
    reserve(sheet.measure(words, WIDTH, style));
    y = sheet.write(words, SIDE, y, WIDTH, style) + after;
  };
  const writeLines = (lines: readonly string[], after: number) => {
    for (const line of lines) write(line, text);
    y += after;
  };

  writeLines(letter.sender, 18);
  write(letter.date, text, 18);
  writeLines(letter.recipient, 22);
  write(letter.subject, strong, 12);
  const [opening = '', ...rest] = letter.paragraphs;
  write(opening, text, 10);
  for (const { label, text: words } of letter.facts) {
    const room = WIDTH - LABEL;
    reserve(sheet.measure(words, room, text));
    sheet.write(label, SIDE, y, LABEL - 12, strong);
    y = sheet.write(words, SIDE + LABEL, y, room, text) + 6;
  }
  y += 6;
  for (const paragraph of rest) write(paragraph, text, 10);
  // The closing, the line to sign on and the name stay together.
  reserve(110);
  write(letter.closing, text, 46);
  sheet.line(SIDE, y, 240);
  y += 4;
  write(letter.signHere, { ...text, size: 8.5, color: COLORS.soft });
  write(letter.signer, text, 18);
  if (letter.enclosures.lines.length > 0) {
    const lines = letter.enclosures.lines.map((line, place) => `${place + 1}. ${line}`);
    // The title does not stand alone at the foot of a page.
    reserve(
      sheet.measure(letter.enclosures.title, WIDTH, strong) + 2 + sheet.measure(lines[0] ?? '', WIDTH, text),
    );
    write(letter.enclosures.title, strong, 2);
    writeLines(lines, 0);
  }
  return fixSubsetTags(await pdf.save({ subsetFonts: true }), FACE_TAG);
}

function requirePrintable({
  sender,
  recipient,
  subject,
  paragraphs,
  facts,
  signer,
  enclosures,
}: LetterContent): void {
  const texts = [...sender, ...recipient, subject, ...paragraphs, ...facts.map(({ text }) => text), signer];
  const words = listUnprintableWords([...texts, ...enclosures.lines].join('\n'));
  if (words.length === 0) return;
  const named = words.slice(0, MAX_NAMED).join(', ');
  throw new Failure('BAD_INPUT', { reason: 'platform.letters-not-printed', params: { words: named } });
}
