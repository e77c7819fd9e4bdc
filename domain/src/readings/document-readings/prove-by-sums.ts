import type { LoanCheck } from './both-forms/loan-check.ts';
import { listCandidates } from './digit-slips.ts';
import { type Figure, listFigures } from './figures.ts';
import type { FieldReading, FormReading } from './form-reading.ts';
import { addsUp, type FormFigures, type FormSum, isEmpty, listAll, listParts } from './form-sum.ts';
import { repairBySum } from './repair-by-sum.ts';

/** With more than these a document made for that would keep a processor busy, since two figures are changed at once. */
const MAX_FIGURES = 80;

const MAX_WAYS = 250;

type Around = {
  /** Names of figures that other sums prove. */
  sure: ReadonlySet<string>;
  pictures: ReadonlySet<number>;
  /** Whose figures a person has to check, whatever agrees now. */
  asked: Set<Figure['owner']>;
};

/**
 * Mends the figures of a sum that does not add up, where one way alone of undoing what recognition did makes it agree. True where that was
 * to supply something that is not printed as it was read: a person has to check.
 */
function mendSum(broken: FormSum, figures: FormFigures, { sure, pictures, asked }: Around): boolean {
  const terms = [{ name: broken.total, sign: 1 as const, isTakenOff: false }, ...broken.terms];
  const found = terms.map((term) => ({ ...term, figure: figures.get(term.name) }));
  if (broken.isRounded || found.some(({ figure }) => figure === undefined)) return false;
  const read: Record<string, string> = {};
  const fixed = new Set<string>();
  for (const [index, { figure, isTakenOff }] of found.entries()) {
    if (figure === undefined) return false;
    read[`t${index}`] = (figure.text ?? '0').replace(isTakenOff ? /^-/ : /^$/, '');
    if (sure.has(figure.name) || !pictures.has(figure.owner.page) || figure.text === null)
      fixed.add(`t${index}`);
  }
  const rule = found
    .slice(1)
    .map(({ sign }, index) => `${sign === 1 ? '+' : '-'} t${index + 1}`)
    .join(' ');
  const isBounded = found.length <= MAX_FIGURES && countOtherWays(read, fixed) <= MAX_WAYS;
  if (!isBounded) return mendSign(broken, figures, { sure, pictures, asked });
  const mended = repairBySum(read, `t0 = ${rule}`, fixed);
  if (mended.state !== 'repaired') return mendSign(broken, figures, { sure, pictures, asked });
  for (const [index, { figure, isTakenOff }] of found.entries()) {
    const text = mended.figures[`t${index}`];
    if (figure === undefined || typeof text !== 'string' || text === read[`t${index}`]) continue;
    figure.put(isTakenOff && figure.text?.startsWith('-') ? `-${text}` : text);
    if (mended.ask) asked.add(figure.owner);
  }
  return mended.ask;
}

/** A minus sign is a small mark to lose: of one figure alone that below zero makes the sum agree, a person says so. */
function mendSign(broken: FormSum, figures: FormFigures, { sure, pictures, asked }: Around): boolean {
  const changed = broken.terms.flatMap(({ name, isTakenOff }) => {
    const figure = figures.get(name);
    if (figure === undefined || isTakenOff || sure.has(name) || !pictures.has(figure.owner.page)) return [];
    const text = figure.text ?? '0';
    if (text.startsWith('-') || Number(text) === 0) return [];
    const below = new Map(figures).set(name, { ...figure, text: `-${text}` });
    return addsUp(broken, below) === true ? [figure] : [];
  });
  const [only, ...others] = changed;
  if (only === undefined || others.length > 0) return false;
  only.put(`-${only.text}`);
  asked.add(only.owner);
  return true;
}

/** In how many ways one figure can be another than it was read. */
const countOtherWays = (read: Readonly<Record<string, string>>, fixed: ReadonlySet<string>) =>
  Object.entries(read).reduce(
    (sum, [name, text]) => sum + (fixed.has(name) ? 0 : Math.max(0, listCandidates(text).length - 1)),
    0,
  );

/**
 * Holds what was read against the sums of the form. On a page with text of its own, a sum that agrees proves its figures, and one that does
 * not says that one of them is wrong, and not which: each is to be checked. What was recognized in a picture is mended first where one way
 * alone of undoing a slip makes its sum agree, and is to be checked unless a sum proves it.
 */
export function proveBySums(
  reading: Omit<FormReading, 'checks'>,
  sums: readonly FormSum[],
  pictures: ReadonlySet<number>,
  listLoanChecks: (reading: Omit<FormReading, 'checks'>) => readonly LoanCheck[],
): FormReading {
  // The shortest sums first: what is mended there is found in fewer ways.
  const all = [...listSectionSums(reading), ...sums];
  markLostTotals(all, listFigures(reading));
  let figures: FormFigures = listFigures(reading);
  const asked = new Set<Figure['owner']>();
  const supplied = new Set<FormSum>();
  if (pictures.size > 0) {
    for (const broken of all.filter((each) => !each.isAgreement && addsUp(each, figures) === false)) {
      if (addsUp(broken, figures) !== false) continue;
      const sure = listSure(all, figures, supplied);
      if (mendSum(broken, figures, { sure, pictures, asked })) supplied.add(broken);
      figures = listFigures(reading);
    }
  }
  // What was supplied to make a sum agree would have made up for another slip too: it proves nothing.
  const held = all.map((each) => ({
    ...{ sum: each, holds: addsUp(each, figures), isProof: !supplied.has(each) },
  }));
  const computed = listLoanChecks(reading);
  const proved = new Set(computed.filter(({ holds }) => holds).flatMap(({ proves }) => proves));
  markStates(held, figures, pictures, proved);
  for (const name of proved) markTerm(reading.fields[name], figures.has(name));
  for (const owner of asked) owner.state = 'check';
  const checks = Object.fromEntries(computed.map(({ name, holds }) => [name, holds]));
  return { ...reading, checks: { ...nameChecks(held), ...checks } };
}

/** A total without an amount is not empty where one of its parts is something: its amount was not read. */
function markLostTotals(sums: readonly FormSum[], figures: FormFigures): void {
  for (const sum of sums) {
    const total = figures.get(sum.total);
    if (total === undefined || sum.isAgreement || !isEmpty(total)) continue;
    if (listParts(sum, figures).length > 0) total.owner.state = 'unread';
  }
}

type Held = { sum: FormSum; holds: boolean | undefined; isProof: boolean };

/** A term or the years of the columns are no figures, and yet agree with what is worked out. */
function markTerm(field: FieldReading | undefined, isFigure: boolean): void {
  if (field !== undefined && !isFigure) field.state = 'proved';
}

function markStates(
  held: readonly Held[],
  figures: FormFigures,
  pictures: ReadonlySet<number>,
  proved: Set<string>,
): void {
  const sure = listSure(
    held.flatMap(({ sum, isProof }) => (isProof ? [sum] : [])),
    figures,
  );
  const failing = listFailing(held, figures, sure);
  // What is proved makes others sure that begin with the same sign: twice, as from the payment to its column and its total.
  for (let turn = 0; turn < 2; turn += 1)
    for (const { sum, holds, isProof } of held) {
      if (holds !== true || !isProof) continue;
      const parts = listParts(sum, figures);
      const known = new Set([...sure, ...proved]);
      for (const figure of listAll(sum, figures))
        if (!pictures.has(figure.owner.page) || doesProve(figure, sum, parts, known)) proved.add(figure.name);
    }
  const isProved = (name: string, own: readonly Figure[]) => proved.has(name) || isCovered(name, own, proved);
  const owners = Map.groupBy(figures.values(), ({ owner }) => owner);
  for (const [owner, own] of owners) {
    const isNothing = own.every(isEmpty);
    if (failing.has(owner)) owner.state = 'check';
    else if (isNothing) {
      // That nothing was printed is seen on a page with text; of a picture a sum has to hold without it.
      if (pictures.has(owner.page))
        owner.state = own.every(({ name }) => proved.has(name)) ? 'read' : 'check';
    } else if (!pictures.has(owner.page)) {
      if (owner.state === 'read' && own.some(({ name }) => proved.has(name))) owner.state = 'proved';
    } else owner.state = own.every(({ name }) => isProved(name, own)) ? 'proved' : 'check';
  }
}

/**
 * Of a sum that does not agree one figure is wrong: any that no other sum of several parts proves, or all where each is proved. Its total is
 * never sure, whichever other sum it closes: its own parts contradict it.
 */
function listFailing(
  held: readonly Held[],
  figures: FormFigures,
  sure: ReadonlySet<string>,
): Set<Figure['owner']> {
  const owners = Map.groupBy(figures.values(), ({ owner }) => owner);
  const failing = new Set<Figure['owner']>();
  for (const { sum, holds, isProof } of held) {
    if ((holds !== false && isProof) || sum.isAgreement) continue;
    const all = listAll(sum, figures);
    const unsure = all.filter(
      ({ name, owner }) => !sure.has(name) && !isCovered(name, owners.get(owner) ?? [], sure),
    );
    for (const { owner } of unsure.length > 0 || holds !== false ? unsure : all) failing.add(owner);
    const total = figures.get(sum.total);
    if (holds === false && sum.name !== 'said_twice' && total !== undefined) failing.add(total.owner);
  }
  return failing;
}

/** The amount of a line is its one column of the borrower's: what proves one proves the other. */
function isCovered(name: string, own: readonly Figure[], proved: ReadonlySet<string>): boolean {
  const [section, index, column] = name.split(':');
  if (column === undefined) {
    const columns = own.filter((each) => /:borrower(At|Before)Closing$/.test(each.name));
    return columns.length > 0 && columns.every((each) => proved.has(each.name));
  }
  return (
    column.startsWith('borrower') &&
    proved.has(`${section}:${index}`) &&
    own.filter((each) => /:borrower/.test(each.name)).length === 1
  );
}

/**
 * A dollar sign is misread as a leading 5 wherever it is printed: where the total and a part of it begin with one, the sum would agree
 * without both too, and proves neither unless another sum proves one of them.
 */
function doesProve(
  figure: Figure,
  sum: FormSum,
  parts: readonly Figure[],
  sure: ReadonlySet<string>,
): boolean {
  if (parts.length < 2 || !startsWithFive(figure)) return true;
  const isTotal = figure.name === sum.total;
  const likewise = parts.filter(
    (other) =>
      startsWithFive(other) && (other.name === sum.total) !== isTotal && hasSameLength(other, figure),
  );
  return likewise.length === 0 || [figure, ...likewise].some(({ name }) => sure.has(name));
}

const startsWithFive = ({ text }: Figure) => /^-?5\d/.test(text ?? '');
const hasSameLength = (one: Figure, other: Figure) =>
  one.text?.replace('-', '').split('.')[0]?.length === other.text?.replace('-', '').split('.')[0]?.length;

/** Figures that a sum of several parts proves: what is mended must not be one of them. */
function listSure(
  sums: readonly FormSum[],
  figures: FormFigures,
  supplied: ReadonlySet<FormSum> = new Set(),
): Set<string> {
  const sure = sums.filter(
    (sum) => !supplied.has(sum) && addsUp(sum, figures) === true && listParts(sum, figures).length >= 3,
  );
  const none: ReadonlySet<string> = new Set();
  return new Set(
    sure.flatMap((sum) => {
      const parts = listParts(sum, figures);
      return parts.filter((figure) => doesProve(figure, sum, parts, none)).map(({ name }) => name);
    }),
  );
}

/** The lines of each section add up to its total. */
function listSectionSums({ lines }: Pick<FormReading, 'lines'>): FormSum[] {
  return Object.entries(lines).map(([section, rows]) => ({
    name: 'lines_sum',
    total: section,
    terms: rows.map((_, index) => ({ name: `${section}:${index}`, sign: 1 as const })),
  }));
}

/** A check that several sums are of holds where all of them do. */
function nameChecks(held: readonly Held[]): Record<string, boolean> {
  const checks: Record<string, boolean> = {};
  for (const { sum, holds } of held)
    if (holds !== undefined && !(sum.isAgreement && !holds))
      checks[sum.name] = (checks[sum.name] ?? true) && holds;
  return checks;
}
