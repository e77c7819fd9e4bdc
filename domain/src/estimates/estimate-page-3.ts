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
    title: texts.moreAboutThisLoan,
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
      label: texts.inTotalYouWillHave(years),
      value: addDollarSign(formatAmount(paid, 'whole')),
      formula: texts.paymentMortgageInsuranceDue(months),
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
      label: texts.inPrincipalYouWillHave(years),
      value: addDollarSign(formatAmount(principal, 'whole')),
      formula: texts.loanAmountWhatIsOwed(months),
      inputs: {
        [texts.loanAmount]: formatDollars(loan.amount, 'plain'),
        owed: formatDollars(loan.amount.minus(principal), 'plain'),
      },
      source: rules.loanEstimate,
    }),
    renderEstimateLine(workings, {
      id: 'apr',
      label: texts.annualPercentageRateApr,
      value: formatPercent(apr),
      formula: texts.yearlyRateAtWhichAll,
      inputs: {
        [texts.loanAmount]: formatDollars(loan.amount, 'plain'),
        [texts.financeChargesAtClosing]: formatDollars(costs.financeCharges, 'plain'),
        payments: `${basis.termMonths} × ${formatDollars(loan.payment, 'plain')}`,
        [texts.mortgageInsurance]: describePremiums(insurance.steps, insurance.months),
      },
      source: rules.appendixJ,
      note: texts.yourCostsOverLoanTerm,
    }),
    renderEstimateLine(workings, {
      id: 'tip',
      label: texts.totalInterestPercentageTip,
      value: `${totalInterest.toFixed(2)}%`,
      formula: texts.interestOverWholeTermPrepaid,
      inputs: {
        [texts.interestOverTerm]: formatDollars(
          loan.payment.times(basis.termMonths).minus(loan.amount),
          'plain',
        ),
        [texts.prepaidInterest]: formatDollars(costs.prepaidInterest, 'plain'),
        [texts.loanAmount]: formatDollars(loan.amount, 'plain'),
      },
      source: rules.loanEstimate,
      note: texts.interestYouWillPayOver,
    }),
  ];
}

/** No lender has offered this loan, so these lines say what to ask. */
const considerations: EstimateLine[] = [
  formatEstimateText('appraisal', texts.appraisal, texts.ask, texts.lenderMayOrderOne),
  formatEstimateText('assumption', texts.assumption, texts.ask, texts.whetherALaterBuyerMay),
  formatEstimateText(
    'homeownersInsurance',
    texts.homeownersInsurance,
    texts.required,
    texts.lendersRequireItYouChoose,
  ),
  formatEstimateText('latePayment', texts.latePayment, texts.ask, texts.whatALatePaymentCosts),
  formatEstimateText('refinance', texts.refinance, texts.noPromise, texts.refinancingLaterDepends),
  formatEstimateText('servicing', texts.servicing, texts.ask, texts.whetherLenderKeepsLoan),
];
