import { distance } from 'fastest-levenshtein';
import type { ReadForm } from './form-reading.ts';
import { findCell, plain } from './pages/find-cells.ts';
import type { Cell, PageText } from './pages/page-text.ts';

export type CellPage = { page: PageText; cells: readonly Cell[] };
/** The pages of one form, in the order they lie in. */
export type FormPages = { form: ReadForm; pages: CellPage[] };

/** What each page of a form has and no other: the parts of the form, whichever order its pages lie in. */
const PARTS: Readonly<Record<ReadForm, Readonly<Record<string, readonly RegExp[]>>>> = {
  loan_estimate: {
    // Words of page 3 are read as its heading: "over the loan term".
    terms: [/^loan estimate$/i, /^loan terms$/i, /^(projected payments|costs at closing|loan amount)$/i],
    costs: [/^closing cost details$/i, /^b\. ?services you cannot shop for$/i],
    more: [/^comparisons$/i, /^other considerations$/i],
  },
  closing_disclosure: {
    terms: [/^closing disclosure$/i, /^loan terms$/i, /^closing information$/i],
    loanCosts: [/^b\. ?services borrower did not shop for$/i],
    otherCosts: [/^e\. ?taxes and other government fees$/i, /^i\. ?total other costs \(borrower-? ?paid\)$/i],
    transactions: [/^summaries of transactions$/i],
    disclosures: [/^loan disclosures$/i],
    calculations: [/^loan calculations$/i],
  },
};

type Placed = { form: ReadForm; parts: string[]; loan: string | undefined; page: CellPage };
type Group = FormPages & { parts: Set<string>; loans: Set<string>; texts: Set<string> };

/** Words that a form alone has as labels of their own: its title, and at least three of these. A text about the form has them in sentences. */
const LABELS: Record<ReadForm, { title: RegExp; labels: readonly RegExp[] }> = {
  loan_estimate: {
    title: /^loan estimate$/i,
    labels: [
      /^loan terms$/i,
      /^projected payments$/i,
      /^costs at closing$/i,
      /^closing cost details$/i,
      /^estimated cash to close$/i,
      /^save this loan estimate/i,
    ],
  },
  closing_disclosure: {
    title: /^closing disclosure$/i,
    labels: [
      /^loan terms$/i,
      /^projected payments$/i,
      /^costs at closing$/i,
      /^closing information$/i,
      /^transaction information$/i,
      /^closing cost details$/i,
      /^calculating cash to close$/i,
      /^summaries of transactions$/i,
      /^loan disclosures$/i,
      /^loan calculations$/i,
      /^contact information$/i,
    ],
  },
};

/**
 * Whether pages are of this form: its title is a cell of its own, and it has at least three labels. A heading of one form names the other.
 */
function isForm(form: ReadForm, cells: readonly Cell[]): boolean {
  const { title, labels } = LABELS[form];
  const count = labels.filter((label) => findCell(cells, label) !== undefined).length;
  return findCell(cells, title) !== undefined && count >= 3;
}

/**
 * The forms that a document holds, by their first pages. A page goes to the form of its kind and loan that has no such page yet; the same
 * page twice is one.
 */
export function splitForms(pages: readonly CellPage[]): FormPages[] {
  const groups: Group[] = [];
  for (const placed of pages.flatMap(placePage)) {
    const text = placed.page.cells.map((cell) => cell.text).join('\n');
    const sameKind = groups.filter(({ form }) => form === placed.form);
    if (sameKind.some(({ texts }) => texts.has(text))) continue;
    const isFree = ({ parts }: Group) => !placed.parts.some((part) => parts.has(part));
    const isLoan = ({ loans }: Group) =>
      placed.loan === undefined || loans.size === 0 || loans.has(placed.loan);
    const group =
      sameKind.find((each) => isFree(each) && isLoan(each)) ??
      sameKind.find((each) => isFree(each) && isNearLoan(placed, each)) ??
      addGroup(groups, placed.form);
    group.pages.push(placed.page);
    group.texts.add(text);
    for (const part of placed.parts) group.parts.add(part);
    if (placed.loan !== undefined) group.loans.add(placed.loan);
  }
  return groups.filter((group) => {
    const cells = group.pages.flatMap((page) => page.cells);
    return isForm(group.form, cells) || isLonePage(group, cells);
  });
}

/** Amounts and percentages that a filled page of a form has at least. */
const MIN_FIGURES = 3;

/** A page of a form without its first, which alone bears the title. The sample of a form, or a text about it, has no figures. */
function isLonePage({ parts }: Group, cells: readonly Cell[]): boolean {
  const figures = cells.filter(({ text }) => /^[-–] ?\$ ?\d|^\$ ?\d|^\d{1,3}(\.\d+)? ?%$/.test(text));
  return !parts.has('terms') && figures.length >= MIN_FIGURES;
}

/** Signs that recognition may have wrong in a loan's number, so that a page is not taken for one of another loan. */
const SLIPS = 2;

function isNearLoan({ loan = '', page }: Placed, { loans }: Group): boolean {
  return page.page.method === 'picture' && [...loans].some((own) => distance(own, loan) <= SLIPS);
}

function addGroup(groups: Group[], form: ReadForm): Group {
  const group: Group = { form, pages: [], parts: new Set(), loans: new Set(), texts: new Set() };
  groups.push(group);
  return group;
}

function placePage(page: CellPage): Placed[] {
  // A Closing Disclosure names the Loan Estimate, and has a heading that the other never has.
  for (const form of ['closing_disclosure', 'loan_estimate'] as const) {
    const parts = Object.entries(PARTS[form]).flatMap(([part, labels]) =>
      labels.every((label) => findCell(page.cells, label) !== undefined) ? [part] : [],
    );
    if (parts.length > 0) return [{ form, parts, loan: findLoan(page.cells), page }];
  }
  return [];
}

/** The loan number at the foot of each page, which distinguishes two forms of a kind. */
function findLoan(cells: readonly Cell[]): string | undefined {
  for (const { text } of cells) {
    const [, loan] = /loan id ?# ?([\w-]+)\.?$/i.exec(plain(text)) ?? [];
    if (loan !== undefined) return loan;
  }
  return undefined;
}
