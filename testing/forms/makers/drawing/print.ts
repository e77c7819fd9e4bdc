import { roundToDollar } from '../../made/model/printing.ts';
import type { MakerProfile } from '../profile.ts';
import type { Look, Paper } from './paper.ts';

const group = (cents: number, isWhole: boolean) => {
  const [whole = '', rest] = (Math.abs(cents) / 100).toFixed(isWhole ? 0 : 2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return rest === undefined ? grouped : `${grouped}.${rest}`;
};

/** "$1,028" or "$1,028.00" as a maker prints it in a sentence or by itself. */
export function money({ amounts }: MakerProfile, cents: number, isWhole: boolean): string {
  const sign = amounts.dollar === 'apart' ? '$ ' : '$';
  const digits = `${sign}${group(cents, isWhole)}`;
  if (cents >= 0) return digits;
  if (amounts.below === 'inside') return `${sign}(${group(cents, isWhole)})`;
  return { dash: `– ${digits}`, minus: `-${digits}`, brackets: `(${digits})` }[amounts.below];
}

/** In words of the form itself no maker sets the sign apart. */
export const inWords = (cents: number, isWhole: boolean): string => `$${group(cents, isWhole)}`;

/** An amount between the edges of its cell. */
export function amount(
  paper: Paper,
  { from, to }: { from: number; to: number },
  y: number,
  cents: number,
  { isWhole, ...look }: Look & { isWhole: boolean },
): void {
  const { align, dollar, below } = paper.profile.amounts;
  const own = { ...look, isData: true };
  const room = to - from;
  if (dollar === 'edge') {
    const digits = group(cents, isWhole);
    const sign = paper.text(from, y, '$', own) - from;
    const text = cents >= 0 ? digits : below === 'brackets' ? `(${digits})` : `-${digits}`;
    paper.text(to, y, text, { ...own, align: 'right', room: room - sign - 2 });
    return;
  }
  const printed = money(paper.profile, cents, isWhole);
  const text = dollar === 'none' && !look.bold ? printed.replace('$', '') : printed;
  if (align === 'right') paper.text(to, y, text, { ...own, align, room });
  else if (align === 'center') paper.text((from + to) / 2, y, text, { ...own, align, room });
  else paper.text(from, y, text, { ...own, room });
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const LONG_MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

/** "2026-04-05" as a maker prints it. */
export function day({ dates }: MakerProfile, iso: string): string {
  const [year = '', month = '', date = ''] = iso.split('-');
  if (dates === 'dashed') return `${month}-${date}-${year}`;
  if (dates === 'long') return `${LONG_MONTHS[Number(month) - 1]} ${Number(date)}, ${year}`;
  if (dates === 'padded') return `${month}/${date}/${year}`;
  if (dates === 'words') return `${MONTHS[Number(month) - 1]} ${Number(date)}, ${year}`;
  return `${Number(month)}/${Number(date)}/${year}`;
}

export const percent = ({ hasSpacedPercent }: MakerProfile, figure: string): string =>
  hasSpacedPercent ? `${figure} %` : `${figure}%`;

/** The monthly parts of a payment are whole dollars on a Loan Estimate (12 CFR 1026.37(o)(4)). */
export const rounded = (cents: number, isWhole: boolean): number => (isWhole ? roundToDollar(cents) : cents);
