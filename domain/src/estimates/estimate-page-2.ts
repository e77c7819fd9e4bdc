import type { Decimal } from '../kernel/decimals.ts';
import { addDollarSign, formatAmount } from '../kernel/money.ts';
import type { EstimateLine, EstimatePage, EstimateSection } from '../tools/estimate/estimate.contract.ts';
import * as texts from './en/estimate-page-2.ts';
import type { CostSectionName } from './estimate-costs.ts';
import { type EstimateParts, findOrigin, renderEstimateLine } from './estimate-parts.ts';
import { rules } from './estimate-workings.ts';

const sectionTitles: Record<CostSectionName, string> = {
  A: texts.originationCharges,
  B: texts.unshoppableServicesTitle,
  C: texts.shoppableServicesTitle,
  E: texts.governmentFeesTitle,
  F: texts.fPrepaids,
  G: texts.initialEscrowTitle,
  H: texts.hOther,
};

/** Closing cost details and calculating cash to close (12 CFR 1026.37(f) to (h)). */
export function renderSecondPage(parts: EstimateParts): EstimatePage {
  const section = (name: CostSectionName) => writeCostSection(parts, name);
  return {
    title: texts.closingCostDetails,
    sections: [
      section('A'),
      section('B'),
      section('C'),
      writeSum(parts, 'D', texts.loanCostsTotal, { A: 'A', B: 'B', C: 'C' }),
      section('E'),
      section('F'),
      section('G'),
      section('H'),
      writeSum(parts, 'I', texts.otherCostsTotal, { E: 'E', F: 'F', G: 'G', H: 'H' }),
      writeClosingCosts(parts),
      writeCash(parts),
    ],
  };
}

function writeCostSection({ costs, workings }: EstimateParts, name: CostSectionName): EstimateSection {
  const lines = costs.sections[name].map((line) =>
    renderEstimateLine(workings, {
      id: `${name}.${line.id}`,
      label: line.label,
      value: whole(line.amount),
      origin: line.isAssumed ? 'assumed' : 'given',
      formula: texts.lineFormula(line.formula),
      inputs: line.inputs,
      source: line.source,
    }),
  );
  const total = renderEstimateLine(workings, {
    id: name,
    label: texts.totalOf(name),
    value: whole(costs.totals[name]),
    formula: texts.totalFormula,
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
  const total = renderEstimateLine(workings, {
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
  const credits = renderEstimateLine(workings, {
    id: 'lenderCredits',
    label: texts.lenderCredits,
    value: whole(costs.lenderCredits.negated()),
    origin: 'given',
    formula: texts.lenderCreditsFormula,
    source: rules.loanEstimate,
  });
  const total = renderEstimateLine(workings, {
    id: 'J',
    label: texts.closingCostsFormula,
    value: whole(J),
    formula: texts.closingCostsFormula,
    inputs: { D: whole(D), I: whole(I), [texts.lenderCredits2]: whole(costs.lenderCredits) },
    source: rules.loanEstimate,
  });
  return { id: 'sectionJ', title: texts.closingCostsTotal, lines: [credits], total };
}

function writeCash({ basis, costs, loan, workings }: EstimateParts): EstimateSection {
  const { cash } = costs;
  const line = (id: string, label: string, amount: Decimal, formula: string): EstimateLine =>
    renderEstimateLine(workings, { id, label, value: whole(amount), formula, source: rules.loanEstimate });
  const downPayment = line(
    'downPayment',
    texts.downPayment,
    cash.downPayment,
    loan.amount.eq(basis.baseLoan) ? texts.priceLoanAmount : texts.downPaymentFormula,
  );
  return {
    id: 'cashToClose',
    title: texts.cashTitle,
    lines: [
      line('cash.closingCosts', texts.totalClosingCosts, cash.closingCosts, texts.jAsAbove),
      line('cash.financed', texts.financedCostsLabel, cash.financed, texts.financedCostsFormula),
      { ...downPayment, origin: findOrigin(basis, 'downPayment') },
      line('cash.deposit', texts.deposit, cash.deposit, texts.depositFormula),
      line('cash.sellerCredits', texts.sellerCredits, cash.sellerCredits, texts.sellerCreditsFormula),
    ],
    total: line('cashToClose', texts.cashTotalLabel, cash.total, texts.cashTotalFormula),
  };
}

function whole(amount: Decimal): string {
  return addDollarSign(formatAmount(amount, 'whole'));
}
