import { addDollarSign, formatAmount, formatDollars } from '../kernel/money.ts';
import { formatPercent } from '../kernel/percents.ts';
import type { EstimateLine, EstimatePage } from '../tools/estimate/estimate.contract.ts';
import * as texts from './en/estimate-page-1.ts';
import { describeClosing } from './estimate-basis.ts';
import { type EstimateParts, findOrigin, formatEstimateText, renderEstimateLine } from './estimate-parts.ts';
import type { ProjectedPayment } from './estimate-payments.ts';
import { rules } from './estimate-workings.ts';

/** Loan terms, projected payments and costs at closing (12 CFR 1026.37(a) to (d)). */
export function renderFirstPage(parts: EstimateParts): EstimatePage {
  return {
    title: texts.pageTitle,
    sections: [
      { id: 'loan', title: texts.loan, lines: describeLoan(parts) },
      { id: 'loanTerms', title: texts.loanTerms, lines: writeTerms(parts) },
      ...writePayments(parts),
      { id: 'costsAtClosing', title: texts.costsAtClosing, lines: writeCosts(parts) },
    ],
  };
}

function describeLoan({ input, basis, workings }: EstimateParts): EstimateLine[] {
  const closing = describeClosing(input);
  return [
    renderEstimateLine(workings, {
      id: 'salePrice',
      label: texts.salePrice,
      value: formatDollars(basis.price, 'plain'),
      origin: findOrigin(basis, 'salePrice'),
      formula: texts.priceAsEntered,
    }),
    formatEstimateText('product', texts.loanType, texts.fixedLoan(basis.termMonths, basis.program)),
    ...(closing === '' ? [] : [formatEstimateText('closingDate', texts.closingDay, closing)]),
    formatEstimateText('rateLock', texts.rateLock, texts.none, texts.rateLockNote),
  ];
}

function writeTerms({ input, basis, loan, workings }: EstimateParts): EstimateLine[] {
  const penalty = input.prepaymentPenaltyMax;
  const isFinanced = loan.amount.gt(basis.baseLoan);
  return [
    renderEstimateLine(workings, {
      id: 'loanAmount',
      label: texts.loanAmount,
      value: formatDollars(loan.amount, 'plain'),
      origin: findOrigin(basis, 'downPayment') === 'assumed' ? 'assumed' : 'computed',
      formula: isFinanced ? texts.financedLoanFormula : texts.priceDownPayment,
      inputs: {
        price: formatDollars(basis.price, 'plain'),
        [texts.downPayment]: formatDollars(basis.downPayment, 'plain'),
        ...(isFinanced && {
          [texts.financedCosts]: formatDollars(loan.amount.minus(basis.baseLoan), 'plain'),
        }),
      },
      source: rules.loanEstimate,
    }),
    renderEstimateLine(workings, {
      id: 'interestRate',
      label: texts.interestRate,
      value: formatPercent(basis.ratePercent),
      origin: findOrigin(basis, 'ratePercent'),
      formula: basis.scenario === 'expected' ? texts.rateFormula : texts.scenarioRateFormula(basis.scenario),
    }),
    renderEstimateLine(workings, {
      id: 'principalAndInterest',
      label: texts.principalInterestLabel,
      value: formatDollars(loan.payment, 'cents'),
      formula: texts.levelPayment,
      inputs: {
        L: formatDollars(loan.amount, 'plain'),
        rate: formatPercent(basis.ratePercent, 6),
        n: texts.payments(basis.termMonths),
      },
      source: rules.loanEstimate,
    }),
    formatEstimateText(
      'prepaymentPenalty',
      texts.prepaymentPenalty,
      penalty === undefined ? texts.no : texts.yesAsHigh(penalty),
    ),
    formatEstimateText('balloonPayment', texts.balloonPayment, texts.no),
  ];
}

function writePayments(parts: EstimateParts) {
  const { basis, loan, projected, workings } = parts;
  const { taxMonthly, insuranceMonthly, duesMonthly } = basis;
  const columns = projected.map((column, place) => ({
    id: `projected${place + 1}`,
    title: texts.projectedPayments(column.years),
    lines: writeColumn(parts, column, place),
    total: renderEstimateLine(workings, {
      id: `projectedTotal${place + 1}`,
      label: texts.totalPaymentLabel,
      value: addDollarSign(column.total),
      formula: texts.totalPaymentFormula,
      inputs: {
        [texts.principalAndInterest]: column.pi,
        [texts.mortgageInsurance]: column.mi,
        escrow: column.escrow,
      },
      source: rules.rounding,
    }),
  }));
  const monthly = taxMonthly.plus(insuranceMonthly).plus(duesMonthly);
  return [
    ...columns,
    {
      id: 'taxesInsurance',
      title: texts.taxesInsuranceLabel,
      lines: [
        renderEstimateLine(workings, {
          id: 'taxesInsuranceAssessments',
          label: texts.taxesInsuranceNote,
          value: addDollarSign(formatAmount(monthly, 'whole')),
          origin: findOrigin(basis, 'escrowTaxMonthly') === 'assumed' ? 'assumed' : 'computed',
          formula: texts.taxesInsuranceFormula,
          inputs: {
            [texts.propertyTax]: formatDollars(taxMonthly, 'plain'),
            [texts.homeownersInsurance]: formatDollars(insuranceMonthly, 'plain'),
            [texts.duesInput]: formatDollars(duesMonthly, 'plain'),
          },
          source: rules.loanEstimate,
          note: duesMonthly.isZero() ? texts.escrowNote : texts.escrowDuesNote,
        }),
      ],
    },
  ];

  function writeColumn(
    { basis: of }: EstimateParts,
    column: ProjectedPayment,
    place: number,
  ): EstimateLine[] {
    const { insurance } = loan;
    return [
      renderEstimateLine(workings, {
        id: `projectedPi${place + 1}`,
        label: texts.principalInterestRow,
        value: addDollarSign(column.pi),
        formula: texts.principalInterestFormula,
        source: rules.loanEstimate,
      }),
      renderEstimateLine(workings, {
        id: `projectedMi${place + 1}`,
        label: texts.mortgageInsurance2,
        value: column.mi === '-' ? texts.none : addDollarSign(column.mi),
        origin: insurance.isAssumed && column.mi !== '-' ? 'assumed' : 'computed',
        formula: column.mi === '-' && insurance.months > 0 ? insurance.note : insurance.formula,
        inputs: column.mi === '-' ? {} : insurance.inputs,
        source: insurance.source,
        ...(column.mi !== '-' && insurance.months < of.termMonths && { note: insurance.note }),
      }),
      renderEstimateLine(workings, {
        id: `projectedEscrow${place + 1}`,
        label: texts.escrow,
        value: addDollarSign(column.escrow),
        origin: findOrigin(of, 'escrowTaxMonthly') === 'assumed' ? 'assumed' : 'computed',
        formula: texts.escrowFormula,
        inputs: {
          [texts.propertyTax]: formatDollars(taxMonthly, 'plain'),
          [texts.homeownersInsurance]: formatDollars(insuranceMonthly, 'plain'),
        },
        source: rules.rounding,
      }),
    ];
  }
}

function writeCosts({ costs, workings }: EstimateParts): EstimateLine[] {
  const { D, I, J } = costs.totals;
  const credits = addDollarSign(formatAmount(costs.lenderCredits, 'whole'));
  return [
    renderEstimateLine(workings, {
      id: 'closingCosts',
      label: texts.estimatedClosingCosts,
      value: addDollarSign(formatAmount(J, 'whole')),
      formula: texts.closingCostsFormula,
      inputs: {
        D: addDollarSign(formatAmount(D, 'whole')),
        I: addDollarSign(formatAmount(I, 'whole')),
        [texts.lenderCredits]: credits,
      },
      source: rules.loanEstimate,
    }),
    renderEstimateLine(workings, {
      id: 'cashToCloseAtClosing',
      label: texts.cashToClose,
      value: addDollarSign(formatAmount(costs.cash.total, 'whole')),
      formula: texts.cashFormula,
      source: rules.loanEstimate,
    }),
  ];
}
