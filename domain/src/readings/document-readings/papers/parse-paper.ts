import { type FieldReading, parseField, type ReadCostLine, removeMissing } from '../form-reading.ts';
import { plain, plainOf } from '../pages/find-cells.ts';
import { type Cell, cover, listCells, type PageText } from '../pages/page-text.ts';
import { findValue, getValueAfter } from './engine/find-value.ts';
import type { FoundField, FoundValue, PaperPage, PaperSchema } from './engine/paper-schema.ts';
import { provePaper } from './engine/prove-paper.ts';
import { distanceAcross } from './engine/table-cells.ts';
import { appraisal } from './kinds/appraisal.ts';
import { bankStatement } from './kinds/bank-statement.ts';
import { creditScoreNotice } from './kinds/credit-score-notice.ts';
import { escrowStatement } from './kinds/escrow-statement-months.ts';
import { form1098 } from './kinds/form-1098.ts';
import { homeownersInsurance } from './kinds/homeowners-insurance.ts';
import { payStub } from './kinds/pay-stub.ts';
import { taxBill } from './kinds/tax-bill.ts';
import { w2 } from './kinds/w2.ts';
import type { PaperKind } from './paper-kinds.ts';

export type PaperReading = {
  form: PaperKind;
  fields: Record<string, FieldReading>;
  lines: Record<string, ReadCostLine[]>;
  /** What the paper adds up or says twice, by name: whether it agrees. */
  checks: Record<string, boolean>;
};

const KINDS = [
  ['driver license', /^(.*\b)?driver'?s? licen[sc]e$/i],
  ['identification card', /^(.*\b)?(identification|id) card$/i],
  ['passport', /^(united states )?passport( card)?( \/ .*)?$/i],
  ['permanent resident card', /^permanent resident( card)?$/i],
] as const;

/** A driver license, state ID, passport or permanent resident card. Its kind and last day are read; name, number and the rest are not. */
const photoId: PaperSchema = {
  kind: 'photo_id',
  known: {
    labels: [
      /^(.*\b)?(driver'?s? licen[sc]e|(identification|id) card|passport|permanent resident)/i,
      /^(4b\.? ?)?(exp(ires|iration|iry)?( date)?|card expires|date of expir(ation|y))/i,
      /^(4a\.? ?)?(iss(ued?)?|date of issue)/i,
      /^(3\.? ?)?(dob|date of birth|birth date)/i,
      /^(15\.? ?)?sex\b/i,
      /^(16\.? ?)?(hgt|height)/i,
      /^nationality/i,
    ],
    fewest: 3,
  },
  needs: ['document', 'expires'],
  fields: {
    document: [readKind],
    expires: [
      {
        labels: [
          /^(4b\.? ?)?(card expires|date of expir(ation|y).*?(?=\d|$)|exp(ires|iration|iry)?( date)?)/i,
        ],
        is: 'day',
      },
    ],
  },
  checks: [],
};

function readKind(pages: Parameters<FoundField>[0]): ReturnType<FoundField> {
  for (const [value, words] of KINDS)
    for (const { cells } of pages) {
      const cell = cells.find(({ text }) => words.test(text.replaceAll('’', "'").trim()));
      if (cell !== undefined) return { value, cell };
    }
  return undefined;
}

/** Each paper that is read, those whose labels a form fixes first: what a bank or an employer prints has no fixed words. */
const paperSchemas: readonly PaperSchema[] = [
  w2,
  form1098,
  appraisal,
  creditScoreNotice,
  escrowStatement,
  taxBill,
  homeownersInsurance,
  bankStatement,
  payStub,
  photoId,
];

/** What the pages say, where they are a paper that is known; null where they are none. Of several papers, the first in the order of the schemas. */
export function parsePaper(pages: readonly PageText[]): PaperReading | null {
  const prepared = pages.map(preparePage);
  const own = prepared.length > 1 ? prepared.map(readPage) : [];
  const kinds = new Set(own.flatMap((reading) => reading?.form ?? []));
  for (const schema of paperSchemas) {
    const isMixed = kinds.size > 1 || (schema.isOnePage && kinds.has(schema.kind));
    for (const sheets of isMixed ? listSheets(schema, prepared, own) : [prepared]) {
      const reading = isPaperOf(schema.known, prepareFor(schema, sheets)) ? readAs(schema, sheets) : null;
      if (reading !== null) return reading;
    }
  }
  return null;
}

const preparePage = (page: PageText): PaperPage => ({ page, cells: listCells(page) });

/** A paper within a file, with the numbers of the pages that it begins on. */
export type FoundPaper = { form: string; pages: number[] };

/** Each page that is a known paper by itself; pages of one kind in a row are one paper, copies of a paper are left out. */
export function listPapers(pages: readonly PageText[]): FoundPaper[] {
  const found: FoundPaper[] = [];
  const seen = new Set<string>();
  let last: { reading: PaperReading; number: number } | undefined;
  for (const page of pages) {
    const reading = readPage(preparePage(page));
    const values = reading && JSON.stringify(Object.entries(reading.fields).map(([, { value }]) => value));
    if (reading === null || values === null || seen.has(values)) continue;
    seen.add(values);
    const paper = found.at(-1);
    const isMore = last?.reading.form === reading.form && !schemaOf(reading.form)?.isOnePage;
    if (paper !== undefined && isMore) paper.pages.push(page.number);
    else found.push({ form: reading.form, pages: [page.number] });
    last = { reading, number: page.number };
  }
  return found;
}

const schemaOf = (form: PaperKind) => paperSchemas.find(({ kind }) => kind === form);

function readPage(page: PaperPage): PaperReading | null {
  for (const schema of paperSchemas) {
    const reading = isPaperOf(schema.known, prepareFor(schema, [page])) ? readAs(schema, [page]) : null;
    if (reading !== null) return reading;
  }
  return null;
}

/** The pages of each paper of a kind: from one that is of it by itself up to the next that is of another kind, or alone where it has one page. */
function listSheets(
  { kind, isOnePage }: PaperSchema,
  pages: readonly PaperPage[],
  own: readonly (PaperReading | null)[],
): PaperPage[][] {
  const sheets: PaperPage[][] = [];
  let isOpen = false;
  for (const [index, page] of pages.entries()) {
    const form = own[index]?.form;
    if (form === kind && (isOnePage === true || !isOpen)) sheets.push([page]);
    else if (isOpen && (form === undefined || form === kind)) sheets.at(-1)?.push(page);
    isOpen = isOnePage !== true && (form === kind || (isOpen && form === undefined));
  }
  return sheets;
}

/** Letters of a line of a label: a sentence has more. */
const MAX_LETTERS = 32;

/** Points that two lines of a label are aligned within. */
const ALIGNED = 2.5;

/**
 * Cells with the labels that are wrapped joined, as in "2 Federal income tax / withheld" and "Deposits/ / Additions": each line goes on
 * in small letters, or the one before ends with a sign that asks for more. A joined label is where its first line is.
 */
function joinWrapped(cells: readonly Cell[]): Cell[] {
  const joined = new Map<Cell, Cell>();
  const taken = new Set<Cell>();
  for (const [index, first] of cells.entries()) {
    if (!isShort(first) || taken.has(first)) continue;
    let [whole, last] = [first, first];
    for (const below of cells.slice(index + 1)) {
      // Cells are in the order of their lines, of which one with larger letters may come first.
      if (below.baseline - last.baseline > 4 * last.box.height) break;
      if (!isNextLine(last, below)) continue;
      const { x, width } = cover(whole.box, below.box);
      whole = { ...whole, text: `${whole.text} ${below.text}`, box: { ...whole.box, x, width } };
      taken.add(below);
      last = below;
    }
    if (whole !== first) joined.set(first, whole);
  }
  return cells.flatMap((cell) => (taken.has(cell) ? [] : [joined.get(cell) ?? cell]));
}

const isShort = ({ text }: Cell) => text.length <= MAX_LETTERS && /\p{L}{2}/u.test(text);

function isNextLine(cell: Cell, below: Cell): boolean {
  const isMore = /^\p{Ll}{2}/u.test(below.text) || /[/&-]$/.test(plain(cell.text));
  return (
    isMore &&
    isShort(below) &&
    !/\d/.test(below.text) &&
    below.baseline - cell.baseline > 0.6 * cell.box.height &&
    below.baseline - cell.baseline < 1.45 * cell.box.height &&
    Math.abs(below.box.height - cell.box.height) < 0.15 * cell.box.height &&
    distanceAcross(cell, below) < ALIGNED
  );
}

const prepareFor = ({ hasWrappedLabels }: PaperSchema, pages: readonly PaperPage[]) =>
  hasWrappedLabels ? pages.map((page) => ({ ...page, cells: joinWrapped(page.cells) })) : pages;

function readAs(schema: PaperSchema, given: readonly PaperPage[]): PaperReading | null {
  const pages = prepareFor(schema, given);
  const labels = [...schema.known.labels, ...listNameLabels(schema)];
  const fields = removeMissing(
    Object.fromEntries(
      Object.entries(schema.fields).map(([name, ways]) => {
        for (const way of ways) {
          const found = typeof way === 'function' ? way(pages) : findValue(pages, way, labels);
          if (found !== undefined) return [name, readFound(found)];
        }
        return [name, undefined];
      }),
    ),
  );
  const page = schema.needs.flatMap((name) => fields[name]?.page ?? [])[0];
  if (page === undefined) return null;
  if (schema.isOnePage)
    for (const [name, field] of Object.entries(fields)) if (field.page !== page) delete fields[name];
  const lines = schema.lines?.(pages) ?? {};
  const pictures = new Set(pages.flatMap(({ page }) => (page.method === 'picture' ? [page.number] : [])));
  // One slip makes another figure of it: what no sum proves has to be checked.
  for (const line of Object.values(lines).flat()) if (pictures.has(line.page)) line.state = 'check';
  return { form: schema.kind, fields, lines, checks: provePaper(fields, lines, schema.checks) };
}

/** Labels of names, which are no value beside each other. */
const listNameLabels = ({ fields }: PaperSchema): RegExp[] =>
  Object.values(fields)
    .flat()
    .flatMap((way) => (typeof way === 'function' || !/^(words|name)$/.test(way.is) ? [] : way.labels));

function readFound({ value, cell, isUnsure }: FoundValue): FieldReading | undefined {
  const field = parseField(value, cell);
  return isUnsure && field !== undefined ? { ...field, state: 'check' } : field;
}

/** Whether the pages have the labels of a kind, each as a cell of its own or before a value; sentences about it do not count. */
function isPaperOf(
  { title, labels, fewest, unless = [] }: PaperSchema['known'],
  pages: readonly PaperPage[],
) {
  const cells = pages.flatMap((page) => page.cells);
  const isLabel = (label: RegExp) =>
    cells.some((cell) => {
      const rest = getValueAfter(cell, label);
      // A sentence that begins like a label goes on with words.
      const isMarked = /[:#]/.test(plainOf(cell).slice(0, -(rest?.length ?? 0) || undefined));
      return rest !== undefined && (isMarked || !/^\p{L}.{0,200}?\p{L}{3}.{0,200}?\p{L}{3}/u.test(rest));
    });
  if (unless.some(isLabel)) return false;
  const count = labels.filter(isLabel).length + (title !== undefined && isLabel(title) ? 2 : 0);
  return count >= fewest;
}
