import { randomUUID } from 'node:crypto';
import { sampleNames } from '@porchlight/content/en/guests.ts';
import { addDays, countDaysBetween, getCalendarDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import {
  parseContent,
  type ReadContent,
} from '@porchlight/domain/readings/document-readings/kept/kept-reading.ts';
import { renderTypesetPdf } from '@porchlight/pdf/write/whole-pdf.ts';
import { getClosingDay } from '../demo/demo-home.ts';
import { documentReadings } from '../document-readings/kept/document-readings.table.ts';
import { createReadingSealer } from '../document-readings/kept/reading-rows.ts';
import type { DocumentsContext } from '../document-store/documents.service.ts';
import { documents as documentRows } from '../document-store/documents.table.ts';
import { storeFile } from '../document-store/file-storing.ts';
import { sampleClosingDisclosure, sampleLoanEstimate } from './sample-papers-text.ts';

type SampleText = typeof sampleLoanEstimate | typeof sampleClosingDisclosure;

type Line = { page: number; state: string; name: string; value: unknown };

/** A drawn page of `renderTypesetPdf`, in points from its upper left corner. */
const PAGE = { width: 792, height: 792, left: 30, top: 42, line: 12, letter: 5.4, size: 9 };
const HEAD_LINES = 2;

/**
 * Stores the sample's Loan Estimate and Closing Disclosure as documents that were read: small files whose pages say what the readings hold, so
 * that nothing has to be recognized. No milestone asks for them, so no member of the staff sees them.
 */
export async function storeSamplePapers(
  context: DocumentsContext,
  userId: string,
  since: Date,
): Promise<void> {
  const [today, closingDay] = [getCalendarDay(since), getClosingDay(since)];
  const estimated = addDays(today, -20);
  await storePaper(context, userId, sampleLoanEstimate, (name, day) =>
    name === 'date_issued' ? estimated : addDays(estimated, countDaysBetween('2026-01-06', day)),
  );
  await storePaper(context, userId, sampleClosingDisclosure, (name, day) =>
    name === 'date_issued' ? today : addDays(closingDay, countDaysBetween('2026-02-04', day)),
  );
}

async function storePaper(
  context: DocumentsContext,
  userId: string,
  text: SampleText,
  move: (name: string, day: string) => string,
): Promise<void> {
  const lines = parseLines(text.lines, move);
  const pageCount = Math.max(...lines.map(({ page }) => page));
  const pages = Array.from({ length: pageCount }, (_, index) =>
    lines.filter(({ page }) => page === index + 1).map(describeLine),
  );
  const title = sampleNames[text.form];
  const drawn = pages.map((own, index) => [`${title}, page ${index + 1}`, '', ...own].join('\n'));
  const file = { bytes: renderTypesetPdf(...drawn), extension: 'pdf' };
  await storeFile(context, userId, file, async (transaction, stored) => {
    const [id, at] = [randomUUID(), context.now()];
    await transaction.insert(documentRows).values({
      ...{ ...stored, id, userId, name: `${title}.pdf`, type: 'application/pdf', status: 'received' },
      createdAt: at,
    });
    const content = createContent(text, lines, pageCount);
    await transaction.insert(documentReadings).values({
      ...{ documentId: id, userId, state: 'done', form: text.form, pageCount, attempts: 1 },
      ...{ sealedContent: createReadingSealer(context.fileKey).sealContent(id, content) },
      ...{ askedAt: at, readAt: at },
    });
    return id;
  });
}

function parseLines(text: string, move: (name: string, day: string) => string): Line[] {
  return text.split('\n').map((row) => {
    const [page = '', state = '', name = ''] = row.split(' ', 3);
    const value: unknown = JSON.parse(row.slice(page.length + state.length + name.length + 3));
    const moved =
      typeof value === 'string' ? value.replace(/^\d{4}-\d\d-\d\d/, (day) => move(name, day)) : value;
    return { page: Number(page), state, name, value: moved };
  });
}

const describeLine = ({ name, value }: Line): string =>
  `${name.replaceAll('_', ' ').padEnd(40)}${(typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 90)}`;

function createContent(
  { form, checks, sections }: SampleText,
  all: readonly Line[],
  pageCount: number,
): ReadContent {
  const fields: Record<string, unknown> = {};
  const lines: Record<string, unknown[]> = Object.fromEntries([...sections].map((letter) => [letter, []]));
  for (let page = 1; page <= pageCount; page++)
    for (const [index, { state, name, value }] of all.filter((line) => line.page === page).entries()) {
      const y = PAGE.top + (index + HEAD_LINES) * PAGE.line - PAGE.size;
      const box = { x: PAGE.left, y, width: 130 * PAGE.letter, height: PAGE.line };
      const place = { page, box, state };
      if (!name.endsWith('.')) fields[name] = { value, ...place };
      else lines[name.slice(0, -1)]?.push({ ...(value as object), ...place });
    }
  const pages = Array.from({ length: pageCount }, (_, index) => ({
    ...{ number: index + 1, width: PAGE.width, height: PAGE.height, method: 'text' as const },
  }));
  return parseContent.parse({ form, fields, lines, checks, notes: [], pages });
}
