import { addDollarSign, formatAmount, formatDollars } from '../kernel/money.ts';
import { formatPercent } from '../kernel/percents.ts';
import type { EstimateLine, EstimatePage } from '../tools/estimate/estimate.contract.ts';
import * as texts from './en/estimate-page-3.ts';
import { type EstimateParts, formatEstimateText, renderEstimateLine } from './estimate-parts.ts';
import { rules } from './estimate-workings.ts';
import { describePremiums } from './falling-premiums.ts';

/** Comparisons and other considerations (12 CFR 1026.37(l) and (m)). */
export function renderThirdPage(parts: EstimateParts): EstimatePage {
  return {
    title: texts.pageTitle,
    sections: [
      { id: 'comparisons', title: texts.comparisons, lines: writeComparisons(parts) },
      { id: 'otherConsiderations', title: texts.otherConsiderations, lines: considerations },
    ],
  };
}

function writeComparisons({ basis, loan, costs, comparisons, workings }: EstimateParts): EstimateLine[] {
  const { months, paid, principal, apr, totalInterest } = comparisons;
  const years = months === 60 ? texts.fiveYears : texts.months(months);
  const { insurance } = loan;
  return [
    renderEstimateLine(workings, {
      id: 'in5YearsTotal',
      label: texts.paidLabel(years),
      value: addDollarSign(formatAmount(paid, 'whole')),
      formula: texts.paidFormula(months),
      inputs: {
        payment: loan.payment.toFixed(6),
        [texts.mortgageInsurance]: describePremiums(insurance.steps, months),
        D: formatDollars(costs.loanCostsUnrounded, 'plain'),
        [texts.prepaidInterest]: formatDollars(costs.prepaidInterest, 'plain'),
      },
      source: rules.loanEstimate,
    }),
    renderEstimateLine(workings, {
      id: 'in5YearsPrincipal',
      label: texts.principalLabel(years),
      value: addDollarSign(formatAmount(principal, 'whole')),
      formula: texts.principalFormula(months),
      inputs: {
        [texts.loanAmount]: formatDollars(loan.amount, 'plain'),
        owed: formatDollars(loan.amount.minus(principal), 'plain'),
      },
      source: rules.loanEstimate,
    }),
    renderEstimateLine(workings, {
      id: 'apr',
      label: texts.aprLabel,
      value: formatPercent(apr),
      formula: texts.aprFormula,
      inputs: {
        [texts.loanAmount]: formatDollars(loan.amount, 'plain'),
        [texts.financeCharges]: formatDollars(costs.financeCharges, 'plain'),
        payments: `${basis.termMonths} × ${formatDollars(loan.payment, 'plain')}`,
        [texts.mortgageInsurance]: describePremiums(insurance.steps, insurance.months),
      },
      source: rules.appendixJ,
      note: texts.aprNote,
    }),
    renderEstimateLine(workings, {
      id: 'tip',
      label: texts.tipLabel,
      value: `${totalInterest.toFixed(2)}%`,
      formula: texts.tipFormula,
      inputs: {
        [texts.interestOverTerm]: formatDollars(
          loan.payment.times(basis.termMonths).minus(loan.amount),
          'plain',
        ),
        [texts.prepaidInterest]: formatDollars(costs.prepaidInterest, 'plain'),
        [texts.loanAmount]: formatDollars(loan.amount, 'plain'),
      },
      source: rules.loanEstimate,
      note: texts.tipNote,
    }),
  ];
}

/** No lender has offered this loan, so these lines say what to ask. */
const considerations: EstimateLine[] = [
  formatEstimateText('appraisal', texts.appraisal, texts.ask, texts.appraisalNote),
  formatEstimateText('assumption', texts.assumption, texts.ask, texts.assumptionNote),
  formatEstimateText(
    'homeownersInsurance',
    texts.homeownersInsurance,
    texts.required,
    texts.homeownersInsuranceNote,
  ),
  formatEstimateText('latePayment', texts.latePayment, texts.ask, texts.latePaymentNote),
  formatEstimateText('refinance', texts.refinance, texts.noPromise, texts.refinancingLaterDepends),
  formatEstimateText('servicing', texts.servicing, texts.ask, texts.servicingNote),
];
