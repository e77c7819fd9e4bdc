import { createHash } from 'node:crypto';
import { PDF, PdfArray, PdfString } from '@libpdf/core';
import type { ComputedEstimateText } from '@porchlight/domain/estimates/computed-estimate-text.ts';
import { computeDatedEstimate, formatEstimateFile } from '@porchlight/domain/estimates/estimate-file.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { EstimatePage, EstimateResult } from '@porchlight/domain/tools/estimate/estimate.contract.ts';
import type { EstimateInput } from '@porchlight/domain/tools/estimate/estimate-input.ts';
import type { WeeklyRate } from '@porchlight/domain/weekly-rates/weekly-rates.contract.ts';
import { Sheet } from '@porchlight/pdf/draw/sheet.ts';
import { fixSubsetTags } from '@porchlight/pdf/write/fixed-subset-tags.ts';
import { COLORS } from '../../../platform/pdf/company-colors.ts';
import { embedFace, FACE_TAG } from '../../../platform/pdf/faces.ts';
import { COLUMN, type EstimateFlow, HEIGHT, PAGE, renderColumns, SIDE, WIDTH } from './estimate-columns.ts';
import { drawAssumptions, drawNotices, drawScenarios } from './estimate-notes.ts';
import { createStyles, type Styles } from './estimate-styles.ts';

/**
 * An estimate on Letter paper: its three pages, and more sheets only where the lines need them. The day is in the input, no clock
 * is read, and the file's id comes from the estimate itself: the same input gives the same bytes.
 */
export async function renderEstimatePdf(
  input: EstimateInput & { on: string },
  { siteName, text, survey }: { siteName: string; text: ComputedEstimateText; survey: WeeklyRate },
): Promise<Uint8Array> {
  const { answer } = computeDatedEstimate(input, input.on, survey);
  const fingerprint = createHash('sha256')
    .update(formatEstimateFile(input, input.on, survey))
    .digest('hex');
  const pdf = PDF.create();
  const made = new Date(`${input.on}T00:00:00Z`);
  pdf.setMetadata({
    title: `${text.title}, ${formatCalendarDate(input.on)}`,
    ...{ author: siteName, creator: siteName, producer: siteName },
    ...{ creationDate: made, modificationDate: made, language: 'en-US' },
  });
  const id = PdfString.fromHex(fingerprint.slice(0, 32));
  pdf.context.info.trailer.set('ID', PdfArray.of(id, id));
  const styles = createStyles({
    text: await embedFace(pdf, 'text'),
    strong: await embedFace(pdf, 'strong'),
    display: await embedFace(pdf, 'display'),
  });

  const sheets: Sheet[] = [];
  const startSheet = (): Sheet => {
    const sheet = new Sheet(pdf.addPage(PAGE), PAGE.height, COLORS.line);
    sheets.push(sheet);
    return sheet;
  };
  for (const [place, page] of answer.pages.entries()) {
    const sheet = startSheet();
    const top = place === 0 ? drawHead(sheet, styles, { answer, siteName, text }) : SIDE;
    const flow: EstimateFlow = { sheet, top: drawTitle(sheet, styles, page, top), startSheet, styles, text };
    const end = renderColumns(flow, page.sections);
    if (place === 0) drawScenarios({ ...flow, ...drawNotices({ ...flow, ...end }, answer) }, answer);
    if (place === answer.pages.length - 1) drawAssumptions({ ...flow, ...end }, answer);
  }
  for (const [place, sheet] of sheets.entries()) {
    const foot = `${text.mark}. As of ${formatCalendarDate(input.on)}. ${fingerprint.slice(0, 16)}`;
    sheet.write(foot, SIDE, HEIGHT + 12, WIDTH - 80, styles.small);
    const number = `Page ${place + 1} of ${sheets.length}`;
    sheet.write(
      number,
      PAGE.width - SIDE - styles.small.face.getTextWidth(number, styles.small.size),
      HEIGHT + 12,
      80,
      styles.small,
    );
  }
  return fixSubsetTags(await pdf.save({ subsetFonts: true }), FACE_TAG);
}

/** The warning first and in 13 points (12 CFR 1026.19(e)(2)(ii) asks for at least 12), then what this is. */
function drawHead(
  sheet: Sheet,
  styles: Styles,
  { answer, siteName, text }: { answer: EstimateResult; siteName: string; text: ComputedEstimateText },
): number {
  const padding = 12;
  const inner = WIDTH - 2 * padding;
  const height = sheet.measure(answer.warning, inner, styles.warning) + 2 * padding - 2;
  sheet.box(SIDE, SIDE, WIDTH, height, COLORS.lampSoft, 8);
  sheet.write(answer.warning, SIDE + padding, SIDE + padding - 2, inner, styles.warning);
  let y = SIDE + height + 14;
  sheet.write(siteName, SIDE, y, WIDTH, styles.site);
  y = sheet.write(text.title, SIDE, y + 15, WIDTH, styles.title);
  const { name, detail } = text.scenarios.names[answer.scenario];
  y = sheet.write(text.notOfficial, SIDE, y + 2, WIDTH - COLUMN / 4, styles.soft);
  return sheet.write(`${name} scenario: ${detail}`, SIDE, y, WIDTH, styles.soft) + 8;
}

function drawTitle(sheet: Sheet, styles: Styles, page: EstimatePage, top: number): number {
  const y = sheet.write(page.title, SIDE, top, WIDTH, styles.page) + 4;
  sheet.line(SIDE, y, WIDTH);
  return y + 8;
}
