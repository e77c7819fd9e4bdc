import { Decimal, toFixedDollars } from '../../kernel/decimals.ts';
import type { Source } from '../../programs/data-table.ts';
import { showWorking } from '../show-working.ts';
import type { Working } from '../tool-fields.ts';
import * as texts from './en/mortgage-insurance.ts';
import type { ConventionalInput, ConventionalResult } from './mortgage-insurance.contract.ts';

type Figures = Omit<ConventionalResult, 'program' | 'conditions' | 'workings' | 'tables'>;

const HPA: Source = {
  title: texts.homeownersProtectionAct12U,
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title12-section4901&num=0&edition=prelim',
};

/** How each figure of private mortgage insurance came about; those that do not apply have no working. */
export function explainInsurance(input: ConventionalInput, figures: Figures): Working[] {
  const { loanAmount, originalValue = '' } = input;
  const { annualPercent, monthlyPremium, monthlyPremiumUnrounded } = figures;
  const share = `${annualPercent} %`;
  const premium = texts.loanXAnnualPercent100;
  return [
    showWorking(
      'monthlyPremium',
      texts.roundedToCent(premium),
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
      texts.sameInWholeDollars,
      { monthlyPremiumUnrounded },
      figures.monthlyRounded,
    ),
    ...explainEach(figures, [
      ['ltvPercent', texts.loanX100OriginalValue, { loanAmount, originalValue }],
      ...explainLine(input, 80, 'cancellation80pct', 'balanceThen80'),
      ...explainLine(input, 78, 'termination78pct', 'balanceThen78'),
      [
        'finalTerminationMidpointPaymentNumber',
        texts.halfOfPayments,
        { termMonths: String(input.termMonths) },
        HPA,
      ],
      [
        'finalTerminationMidpointDate',
        texts.firstDayOfMonthAfter,
        { firstPaymentDate: input.firstPaymentDate ?? '', termMonths: String(input.termMonths) },
        HPA,
      ],
      [
        'premiums',
        texts.paymentsUntilInsuranceEnds,
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
        texts.monthlyPremiumXPremiumsDue,
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
  const line = toFixedDollars(new Decimal(originalValue).times(percent).div(100));
  return [
    [`${name}PaymentNumber`, texts.firstPaymentAfterWhichSchedule(percent), { originalValue, line }, HPA],
    [
      balance,
      texts.whatScheduleOwesAfter,
      { loanAmount, ratePercent: `${ratePercent} %`, termMonths: String(termMonths) },
    ],
    dated(`${name}Date`, input),
  ];
}

function dated(figure: keyof Figures, { firstPaymentDate = '' }: ConventionalInput): Explained {
  return [figure, texts.firstPaymentAndSoMany, { firstPaymentDate }];
}
