import type { Decimal } from '../shared/decimals.ts';
import type { EstimateLine, EstimatePage, EstimateSection } from '../tools/estimate.contract.ts';
import type { CostSectionName } from './estimate-costs.ts';
import { addDollarSign, formatWhole } from './estimate-formats.ts';
import { type EstimateParts, findOrigin, writeLine } from './estimate-parts.ts';
import { rules } from './estimate-workings.ts';

const sectionTitles: Record<CostSectionName, string> = {
  A: 'A. Origination charges',
  B: 'B. Services you cannot shop for',
  C: 'C. Services you can shop for',
  E: 'E. Taxes and other government fees',
  F: 'F. Prepaids',
  G: 'G. Initial escrow payment at closing',
  H: 'H. Other',
};

/** Closing cost details and calculating cash to close (12 CFR 1026.37(f) to (h)). */
export function writeSecondPage(parts: EstimateParts): EstimatePage {
  const section = (name: CostSectionName) => writeCostSection(parts, name);
  return {
    title: 'Closing cost details',
    sections: [
      section('A'),
      section('B'),
      section('C'),
      writeSum(parts, 'D', 'D. Total loan costs', { A: 'A', B: 'B', C: 'C' }),
      section('E'),
      section('F'),
      section('G'),
      section('H'),
      writeSum(parts, 'I', 'I. Total other costs', { E: 'E', F: 'F', G: 'G', H: 'H' }),
      writeClosingCosts(parts),
      writeCash(parts),
    ],
  };
}

function writeCostSection({ costs, workings }: EstimateParts, name: CostSectionName): EstimateSection {
  const lines = costs.sections[name].map((line) =>
    writeLine(workings, {
      id: `${name}.${line.id}`,
      label: line.label,
      value: whole(line.amount),
      origin: line.isAssumed ? 'assumed' : 'given',
      formula: `${line.formula}, rounded to a dollar`,
      inputs: line.inputs,
      source: line.source,
    }),
  );
  const total = writeLine(workings, {
    id: name,
    label: `Total of ${name}`,
    value: whole(costs.totals[name]),
    formula: 'The sum of the lines as printed, each rounded to a dollar first',
    source: rules.rounding,
  });
  return { id: `section${name}`, title: sectionTitles[name], lines, total };
}

function writeSum(
  { costs, workings }: EstimateParts,
  name: 'D' | 'I',
  title: string,
  of: Partial<Record<CostSectionName, string>>,
): EstimateSection {
  const names = Object.keys(of) as CostSectionName[];
  const total = writeLine(workings, {
    id: name,
    label: names.join(' + '),
    value: whole(costs.totals[name]),
    formula: names.join(' + '),
    inputs: Object.fromEntries(names.map((each) => [each, whole(costs.totals[each])])),
    source: rules.loanEstimate,
  });
  return { id: `section${name}`, title, lines: [], total };
}

function writeClosingCosts({ costs, workings }: EstimateParts): EstimateSection {
  const { D, I, J } = costs.totals;
  const credits = writeLine(workings, {
    id: 'lenderCredits',
    label: 'Lender credits',
    value: whole(costs.lenderCredits.negated()),
    origin: 'given',
    formula: 'The credits as entered; none unless a lender promises them',
    source: rules.loanEstimate,
  });
  const total = writeLine(workings, {
    id: 'J',
    label: 'D + I − lender credits',
    value: whole(J),
    formula: 'D + I − lender credits',
    inputs: { D: whole(D), I: whole(I), 'lender credits': whole(costs.lenderCredits) },
    source: rules.loanEstimate,
  });
  return { id: 'sectionJ', title: 'J. Total closing costs', lines: [credits], total };
}

function writeCash({ basis, costs, loan, workings }: EstimateParts): EstimateSection {
  const { cash } = costs;
  const line = (id: string, label: string, amount: Decimal, formula: string): EstimateLine =>
    writeLine(workings, { id, label, value: whole(amount), formula, source: rules.loanEstimate });
  const downPayment = line(
    'downPayment',
    'Down payment',
    cash.downPayment,
    loan.amount.eq(basis.baseLoan) ? 'Price − loan amount' : 'Price − loan amount before financed costs',
  );
  return {
    id: 'cashToClose',
    title: 'Calculating cash to close',
    lines: [
      line('cash.closingCosts', 'Total closing costs', cash.closingCosts, 'J, as above'),
      line(
        'cash.financed',
        'Closing costs financed (paid from your loan amount)',
        cash.financed,
        'Price − down payment − loan amount',
      ),
      { ...downPayment, origin: findOrigin(basis, 'downPayment') },
      line('cash.deposit', 'Deposit', cash.deposit, 'Earnest money already paid, taken off'),
      line(
        'cash.sellerCredits',
        'Seller credits',
        cash.sellerCredits,
        'What the seller agreed to pay, taken off',
      ),
    ],
    total: line(
      'cashToClose',
      'Estimated cash to close',
      cash.total,
      'The lines above, added with their signs',
    ),
  };
}

function whole(amount: Decimal): string {
  return addDollarSign(formatWhole(amount));
}
