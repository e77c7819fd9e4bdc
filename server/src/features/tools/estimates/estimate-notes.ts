import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { addDollarSign } from '@porchlight/domain/kernel/money.ts';
import type {
  EstimateAssumption,
  EstimateResult,
} from '@porchlight/domain/tools/estimate/estimate.contract.ts';
import { type EstimateFlow, HEIGHT, SIDE, WIDTH } from './estimate-columns.ts';

type End = Pick<EstimateFlow, 'sheet' | 'top'>;

const NAMES = 150;
const SCENARIOS_HEIGHT = 122;

/** What a reader should know before relying on the figures. */
export function drawNotices(flow: EstimateFlow, { notices }: EstimateResult): End {
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
export function drawScenarios(flow: EstimateFlow, { scenarios }: EstimateResult): End {
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
export function drawAssumptions(flow: EstimateFlow, { assumptions }: EstimateResult): End {
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
