import type { EstimateLine, EstimatePage } from '../tools/estimate.contract.ts';
import { describeClosing } from './estimate-basis.ts';
import { addDollarSign, formatPercent, formatWhole, writeMoney } from './estimate-formats.ts';
import { type EstimateParts, findOrigin, writeLine, writeText } from './estimate-parts.ts';
import type { ProjectedPayment } from './estimate-payments.ts';
import { rules } from './estimate-workings.ts';

const programNames = { conventional: 'Conventional', fha: 'FHA', va: 'VA', usda: 'USDA' };

/** Loan terms, projected payments and costs at closing (12 CFR 1026.37(a) to (d)). */
export function writeFirstPage(parts: EstimateParts): EstimatePage {
  return {
    title: 'Loan terms and payments',
    sections: [
      { id: 'loan', title: 'The loan', lines: describeLoan(parts) },
      { id: 'loanTerms', title: 'Loan terms', lines: writeTerms(parts) },
      ...writePayments(parts),
      { id: 'costsAtClosing', title: 'Costs at closing', lines: writeCosts(parts) },
    ],
  };
}

function describeLoan({ input, basis, workings }: EstimateParts): EstimateLine[] {
  const years = basis.termMonths / 12;
  const term = Number.isInteger(years) ? `${years}-year` : `${basis.termMonths}-month`;
  const closing = describeClosing(input);
  return [
    writeLine(workings, {
      id: 'salePrice',
      label: 'Sale price',
      value: writeMoney(basis.price),
      origin: findOrigin(basis, 'salePrice'),
      formula: 'The price as entered',
    }),
    writeText('product', 'Loan', `${term} fixed, ${programNames[basis.program]}`),
    ...(closing === '' ? [] : [writeText('closingDate', 'Closing day', closing)]),
    writeText('rateLock', 'Rate lock', 'None', 'A rate can change until a lender locks it in writing.'),
  ];
}

function writeTerms({ input, basis, loan, workings }: EstimateParts): EstimateLine[] {
  const penalty = input.prepaymentPenaltyMax;
  const isFinanced = loan.amount.gt(basis.baseLoan);
  return [
    writeLine(workings, {
      id: 'loanAmount',
      label: 'Loan amount',
      value: writeMoney(loan.amount),
      origin: findOrigin(basis, 'downPayment') === 'assumed' ? 'assumed' : 'computed',
      formula: isFinanced ? 'Price − down payment + financed costs' : 'Price − down payment',
      inputs: {
        price: writeMoney(basis.price),
        'down payment': writeMoney(basis.downPayment),
        ...(isFinanced && { 'financed costs': writeMoney(loan.amount.minus(basis.baseLoan)) }),
      },
      source: rules.loanEstimate,
    }),
    writeLine(workings, {
      id: 'interestRate',
      label: 'Interest rate',
      value: formatPercent(basis.ratePercent),
      origin: findOrigin(basis, 'ratePercent'),
      formula:
        basis.scenario === 'expected'
          ? 'The rate as it stands'
          : `The rate as it stands, moved by the ${basis.scenario} scenario`,
    }),
    writeLine(workings, {
      id: 'principalAndInterest',
      label: 'Monthly principal and interest',
      value: addDollarSign(loan.payment.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')),
      formula: 'L × i ÷ (1 − (1 + i)^−n), with i the rate ÷ 1,200; at 0%, L ÷ n',
      inputs: {
        L: writeMoney(loan.amount),
        rate: formatPercent(basis.ratePercent, 6),
        n: `${basis.termMonths} payments`,
      },
      source: rules.loanEstimate,
    }),
    writeText(
      'prepaymentPenalty',
      'Prepayment penalty',
      penalty === undefined ? 'NO' : `YES: as high as $${penalty}`,
    ),
    writeText('balloonPayment', 'Balloon payment', 'NO'),
  ];
}

function writePayments(parts: EstimateParts) {
  const { basis, loan, projected, workings } = parts;
  const { taxMonthly, insuranceMonthly, duesMonthly } = basis;
  const columns = projected.map((column, place) => ({
    id: `projected${place + 1}`,
    title: `Projected payments, ${column.years.includes('-') ? 'years' : 'year'} ${column.years}`,
    lines: writeColumn(parts, column, place),
    total: writeLine(workings, {
      id: `projectedTotal${place + 1}`,
      label: 'Estimated total monthly payment',
      value: addDollarSign(column.total),
      formula: 'Principal and interest + mortgage insurance + escrow, each as printed, rounded to a dollar',
      inputs: { 'principal and interest': column.pi, 'mortgage insurance': column.mi, escrow: column.escrow },
      source: rules.rounding,
    }),
  }));
  const monthly = taxMonthly.plus(insuranceMonthly).plus(duesMonthly);
  return [
    ...columns,
    {
      id: 'taxesInsurance',
      title: 'Taxes, insurance and assessments',
      lines: [
        writeLine(workings, {
          id: 'taxesInsuranceAssessments',
          label: 'Each month, may rise over time',
          value: addDollarSign(formatWhole(monthly)),
          origin: findOrigin(basis, 'escrowTaxMonthly') === 'assumed' ? 'assumed' : 'computed',
          formula: 'Property tax + homeowner’s insurance + HOA or condo dues, rounded to a dollar',
          inputs: {
            'property tax': writeMoney(taxMonthly),
            'homeowner’s insurance': writeMoney(insuranceMonthly),
            'HOA or condo dues': writeMoney(duesMonthly),
          },
          source: rules.loanEstimate,
          note: duesMonthly.isZero()
            ? 'Property tax and insurance are paid through escrow.'
            : 'Property tax and insurance are paid through escrow. Dues are paid to the association, apart from the total above.',
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
      writeLine(workings, {
        id: `projectedPi${place + 1}`,
        label: 'Principal and interest',
        value: addDollarSign(column.pi),
        formula: 'The monthly payment of the loan, to the cent',
        source: rules.loanEstimate,
      }),
      writeLine(workings, {
        id: `projectedMi${place + 1}`,
        label: 'Mortgage insurance',
        value: column.mi === '-' ? 'None' : addDollarSign(column.mi),
        origin: insurance.isAssumed && column.mi !== '-' ? 'assumed' : 'computed',
        formula: column.mi === '-' && insurance.months > 0 ? insurance.note : insurance.formula,
        inputs: column.mi === '-' ? {} : insurance.inputs,
        source: insurance.source,
        ...(column.mi !== '-' && insurance.months < of.termMonths && { note: insurance.note }),
      }),
      writeLine(workings, {
        id: `projectedEscrow${place + 1}`,
        label: 'Escrow',
        value: addDollarSign(column.escrow),
        origin: findOrigin(of, 'escrowTaxMonthly') === 'assumed' ? 'assumed' : 'computed',
        formula: 'Property tax + homeowner’s insurance, rounded to a dollar',
        inputs: {
          'property tax': writeMoney(taxMonthly),
          'homeowner’s insurance': writeMoney(insuranceMonthly),
        },
        source: rules.rounding,
      }),
    ];
  }
}

function writeCosts({ costs, workings }: EstimateParts): EstimateLine[] {
  const { D, I, J } = costs.totals;
  const credits = addDollarSign(formatWhole(costs.lenderCredits));
  return [
    writeLine(workings, {
      id: 'closingCosts',
      label: 'Estimated closing costs',
      value: addDollarSign(formatWhole(J)),
      formula: 'D + I − lender credits',
      inputs: {
        D: addDollarSign(formatWhole(D)),
        I: addDollarSign(formatWhole(I)),
        'lender credits': credits,
      },
      source: rules.loanEstimate,
    }),
    writeLine(workings, {
      id: 'cashToCloseAtClosing',
      label: 'Estimated cash to close',
      value: addDollarSign(formatWhole(costs.cash.total)),
      formula: 'As worked out on page 2',
      source: rules.loanEstimate,
    }),
  ];
}
