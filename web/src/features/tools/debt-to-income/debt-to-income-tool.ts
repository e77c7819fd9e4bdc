import * as texts from '@porchlight/content/en/tools/debt-to-income.ts';
import { debtToIncomeText, debtToIncomeWords } from '@porchlight/content/en/tools/debt-to-income.ts';
import { vaRegions } from '@porchlight/domain/programs/debt-to-income/residual-income-table.ts';
import {
  type DtiInput,
  type DtiResult,
  dtiInput,
} from '@porchlight/domain/tools/debt-to-income/dti.contract.ts';
import { computeDti } from '@porchlight/domain/tools/debt-to-income/dti.ts';
import { listIncomeFields, renameIncome } from '../income-fields.ts';
import type { AnswerLine, ToolDefinition, ToolField, Typed, WireValues } from '../tool-definition.ts';

const { lines } = debtToIncomeText;
const gross = { monthly: 'grossMonthlyIncome', annual: 'grossAnnualIncome', period: 'grossPeriod' };
const isVeteran = ({ isVeteran }: Typed) => isVeteran === 'yes';

const residualFields: ToolField[] = [
  { name: 'federalStateTax', kind: 'dollars', initial: '900' },
  { name: 'socialSecurityMedicare', kind: 'dollars', initial: '535.50' },
  { name: 'maintenanceUtilities', kind: 'dollars', initial: '280' },
  { name: 'childCare', kind: 'dollars', initial: '0' },
  { name: 'region', kind: 'choice', choices: vaRegions, initial: texts.south },
  { name: 'familySize', kind: 'count', initial: '4' },
  { name: 'loanAmount', kind: 'dollars', initial: '350,000' },
];
const residualNames = residualFields.map(({ name }) => name);

/** The share of income that goes to housing and debts. */
export const debtToIncomeTool: ToolDefinition<DtiInput, DtiResult> = {
  id: 'debt-to-income',
  fields: [
    ...listIncomeFields(gross, '7,000', { group: 'you' }),
    { name: 'housingPaymentPitia', kind: 'dollars', initial: '2,300', group: 'you', isHalf: true },
    {
      name: 'otherMonthlyDebts',
      kind: 'dollars',
      initial: '650',
      isOptional: true,
      group: 'you',
      isHalf: true,
    },
    { name: 'isVeteran', kind: 'flag', initial: '', group: 'va' },
    ...residualFields.map((field) => ({ ...field, group: 'va', isHalf: true, isAsked: isVeteran })),
  ],
  schema: dtiInput,
  toInput: ({ isVeteran, ...values }) => ({
    ...renameIncome(values, gross),
    ...(isVeteran === true && { residual: pickResidual(values) }),
  }),
  askedBy: {
    [gross.annual]: gross.monthly,
    ...Object.fromEntries(residualNames.map((name) => [`residual.${name}`, name])),
  },
  compute: computeDti,
  headline: ({ backPercent }) => ({
    figure: 'backPercent',
    label: lines.backPercent,
    value: backPercent,
    unit: 'percent',
  }),
  lines: (result) => [
    percent('frontPercent', result.frontPercent),
    percent('backPercent', result.backPercent),
    percent('vaRatioPercent', result.vaRatioPercent),
    ...listResidual(result.residual),
  ],
};

function percent(figure: 'frontPercent' | 'backPercent' | 'vaRatioPercent', value: string): AnswerLine {
  return { figure, label: lines[figure], value, unit: 'percent' };
}

function listResidual(residual: DtiResult['residual']): AnswerLine[] {
  if (residual === null) return [];
  const { isMoreAskedFor, passes, passes120 } = residual;
  const isEnough = isMoreAskedFor ? passes120 : passes;
  const dollars = (
    figure: 'residual.residual' | 'residual.required' | 'residual.requiredIfDtiOver41',
    value: string,
  ) => ({ figure, label: lines[figure], value, unit: 'dollars' }) as const;
  return [
    {
      ...dollars('residual.residual', residual.residual),
      note: `${isEnough ? debtToIncomeWords.residualKept : debtToIncomeWords.residualShort}. ${isMoreAskedFor ? debtToIncomeWords.residualMore : ''}`.trim(),
    },
    dollars('residual.required', residual.required),
    dollars('residual.requiredIfDtiOver41', residual.requiredIfDtiOver41),
  ];
}

function pickResidual(values: WireValues) {
  return Object.fromEntries(residualNames.map((name) => [name, values[name]]));
}
