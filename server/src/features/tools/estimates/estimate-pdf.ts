import { createHash } from 'node:crypto';
import { PDF, PdfArray, PdfString } from '@libpdf/core';
import type { ComputedEstimateText } from '@porchlight/domain/estimates/computed-estimate-text.ts';
import { computeDatedEstimate, formatEstimateFile } from '@porchlight/domain/estimates/estimate-file.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { addDollarSign } from '@porchlight/domain/kernel/money.ts';
import type {
  EstimateAssumption,
  EstimatePage,
  EstimateResult,
} from '@porchlight/domain/tools/estimate/estimate.contract.ts';
import type { EstimateInput } from '@porchlight/domain/tools/estimate/estimate-input.ts';
import type { WeeklyRate } from '@porchlight/domain/weekly-rates/weekly-rates.contract.ts';
import { Sheet } from '@porchlight/pdf/draw/sheet.ts';
import { fixSubsetTags } from '@porchlight/pdf/write/fixed-subset-tags.ts';
import { COLORS } from '../../../platform/pdf/company-colors.ts';
import { embedFace, FACE_TAG } from '../../../platform/pdf/faces.ts';
import { COLUMN, type EstimateFlow, HEIGHT, PAGE, renderColumns, SIDE, WIDTH } from './estimate-columns.ts';
import { createStyles, type Styles } from './estimate-styles.ts';

const NAMES = 150;
const SCENARIOS_HEIGHT = 122;

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

type End = Pick<EstimateFlow, 'sheet' | 'top'>;

/** What a reader should know before relying on the figures. */
function drawNotices(flow: EstimateFlow, { notices }: EstimateResult): End {
  const { styles } = flow;
  let end: End = flow;
  for (const notice of notices) {
    const { sheet, top } = makeRoom({ ...flow, ...end }, end.sheet.measure(notice, WIDTH, styles.total) + 8);
    sheet.line(SIDE, top, WIDTH);
    end = { sheet, top: sheet.write(notice, SIDE, top + 3, WIDTH, styles.total) + 5 };
  }
  return { sheet: end.sheet, top: notices.length === 0 ? end.top : end.top + 5 };
}

/** The three scenarios side by side. */
function drawScenarios(flow: EstimateFlow, { scenarios }: EstimateResult): End {
  const { styles, text } = flow;
  const { title, lead, names, figures } = text.scenarios;
  const { sheet, top } = makeRoom(flow, SCENARIOS_HEIGHT);
  let y = sheet.write(title, SIDE, top, WIDTH, styles.section);
  y = sheet.write(lead, SIDE, y, WIDTH, styles.note) + 3;
  const width = (WIDTH - NAMES) / scenarios.length;
  const row = (label: string, values: readonly string[], style = styles.value) => {
    sheet.line(SIDE, y, WIDTH);
    sheet.write(label, SIDE, y + 2.5, NAMES, styles.label);
    for (const [place, value] of values.entries()) {
      const x = SIDE + NAMES + (place + 1) * width - style.face.getTextWidth(value, style.size);
      sheet.write(value, x, y + 2.5, width, style);
    }
    y += styles.label.size * 1.3 + 5;
  };
  row(
    '',
    scenarios.map(({ scenario }) => names[scenario].name),
  );
  row(
    figures.rate,
    scenarios.map(({ ratePercent }) => `${ratePercent}%`),
  );
  row(
    figures.monthly,
    scenarios.map(({ monthlyTotal }) => addDollarSign(monthlyTotal)),
  );
  row(
    figures.cash,
    scenarios.map(({ cashToClose }) => addDollarSign(cashToClose)),
  );
  row(
    figures.inFiveYears,
    scenarios.map(({ in5YearsTotal }) => addDollarSign(in5YearsTotal)),
  );
  row(
    figures.apr,
    scenarios.map(({ apr }) => apr),
  );
  return { sheet, top: y + 10 };
}

/** Each assumption with its reason, its source and its date. */
function drawAssumptions(flow: EstimateFlow, { assumptions }: EstimateResult): End {
  const { styles, text } = flow;
  const { title, lead, none } = text.assumptions;
  let { sheet, top: y } = makeRoom(flow, 60);
  y = sheet.write(title, SIDE, y, WIDTH, styles.section);
  if (assumptions.length === 0) return { sheet, top: sheet.write(none, SIDE, y, WIDTH, styles.note) };
  y = sheet.write(lead, SIDE, y, WIDTH, styles.note) + 3;
  for (const assumption of assumptions) {
    const words = explain(assumption);
    const height = sheet.measure(words, WIDTH - NAMES, styles.note) + 4;
    if (y + height > HEIGHT) {
      sheet = flow.startSheet();
      y = SIDE;
    }
    sheet.line(SIDE, y, WIDTH);
    sheet.write(`${assumption.label}: ${assumption.value}`, SIDE, y + 2, NAMES - 8, styles.note);
    const left = sheet.measure(`${assumption.label}: ${assumption.value}`, NAMES - 8, styles.note) + 4;
    sheet.write(words, SIDE + NAMES, y + 2, WIDTH - NAMES, styles.note);
    y += Math.max(height, left);
  }
  return { sheet, top: y };
}

function explain({ reason, source, asOf }: EstimateAssumption): string {
  return `${reason} ${source.title}. As of ${formatCalendarDate(asOf)}.`;
}

function makeRoom({ sheet, top, startSheet }: EstimateFlow, height: number): End {
  return top + height <= HEIGHT ? { sheet, top } : { sheet: startSheet(), top: SIDE };
}
