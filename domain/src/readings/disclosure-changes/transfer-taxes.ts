import { addAmounts, findWeakest } from './join-figures.ts';
import { compareWords, type LinePair, type PlacedLine } from './match-lines.ts';

/**
 * Transfer taxes are the charges of state and local governments by the loan amount or the price (comment 37(g)(1)-3). A tax on recording is
 * one of them; "Recording Fees and Other Taxes" are not.
 */
export const isTransferTax = (what: string): boolean =>
  RECORDING_TAX.test(what) || (!/record/i.test(what) && OTHER_TRANSFER_TAX.test(what));

const RECORDING_TAX = /record(ing|ation)?\s*tax/i;
const OTHER_TRANSFER_TAX = /transfer|stamp|deed tax|conveyance|excise/i;

/**
 * Takes the transfer taxes out of both forms, as one charge: a Loan Estimate has their sum (12 CFR 1026.37(g)(1)), a Closing Disclosure a line
 * for each government (1026.38(g)(1)), so that no line of the one is a line of the other.
 */
export function joinTransferTaxes(
  estimate: readonly PlacedLine[],
  closing: readonly PlacedLine[],
): { taxes: LinePair[]; estimate: PlacedLine[]; closing: PlacedLine[] } {
  const [before, now] = [estimate, closing].map((lines) => joinLines(lines.filter(isTaxLine)));
  const rest = [estimate, closing].map((lines) => lines.filter((line) => !isTaxLine(line)));
  const [restOfEstimate = [], restOfClosing = []] = rest;
  return { taxes: pairTaxes(before, now), estimate: restOfEstimate, closing: restOfClosing };
}

const isTaxLine = ({ section, line }: PlacedLine) => section === 'E' && isTransferTax(line.label);

function pairTaxes(estimate: PlacedLine | undefined, closing: PlacedLine | undefined): LinePair[] {
  if (closing === undefined)
    return estimate === undefined ? [] : [{ estimate, closing, match: 'only-estimate' }];
  if (estimate === undefined) return [{ estimate, closing, match: 'only-closing' }];
  const isSame = compareWords(estimate.line.label, closing.line.label) === 1;
  return [{ estimate, closing, match: isSame ? 'same' : 'alike' }];
}

/** One line at the place of the first, with the words of each; nothing where there is none. */
function joinLines(lines: readonly PlacedLine[]): PlacedLine | undefined {
  const [first] = lines;
  if (first === undefined || lines.length === 1) return first;
  const all = lines.map(({ line }) => line);
  const payees = listOnce(all.flatMap(({ payee }) => payee ?? []));
  const line = {
    ...{ label: listOnce(all.map(({ label }) => label)).join(', '), detail: null },
    ...{ amount: addAmounts(all.map(({ amount }) => amount)), page: first.line.page, box: first.line.box },
    ...(payees.length > 0 && { payee: payees.join(', ') }),
    state: findWeakest(all.map(({ state }) => state)),
    ...(all.some(({ areWordsUncertain }) => areWordsUncertain) && { areWordsUncertain: true }),
  };
  return { ...first, line };
}

const listOnce = (texts: readonly string[]) => [...new Set(texts)];
