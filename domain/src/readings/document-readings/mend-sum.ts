import { listCandidates } from './digit-slips.ts';
import type { Figure } from './figures.ts';
import { addsUp, type FormFigures, type FormSum } from './form-sum.ts';
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
export function mendSum(broken: FormSum, figures: FormFigures, { sure, pictures, asked }: Around): boolean {
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
