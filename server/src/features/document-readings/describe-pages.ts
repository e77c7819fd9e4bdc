import type { ReadingNote } from '@porchlight/domain/readings/document-readings/document-readings.contract.ts';
import type { ReadContent } from '@porchlight/domain/readings/document-readings/kept/kept-reading.ts';
import { findMissing } from '@porchlight/domain/readings/document-readings/missing-parts.ts';
import type { Box, PageText } from '@porchlight/domain/readings/document-readings/pages/page-text.ts';
import { showSize, showTurned } from '@porchlight/domain/readings/document-readings/pages/turned-pages.ts';
import {
  type PagesReading,
  parseDocumentPages,
} from '@porchlight/domain/readings/document-readings/parse-form.ts';
import { findPrintedNames } from '@porchlight/domain/readings/document-readings/printed-names.ts';
import {
  countForms,
  findPrintedPages,
  isSpanishForm,
  listOtherPapers,
} from '@porchlight/domain/readings/document-readings/whole-document.ts';
import type { ReadPages } from './page-text.ts';

/** Why pages without text of their own are not recognized: the machine lacks a part of the reader, or no account is signed in. */
export type WithoutPictures = 'pictures-off' | 'signed-out';
/** Pages that were recognized in pictures, and why not all of them. */
export type FoundPages = { pages: PageText[]; problem?: 'broken' | 'unfinished' | undefined };
type OwnPages = Extract<ReadPages, { state: 'read' }>;

/** A page takes some seconds: the longest form has five, and what comes with it is rarely longer. */
export const MAX_PICTURES = 12;
/** Half of the words of a page are less certain than this where it is blurred, or a photo of a screen. */
const UNCLEAR = 0.6;

/** What the pages of a PDF say, with what was recognized in its pictures or why that was not tried. */
export function describePdf(read: ReadPages, pictures: FoundPages | WithoutPictures): ReadContent {
  if (read.state !== 'read') return describeNothing(read.state);
  if (read.pages.length === 0) return describeNothing('broken');
  const { pages, notes } = joinPages(read, pictures);
  return describePages(pages, notes);
}

/** What a picture of one page says. */
export const describePicture = (found: FoundPages): ReadContent =>
  describePages(found.pages, describeFound(found));

/** The pages of a PDF, each with its own text or with what was recognized. Text that a scanner wrote behind a picture is dropped either way. */
export function joinPages(
  { pages, pictures, isCut, hidesAmount }: OwnPages,
  found: FoundPages | WithoutPictures,
): { pages: PageText[]; notes: ReadingNote[] } {
  const notes: ReadingNote[] = isCut ? ['too-many-pages'] : [];
  if (hidesAmount) notes.push('hidden-amount');
  if (pictures.length === 0)
    return { pages, notes: pages.some(({ items }) => items.length > 0) ? notes : [...notes, 'blank-page'] };
  const withoutHidden = (page: PageText): PageText =>
    pictures.includes(page.number) ? { ...page, items: [], method: 'picture' } : page;
  if (typeof found === 'string') {
    const isAll = pictures.length === pages.length;
    const why = found === 'pictures-off' ? found : isAll ? 'no-text' : 'pictures-unread';
    return { pages: pages.map(withoutHidden), notes: [...notes, why] };
  }
  if (pictures.length > MAX_PICTURES) notes.push('too-many-pictures');
  const byNumber = new Map(found.pages.map((page) => [page.number, page]));
  return {
    pages: pages.map((page) => byNumber.get(page.number) ?? withoutHidden(page)),
    notes: [...notes, ...describeFound(found)],
  };
}

function describePages(pages: readonly PageText[], notes: readonly ReadingNote[]): ReadContent {
  if (!pages.some(({ items }) => items.length > 0)) return describeNothing(...notes);
  const reading = parseDocumentPages(pages);
  const { form, fields, lines, checks } = showPlaces(reading, pages);
  const found: ReadingNote[] = [];
  if (form === null) found.push(isSpanishForm(pages) ? 'spanish-form' : 'not-a-form');
  if (countForms(pages) > 1) found.push('several-forms');
  const others = listOtherPapers(pages, reading);
  if (others.length > 0) found.push('other-papers');
  const missing = findMissing(form, fields);
  if (missing !== undefined && missing.pages.length + missing.fields.length > 0) found.push('parts-missing');
  const names = findPrintedNames(form, pages);
  const printed = findPrintedPages(pages);
  return {
    ...{ form, checks, notes: [...found, ...notes] },
    ...(names.length > 0 && { names }),
    ...(printed !== undefined && { printed }),
    fields: fields as ReadContent['fields'],
    lines: lines as ReadContent['lines'],
    pages: pages.map(measurePage),
    ...(others.length > 0 && { others }),
  };
}

const measurePage = (page: PageText) => ({
  ...{ number: page.number, ...showSize(page), method: page.method ?? 'text' },
});

/** A reading with its places on the pages as they are shown, which may be turned. */
function showPlaces(reading: PagesReading, pages: readonly PageText[]): PagesReading {
  const turned = new Map(pages.flatMap((page) => (page.turn === undefined ? [] : [[page.number, page]])));
  const show = <Read extends { page: number; box: Box }>(read: Read): Read => {
    const page = turned.get(read.page);
    return page === undefined ? read : { ...read, box: showTurned(read.box, page) };
  };
  const fields = Object.entries(reading.fields).map(([name, field]) => [name, show(field)] as const);
  const lines = Object.entries(reading.lines).map(([name, rows]) => [name, rows.map(show)] as const);
  return { ...reading, fields: Object.fromEntries(fields), lines: Object.fromEntries(lines) };
}

function describeFound({ pages, problem }: FoundPages): ReadingNote[] {
  const notes: ReadingNote[] = problem === undefined ? [] : [problem];
  if (pages.some(({ items }) => items.length === 0)) notes.push('blank-page');
  if (pages.some(isUnclear)) notes.push('unclear');
  return notes;
}

function isUnclear({ items }: PageText): boolean {
  const certain = items.map(({ confidence = 1 }) => confidence).sort((one, other) => one - other);
  return certain.length > 0 && (certain[Math.floor(certain.length / 2)] ?? 1) < UNCLEAR;
}

/** The content of a file in which nothing was found. */
export const describeNothing = (...notes: ReadingNote[]): ReadContent => ({
  ...{ form: null, fields: {}, lines: {}, checks: {}, pages: [] },
  notes,
});
