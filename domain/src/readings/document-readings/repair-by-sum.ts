import { Decimal } from '../../kernel/decimals.ts';
import { type Candidate, listCandidates, type Slip } from './digit-slips.ts';

/** What was read, by name: one figure, or one for each line or column. */
export type ReadFigures = Readonly<Record<string, string | readonly string[]>>;

export type Repair = {
  figures: ReadFigures;
  /** `agrees` as read, `repaired`, or `open`: no reading or more than one adds up, and nothing was changed. `none`: no sum to hold it against. */
  state: 'agrees' | 'repaired' | 'open' | 'none';
  slips: readonly Slip[];
  /** A person has to check: a digit was supplied, more than one figure was changed, or the sum stays open. */
  ask: boolean;
};

/** Figures that are changed at once at most: with more, chance alone makes sums agree. */
const MAX_CHANGED = 2;

/** A figure by its name and place in the list; candidates with what was read first. */
type Cell = { name: string; place: number; isList: boolean; candidates: readonly Candidate[] };
type Choice = ReadonlyMap<Cell, Candidate>;

/**
 * Holds figures against a sum that the form promises, and mends the least that makes it agree. A figure is changed only where one way alone
 * of undoing the fewest slips adds up; otherwise all stays as it was read. Figures of a name in `fixed` stay as they are.
 */
export function repairBySum(
  figures: ReadFigures,
  sum: string,
  fixed: ReadonlySet<string> = new Set(),
): Repair {
  const rule = parseSumRule(sum);
  const cells = rule === undefined ? undefined : listCells(figures, rule, fixed);
  if (rule === undefined || cells === undefined) return { figures, state: 'none', slips: [], ask: false };
  for (let count = 0; count <= MAX_CHANGED; count += 1) {
    const fitting = listChoices(cells, count).filter((choice) => addsUp(rule, figures, cells, choice));
    const [only] = fitting;
    if (only === undefined) continue;
    if (fitting.length > 1) break;
    const slips = [...only.values()].flatMap(({ slip }) => slip ?? []);
    return {
      figures: count === 0 ? figures : put(figures, only),
      state: count === 0 ? 'agrees' : 'repaired',
      slips,
      ask: count > 1 || slips.includes('lost-digit'),
    };
  }
  return { figures, state: 'open', slips: [], ask: true };
}

function listCells(figures: ReadFigures, rule: SumRule, fixed: ReadonlySet<string>): Cell[] | undefined {
  const names = Object.keys(figures);
  const total = findReadName(rule.total, names);
  if (total === undefined) return undefined;
  const used = [total, ...rule.terms.flatMap(({ name }) => findReadName(name, names) ?? [])];
  return [...new Set(used)].flatMap((name) => {
    const read = figures[name];
    const texts = typeof read === 'string' ? [read] : (read ?? []);
    return texts.map((text, place) => {
      const candidates = fixed.has(name) ? listCandidates(text).slice(0, 1) : listCandidates(text);
      return { name, place, isList: typeof read !== 'string', candidates };
    });
  });
}

/** Every way of changing exactly `count` figures. */
function listChoices(cells: readonly Cell[], count: number): Choice[] {
  // A figure that only letters made unreadable is one to change.
  const asRead = new Map(
    cells.flatMap((cell) => (cell.candidates[0] ? [[cell, cell.candidates[0]] as const] : [])),
  );
  if (asRead.size < cells.length) return [];
  let choices: { from: number; choice: Choice }[] = [{ from: 0, choice: asRead }];
  const forced = [...asRead.values()].filter(({ slip }) => slip !== null).length;
  if (count < forced) return [];
  for (let changed = forced; changed < count; changed += 1)
    choices = choices.flatMap(({ from, choice }) =>
      cells.slice(from).flatMap((cell, index) =>
        cell.candidates.slice(1).map((candidate) => ({
          from: from + index + 1,
          choice: new Map(choice).set(cell, candidate),
        })),
      ),
    );
  return choices.map(({ choice }) => choice);
}

function addsUp(rule: SumRule, figures: ReadFigures, cells: readonly Cell[], choice: Choice): boolean {
  const names = Object.keys(figures);
  const valuesOf = (name: string | undefined) =>
    cells.filter((cell) => cell.name === name).map((cell) => choice.get(cell)?.value ?? new Decimal(0));
  const totals = valuesOf(findReadName(rule.total, names));
  const unknown: Decimal[] = [];
  const isWithin = totals.every((total, column) => {
    let rest = total;
    let known = new Decimal(0);
    let hasUnknown = false;
    for (const { name, sign, isList } of rule.terms) {
      const found = findReadName(name, names);
      if (found === undefined) {
        hasUnknown = true;
        continue;
      }
      const values = valuesOf(found);
      const part = isList
        ? values.reduce((sum, value) => sum.plus(value), new Decimal(0))
        : (values[column] ?? values[0] ?? new Decimal(0));
      rest = rest.minus(part.times(sign));
      known = known.plus(part);
    }
    if (!hasUnknown) return rest.isZero();
    unknown.push(rest);
    // What was not read is a part like the others: not below zero, and not many times as large.
    return rest.gte(0) && rest.lte(known.times(2));
  });
  return isWithin && totals.length > 0 && unknown.every((value) => value.eq(unknown[0] ?? 0));
}

function put(figures: ReadFigures, choice: Choice): ReadFigures {
  const mended: Record<string, string | readonly string[]> = { ...figures };
  for (const [{ name, place, isList }, { text, slip }] of choice) {
    if (slip === null) continue;
    const before = mended[name];
    mended[name] = isList && Array.isArray(before) ? before.with(place, text) : text;
  }
  return mended;
}

/** One side of a sum: a name with its sign. `isList` adds up every line of the name. */
type Term = { name: string; sign: 1 | -1; isList: boolean };

/** A sum that a form promises: `total` equals the terms. A term that nothing was read for is unknown, and the same in each column. */
type SumRule = { total: string; terms: readonly Term[] };

/** Reads "J = D + I", "cash = J - financed + down - deposit" and "A = sum of lines"; undefined for words that are no sum. */
function parseSumRule(text: string): SumRule | undefined {
  const [left = '', right, more] = text.split('=').map((side) => side.trim());
  if (left === '' || right === undefined || right === '' || more !== undefined) return undefined;
  const list = /^sum of (.+)$/i.exec(right)?.[1];
  if (list !== undefined) return { total: left, terms: [{ name: list.trim(), sign: 1, isList: true }] };
  const terms: Term[] = [];
  for (const [, sign, name = ''] of right.matchAll(/(^|[+-])\s*([^+-]+)/g)) {
    if (name.trim() === '') return undefined;
    terms.push({ name: name.trim(), sign: sign === '-' ? -1 : 1, isList: false });
  }
  return terms.length === 0 ? undefined : { total: left, terms };
}

/** Finds the reading that a name of a sum means: "total" is `totals`, "P&I" is `pi_max`. */
function findReadName(name: string, names: readonly string[]): string | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const asked = plain(name);
  return (
    names.find((each) => each === name) ??
    names.find((each) => plain(each) === asked) ??
    names.find((each) => plain(each).startsWith(asked) && asked !== '')
  );
}
