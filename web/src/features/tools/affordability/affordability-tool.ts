import * as texts from '@porchlight/content/en/tools/affordability.ts';
import { affordabilityText, affordabilityWords } from '@porchlight/content/en/tools/affordability.ts';
import { formatDollars } from '@porchlight/domain/kernel/money.ts';
import { vaRegions } from '@porchlight/domain/programs/debt-to-income/residual-income-table.ts';
import {
  type AffordabilityInput,
  type AffordabilityResult,
  affordabilityInput,
  creditBands,
  spendingGroups,
} from '@porchlight/domain/tools/affordability/affordability.contract.ts';
import { computeAffordability } from '@porchlight/domain/tools/affordability/affordability.ts';
import { dropCents } from '../figures.ts';
import { listIncomeFields, renameIncome } from '../income-fields.ts';
import { planRate } from '../planned-rate.ts';
import type { AnswerLine, ToolDefinition, ToolField, Typed, WireValues } from '../tool-definition.ts';

const { lines } = affordabilityText;
const gross = { monthly: 'grossMonthlyIncome', annual: 'grossAnnualIncome', period: 'grossPeriod' };
const takeHome = { monthly: 'takeHomeMonthly', annual: 'takeHomeAnnual', period: 'takeHomePeriod' };
const hasBudget = ({ hasBudget }: Typed) => hasBudget === 'yes';
const isVeteran = ({ isVeteran }: Typed) => isVeteran === 'yes';

/** An example of what a month costs, by group. */
const exampleSpending = {
  food: '800',
  transport: '450',
  utilities: '350',
  health: '200',
  childCare: '0',
  upkeep: '300',
  everythingElse: '600',
};

const budgetFields: ToolField[] = [
  ...listIncomeFields(takeHome, ''),
  ...spendingGroups.map((name): ToolField => ({ name, kind: 'dollars', initial: exampleSpending[name] })),
  { name: 'savingsMonthly', kind: 'dollars', initial: '500' },
];

const veteranFields: ToolField[] = [
  { name: 'vaUse', kind: 'choice', choices: ['first', 'subsequent'], initial: 'first' },
  { name: 'region', kind: 'choice', choices: vaRegions, initial: texts.south },
  { name: 'familySize', kind: 'count', initial: '3' },
  { name: 'taxesMonthly', kind: 'dollars', initial: '1,800' },
  { name: 'maintenanceUtilities', kind: 'dollars', initial: '300' },
  { name: 'vaExempt', kind: 'flag', initial: '' },
];

/** The price that an income, a down payment and a budget carry. */
export const affordabilityPage: ToolDefinition<AffordabilityInput, AffordabilityResult> = {
  id: 'affordability',
  fields: [
    ...listIncomeFields(gross, '9,000', { group: 'you' }),
    { name: 'monthlyDebts', kind: 'dollars', initial: '600', isOptional: true, group: 'you', isHalf: true },
    { name: 'downPayment', kind: 'dollars', initial: '60,000', group: 'you', isHalf: true },
    { name: 'cash', kind: 'dollars', initial: '', isOptional: true, group: 'you', isHalf: true },
    {
      name: 'creditScoreBand',
      kind: 'choice',
      choices: creditBands,
      initial: '700-759',
      group: 'you',
      isHalf: true,
    },
    { ...planRate(), group: 'home', isHalf: true },
    { name: 'termMonths', kind: 'years', initial: '30', group: 'home', isHalf: true },
    { name: 'propertyTaxPercentOfPrice', kind: 'percent', initial: '1', group: 'home', isHalf: true },
    { name: 'insurancePerYear', kind: 'dollars', initial: '1,800', group: 'home', isHalf: true },
    { name: 'hoaMonthly', kind: 'dollars', initial: '0', isOptional: true, group: 'home', isHalf: true },
    {
      name: 'pmiPercentOfLoanIfLtvOver80',
      kind: 'percent',
      initial: '',
      isOptional: true,
      group: 'home',
      isHalf: true,
    },
    { name: 'fhaLimit', kind: 'dollars', initial: '', isOptional: true, group: 'home', isHalf: true },
    { name: 'hasBudget', kind: 'flag', initial: 'yes', group: 'budget' },
    ...budgetFields.map((field) => ({
      ...field,
      group: 'budget',
      isOptional: true,
      isHalf: field.period === undefined,
      isAsked: hasBudget,
    })),
    { name: 'isVeteran', kind: 'flag', initial: '', group: 'va' },
    ...veteranFields.map((field) => ({
      ...field,
      group: 'va',
      isHalf: field.kind !== 'flag',
      isAsked: isVeteran,
    })),
  ],
  schema: affordabilityInput,
  toInput: nest,
  askedBy: {
    [gross.annual]: gross.monthly,
    [`budget.${takeHome.monthly}`]: takeHome.monthly,
    [`budget.${takeHome.annual}`]: takeHome.monthly,
  },
  compute: computeAffordability,
  headline: ({ maxPrice, noLoan, ...result }) => ({
    figure: 'maxPrice',
    label: lines.maxPrice,
    value: dropCents(maxPrice),
    unit: 'dollars',
    note: noLoan === null ? describeLimits(result) : texts.downPaymentNote(noLoan),
  }),
  lines: (result, { downPayment }) => [
    line('maxHousingPayment', result.maxHousingPayment, {
      note: `${affordabilityWords.figures.binding}: ${affordabilityWords.bindings[result.binding]}${result.isAtPremiumStep ? `. ${affordabilityWords.atStep}` : ''}`,
    }),
    line('maxLoan', dropCents(result.maxLoan), {
      ...(result.agencyPriceReason !== null && {
        note: affordabilityWords.agencyPriceReasons[result.agencyPriceReason],
      }),
    }),
    line('downPayment', dropCents(downPayment)),
    ...(result.cash
      ? [
          line('cashPrice', dropCents(result.cash.cashPrice)),
          line('incomePrice', dropCents(result.cash.incomePrice)),
        ]
      : []),
    line('principalAndInterest', result.housing.principalAndInterest),
    ...(result.pmiApplies ? [line('mortgageInsurance', result.housing.mortgageInsurance)] : []),
    line('propertyTax', result.housing.propertyTax),
    line('insurance', result.housing.insurance),
    ...(Number(result.housing.hoa) > 0 ? [line('hoa', result.housing.hoa)] : []),
    line('total', result.housing.total, { isTotal: true }),
    ...(result.agencyPrice === null
      ? []
      : [
          line('agencyPrice', result.agencyPrice.dollars, {
            note: affordabilityWords.agencyPrice(result.agencyPrice.percent, result.agencyPrice.score),
          }),
        ]),
  ],
};

function line(figure: keyof typeof lines, value: string, more: Partial<AnswerLine> = {}): AnswerLine {
  return { figure, label: lines[figure], value, unit: 'dollars', ...more };
}

/** Which limit decides, where the cash is known; the careful shares are named only where they do. */
function describeLimits({ binding, cash }: Pick<AffordabilityResult, 'binding' | 'cash'>): string {
  const { note } = affordabilityWords;
  if (cash === null) return note;
  const [byCash, byIncome] = [cash.cashPrice, cash.incomePrice].map((price) =>
    formatDollars(dropCents(price)),
  ) as [string, string];
  return binding === 'cash'
    ? texts.limitedByCash(byCash, byIncome)
    : `${texts.limitedByIncome(byIncome, byCash)} ${note}`;
}

/** The form is flat; the wire keeps the budget and VA's household apart. The budget is open, and counts from the take-home pay on. */
function nest({ hasBudget, isVeteran, ...typed }: WireValues) {
  const values = renameIncome(renameIncome(typed, gross), takeHome);
  const pick = (names: readonly string[]) =>
    Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])));
  return {
    ...values,
    ...(hasBudget === true &&
      typed[takeHome.monthly] !== undefined && {
        budget: {
          ...pick([takeHome.monthly, takeHome.annual, 'savingsMonthly']),
          spending: pick(spendingGroups),
        },
      }),
    ...(isVeteran === true && {
      residualIncome: pick(['region', 'familySize', 'taxesMonthly', 'maintenanceUtilities']),
    }),
  };
}
