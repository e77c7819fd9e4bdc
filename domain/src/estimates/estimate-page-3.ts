import type { EstimateLine, EstimatePage } from '../tools/estimate.contract.ts';
import { addDollarSign, formatPercent, formatWhole, writeMoney } from './estimate-formats.ts';
import { type EstimateParts, writeLine, writeText } from './estimate-parts.ts';
import { rules } from './estimate-workings.ts';
import { describePremiums } from './falling-premiums.ts';

/** Comparisons and other considerations (12 CFR 1026.37(l) and (m)). */
export function writeThirdPage(parts: EstimateParts): EstimatePage {
  return {
    title: 'More about this loan',
    sections: [
      { id: 'comparisons', title: 'Comparisons', lines: writeComparisons(parts) },
      { id: 'otherConsiderations', title: 'Other considerations', lines: considerations },
    ],
  };
}

function writeComparisons({ basis, loan, costs, comparisons, workings }: EstimateParts): EstimateLine[] {
  const { months, paid, principal, apr, totalInterest } = comparisons;
  const years = months === 60 ? '5 years' : `${months} months`;
  const { insurance } = loan;
  return [
    writeLine(workings, {
      id: 'in5YearsTotal',
      label: `In ${years}: total you will have paid in principal, interest, mortgage insurance and loan costs`,
      value: addDollarSign(formatWhole(paid)),
      formula: `${months} × payment + mortgage insurance due in that time + loan costs (D) + prepaid interest, all unrounded`,
      inputs: {
        payment: loan.payment.toFixed(6),
        'mortgage insurance': describePremiums(insurance.steps, months),
        D: writeMoney(costs.loanCostsUnrounded),
        'prepaid interest': writeMoney(costs.prepaidInterest),
      },
      source: rules.loanEstimate,
    }),
    writeLine(workings, {
      id: 'in5YearsPrincipal',
      label: `In ${years}: principal you will have paid off`,
      value: addDollarSign(formatWhole(principal)),
      formula: `Loan amount − what is owed after ${months} payments`,
      inputs: { 'loan amount': writeMoney(loan.amount), owed: writeMoney(loan.amount.minus(principal)) },
      source: rules.loanEstimate,
    }),
    writeLine(workings, {
      id: 'apr',
      label: 'Annual percentage rate (APR)',
      value: formatPercent(apr),
      formula:
        'The yearly rate at which all payments, with mortgage insurance while it is due, are worth the loan less its finance charges at closing (actuarial method)',
      inputs: {
        'loan amount': writeMoney(loan.amount),
        'finance charges at closing': writeMoney(costs.financeCharges),
        payments: `${basis.termMonths} × ${writeMoney(loan.payment)}`,
        'mortgage insurance': describePremiums(insurance.steps, insurance.months),
      },
      source: rules.appendixJ,
      note: 'Your costs over the loan term, as a rate. It is not your interest rate.',
    }),
    writeLine(workings, {
      id: 'tip',
      label: 'Total interest percentage (TIP)',
      value: `${totalInterest.toFixed(2)}%`,
      formula: '(Interest over the whole term + prepaid interest) ÷ loan amount × 100',
      inputs: {
        'interest over the term': writeMoney(loan.payment.times(basis.termMonths).minus(loan.amount)),
        'prepaid interest': writeMoney(costs.prepaidInterest),
        'loan amount': writeMoney(loan.amount),
      },
      source: rules.loanEstimate,
      note: 'The interest you will pay over the loan term, as a share of the loan.',
    }),
  ];
}

/** Nobody has offered this loan, so these lines say what to ask. */
const considerations: EstimateLine[] = [
  writeText(
    'appraisal',
    'Appraisal',
    'Ask',
    'A lender may order one and charge you for it. You are entitled to a copy, even if the loan does not close.',
  ),
  writeText(
    'assumption',
    'Assumption',
    'Ask',
    'Whether a later buyer may take the loan over on the same terms.',
  ),
  writeText(
    'homeownersInsurance',
    'Homeowner’s insurance',
    'Required',
    'Lenders require it. You choose the company, as long as the lender finds it acceptable.',
  ),
  writeText('latePayment', 'Late payment', 'Ask', 'What a late payment costs, and after how many days.'),
  writeText(
    'refinance',
    'Refinance',
    'No promise',
    'Refinancing later depends on your finances, the home’s value and the market. You may not be able to.',
  ),
  writeText(
    'servicing',
    'Servicing',
    'Ask',
    'Whether the lender keeps the loan and takes your payments, or transfers that to somebody else.',
  ),
];
