import type { Source } from '../programs/data-table.ts';
import { Decimal, writeDollars } from '../shared/decimals.ts';
import type { ConventionalInput, ConventionalResult } from './mortgage-insurance.contract.ts';
import { showWorking } from './show-working.ts';
import type { Working } from './tool-fields.ts';

type Figures = Omit<ConventionalResult, 'program' | 'conditions' | 'workings' | 'tables'>;

const HPA: Source = {
  title: 'Homeowners Protection Act, 12 U.S.C. 4901-4902',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title12-section4901&num=0&edition=prelim',
};

/** How each figure of private mortgage insurance came about; those that do not apply have no working. */
export function explainInsurance(input: ConventionalInput, figures: Figures): Working[] {
  const { loanAmount, originalValue = '' } = input;
  const { annualPercent, monthlyPremium, monthlyPremiumUnrounded } = figures;
  const share = `${annualPercent} %`;
  const premium = 'Loan x annual percent / 100 / 12; 0 where the loan is at most 80 percent of the value';
  return [
    showWorking(
      'monthlyPremium',
      `${premium}, rounded to the cent`,
      { loanAmount, annualPercent: share },
      monthlyPremium,
    ),
    showWorking(
      'monthlyPremiumUnrounded',
      premium,
      { loanAmount, annualPercent: share },
      monthlyPremiumUnrounded,
    ),
    showWorking(
      'monthlyRounded',
      'The same in whole dollars',
      { monthlyPremiumUnrounded },
      figures.monthlyRounded,
    ),
    ...explainEach(figures, [
      ['ltvPercent', 'Loan x 100 / original value', { loanAmount, originalValue }],
      ...explainLine(input, 80, 'cancellation80pct', 'balanceThen80'),
      ...explainLine(input, 78, 'termination78pct', 'balanceThen78'),
      [
        'finalTerminationMidpointPaymentNumber',
        'Half of the payments',
        { termMonths: String(input.termMonths) },
        HPA,
      ],
      dated('finalTerminationMidpointDate', input),
      [
        'premiums',
        'Payments until insurance ends by itself: at 78 percent, or at the midpoint where that comes first',
        {
          termination78pctPaymentNumber: String(figures.termination78pctPaymentNumber ?? 'never'),
          finalTerminationMidpointPaymentNumber: String(
            figures.finalTerminationMidpointPaymentNumber ?? 'none',
          ),
        },
        HPA,
      ],
      [
        'totalPremiums',
        'Monthly premium x premiums due',
        { monthlyPremium, premiums: String(figures.premiums) },
      ],
    ]),
  ];
}

type Explained = [figure: keyof Figures, formula: string, inputs: Record<string, string>, source?: Source];

function explainEach(figures: Figures, explained: readonly Explained[]): Working[] {
  return explained.flatMap(([figure, formula, inputs, source]) => {
    const value = figures[figure];
    return value === null ? [] : showWorking(figure, formula, inputs, String(value), source);
  });
}

/** The payment that reaches a line of the original value, its day, and what is owed after it. */
function explainLine(
  input: ConventionalInput,
  percent: number,
  name: 'cancellation80pct' | 'termination78pct',
  balance: 'balanceThen80' | 'balanceThen78',
): Explained[] {
  const { originalValue = '0', loanAmount, ratePercent = '', termMonths } = input;
  const line = writeDollars(new Decimal(originalValue).times(percent).div(100));
  return [
    [
      `${name}PaymentNumber`,
      `First payment after which the schedule owes at most ${percent} percent of the original value`,
      { originalValue, line },
      HPA,
    ],
    [
      balance,
      'What the schedule owes after that payment, each month rounded to the cent',
      { loanAmount, ratePercent: `${ratePercent} %`, termMonths: String(termMonths) },
    ],
    dated(`${name}Date`, input),
  ];
}

function dated(figure: keyof Figures, { firstPaymentDate = '' }: ConventionalInput): Explained {
  return [figure, 'The first payment and so many months', { firstPaymentDate }];
}
