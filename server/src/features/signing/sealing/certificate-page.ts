import { PDF, PdfArray, PdfString } from '@libpdf/core';
import * as texts from '@porchlight/content/en/signing.ts';
import { formatInstant } from '@porchlight/domain/kernel/instants.ts';
import type { SignatureEvidenceText } from '@porchlight/domain/signing/signature-evidence.ts';
import type { Face } from '@porchlight/pdf/draw/lettering.ts';
import { breakLines, Sheet, type TextStyle } from '@porchlight/pdf/draw/sheet.ts';
import { fixSubsetTags } from '@porchlight/pdf/write/fixed-subset-tags.ts';
import { encode } from 'uqr';
import { COLORS } from '../../../platform/pdf/company-colors.ts';
import { embedFace, FACE_TAG } from '../../../platform/pdf/faces.ts';
import type { SigningEvidence } from './sealing.types.ts';
import type { Written } from './sealing-messages.ts';

const PAGE = { width: 612, height: 792 };
const SIDE = 54;
const WIDTH = PAGE.width - 2 * SIDE;
const HEAD = 84;

/** One Letter page with all that is known of one signature. The same evidence gives the same bytes. */
export async function renderEvidencePage(
  evidence: Written<SigningEvidence>,
  text: SignatureEvidenceText,
): Promise<Uint8Array> {
  const pdf = PDF.create();
  const made = new Date(evidence.signedAt);
  pdf.setMetadata({
    title: `${text.title}: ${evidence.documentName}`,
    ...{ author: evidence.siteName, creator: evidence.siteName, producer: evidence.siteName },
    ...{ creationDate: made, modificationDate: made, language: 'en-US' },
  });
  const id = PdfString.fromHex(evidence.sha256After.slice(0, 32).padEnd(32, '0'));
  pdf.context.info.trailer.set('ID', PdfArray.of(id, id));
  const sheet = new Sheet(pdf.addPage(PAGE), PAGE.height, COLORS.line);
  const styles = createStyles({
    text: await embedFace(pdf, 'text'),
    strong: await embedFace(pdf, 'strong'),
    display: await embedFace(pdf, 'display'),
  });
  drawHead(sheet, styles, evidence.siteName);
  let y = sheet.write(text.title, SIDE, HEAD + 24, WIDTH, styles.title) + 4;
  y = sheet.write(text.lead, SIDE, y, WIDTH - 60, styles.soft) + 12;
  y = drawFacts(sheet, styles, listFacts(evidence, text), y);
  y = drawMeaning(sheet, styles, text, y + 14);
  drawCheck(sheet, styles, { evidence, text }, y + 14);
  sheet.write(texts.signatureId(evidence.signatureId), SIDE, PAGE.height - 36, WIDTH, styles.small);
  return fixSubsetTags(await pdf.save({ subsetFonts: true }), FACE_TAG);
}

type Styles = ReturnType<typeof createStyles>;

function createStyles({ text, strong, display }: Record<'text' | 'strong' | 'display', Face>) {
  const style = (face: Face, size: number, color: TextStyle['color'], more = {}): TextStyle => {
    return { face, size, color, ...more };
  };
  return {
    site: style(display, 17, COLORS.cream, { mostLines: 1 }),
    title: style(display, 23, COLORS.ink, { mostLines: 1, lineHeight: 1.3 }),
    soft: style(text, 9.5, COLORS.soft),
    label: style(text, 8.5, COLORS.soft, { mostLines: 1 }),
    value: style(text, 9, COLORS.ink, { mostLines: 2, lineHeight: 1.35 }),
    strongValue: style(strong, 9.5, COLORS.ink, { mostLines: 2, lineHeight: 1.35 }),
    body: style(text, 8.5, COLORS.ink, { lineHeight: 1.4 }),
    good: style(strong, 9.5, COLORS.sage, { mostLines: 1 }),
    bad: style(strong, 9.5, COLORS.brick, { mostLines: 1 }),
    heading: style(strong, 11, COLORS.ink, { mostLines: 1 }),
    link: style(text, 8.5, COLORS.dusk, { mostLines: 3, lineHeight: 1.4 }),
    small: style(text, 7.5, COLORS.soft, { mostLines: 1 }),
  };
}

/** The porch lamp and the site's name, as they stand on every page of the site (web/src/ui/house/logo.tsx). */
function drawHead(sheet: Sheet, styles: Styles, siteName: string): void {
  sheet.box(0, 0, PAGE.width, HEAD, COLORS.dusk);
  const [x, y, scale] = [SIDE - 2, 27, 1.2];
  sheet.circle(x + 13 * scale, y + 14 * scale, 11 * scale, COLORS.lamp, 0.28);
  sheet.path('M8.5 10h9l-1.6-4h-5.8z', x, y, scale, COLORS.cream);
  sheet.path('M9 10h8v9a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-2z', x, y, scale, COLORS.cream);
  sheet.path('M10.4 11.4h5.2v7a1.2 1.2 0 0 1-1.2 1.2h-2.8a1.2 1.2 0 0 1-1.2-1.2z', x, y, scale, COLORS.lamp);
  sheet.write(siteName, SIDE + 36, 33, WIDTH - 36, styles.site);
}

type Fact = { label: string; value: string; isStrong?: boolean };

function listFacts(evidence: Written<SigningEvidence>, text: SignatureEvidenceText): Fact[][] {
  const at = (instant: string) => formatInstant(instant, 'evidence', { timeZone: 'UTC' });
  return [
    [
      {
        label: texts.document,
        value: texts.nameAndPages(evidence.documentName, evidence.pageCount),
        isStrong: true,
      },
      { label: texts.signedBy, value: evidence.signer.name, isStrong: true },
      { label: texts.account, value: evidence.signer.email },
    ],
    [
      {
        label: texts.agreed,
        value: texts.whenByVersion(at(evidence.consent.givenAt), evidence.consent.version),
      },
      { label: texts.opened, value: at(evidence.openedAt) },
      { label: texts.reachedEveryPage, value: at(evidence.readAt) },
      { label: texts.signed, value: at(evidence.signedAt), isStrong: true },
      { label: texts.networkAddress, value: evidence.address },
      { label: texts.browser, value: evidence.browser },
    ],
    [
      { label: texts.fingerprintBefore, value: evidence.sha256Before },
      { label: texts.fingerprintAfter, value: evidence.sha256After },
      { label: texts.certificate, value: evidence.certificateFingerprint },
      { label: texts.levelOfSeal, value: text.levels[evidence.level] },
    ],
  ];
}

const LABELS = 148;

function drawFacts(sheet: Sheet, styles: Styles, groups: readonly Fact[][], top: number): number {
  let y = top;
  for (const group of groups) {
    sheet.line(SIDE, y, WIDTH);
    y += 6;
    for (const { label, value, isStrong } of group) {
      sheet.write(label, SIDE, y + 0.5, LABELS - 8, styles.label);
      y =
        sheet.write(value, SIDE + LABELS, y, WIDTH - LABELS, isStrong ? styles.strongValue : styles.value) +
        2;
    }
    y += 4;
  }
  sheet.line(SIDE, y, WIDTH);
  return y;
}

const GAP = 14;
const PADDING = 12;

function drawMeaning(sheet: Sheet, styles: Styles, text: SignatureEvidenceText, top: number): number {
  const width = (WIDTH - GAP) / 2;
  const cards = [
    { ...text.proves, title: text.proves.title, style: styles.good, color: COLORS.sageSoft },
    { ...text.provesNot, title: text.provesNot.title, style: styles.bad, color: COLORS.brickSoft },
  ];
  const inner = width - 2 * PADDING;
  const bodies = cards.map(({ sentences }) => {
    return sentences.reduce(
      (sum, sentence) => sum + breakLines(sentence, inner, styles.body).length * 11.9 + 4,
      0,
    );
  });
  const height = Math.max(...bodies) + 2 * PADDING + 10;
  for (const [index, { title, sentences, style, color }] of cards.entries()) {
    const x = SIDE + index * (width + GAP);
    sheet.box(x, top, width, height, color, 10);
    let y = sheet.write(title, x + PADDING, top + PADDING - 2, inner, style) + 2;
    for (const sentence of sentences) y = sheet.write(sentence, x + PADDING, y, inner, styles.body) + 4;
  }
  return top + height;
}

const CODE_SIDE = 92;

function drawCheck(
  sheet: Sheet,
  styles: Styles,
  { evidence, text }: { evidence: Written<SigningEvidence>; text: SignatureEvidenceText },
  top: number,
): void {
  const address = `${evidence.baseUrl}/verify?id=${evidence.signatureId}`;
  drawCode(sheet, address, SIDE, top);
  const x = SIDE + CODE_SIDE + GAP;
  const width = WIDTH - CODE_SIDE - GAP;
  let y = sheet.write(text.check.title, x, top + 6, width, styles.heading) + 2;
  y = sheet.write(text.check.sentence, x, y, width, styles.body) + 4;
  sheet.write(address, x, y, width, styles.link);
}

/** As one path: a thousand squares of their own leave hairlines between them. */
function drawCode(sheet: Sheet, address: string, x: number, y: number): void {
  const { data, size } = encode(address, { ecc: 'M', border: 0 });
  const squares = data.flatMap((row, line) => {
    return row.flatMap((isDark, column) => (isDark ? [`M${column} ${line}h1v1h-1z`] : []));
  });
  sheet.path(squares.join(''), x, y, CODE_SIDE / size, COLORS.ink);
}
