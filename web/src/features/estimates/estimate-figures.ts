import type { EstimateFieldName } from '@porchlight/domain/estimates/computed-estimate-text.ts';
import { sampleEstimatePrice } from '@porchlight/domain/estimates/sample-estimate.ts';
import { places } from '@porchlight/domain/kernel/states.ts';
import { parseDollarAmount } from '@porchlight/domain/leads/questionnaire/down-payment.ts';
import type { Answers } from '@porchlight/domain/leads/questionnaire/questionnaire.ts';
import {
  type EstimateInput,
  type EstimateScenario,
  estimateInput,
  loanPrograms,
} from '@porchlight/domain/tools/estimate/estimate-input.ts';
import { formatTypedCents } from '../tools/plan/typed-cents.ts';
import { parseTaxDue, taxDueMonths } from '../tools/tax-due.ts';
import type { ToolField, Typed } from '../tools/tool-definition.ts';
import { getTyped } from '../tools/typed-values.ts';

type FigureField = ToolField & { name: EstimateFieldName };

/** What a reader may change, in the order of the form. An empty box leaves the figure to an assumption. */
export const figureFields: readonly FigureField[] = [
  { name: 'salePrice', kind: 'dollars', initial: '' },
  { name: 'downPayment', kind: 'dollars', initial: '', isOptional: true },
  { name: 'program', kind: 'choice', initial: '', isOptional: true, choices: ['', ...loanPrograms] },
  { name: 'ratePercent', kind: 'percent', initial: '', isOptional: true },
  { name: 'termMonths', kind: 'years', initial: '', isOptional: true },
  { name: 'pointsPercent', kind: 'percent', initial: '', isOptional: true },
  { name: 'escrowTaxMonthly', kind: 'dollars', initial: '', isOptional: true },
  { name: 'escrowHoiMonthly', kind: 'dollars', initial: '', isOptional: true },
  { name: 'hoaMonthly', kind: 'dollars', initial: '', isOptional: true },
  { name: 'miPercent', kind: 'percent', initial: '', isOptional: true },
  { name: 'closingDate', kind: 'date', initial: '', isOptional: true },
  {
    name: 'taxDueMonths',
    kind: 'choice',
    initial: '',
    isOptional: true,
    choices: ['', ...Object.keys(taxDueMonths)],
  },
  { name: 'state', kind: 'choice', initial: '', isOptional: true, choices: ['', ...Object.keys(places)] },
  { name: 'deposit', kind: 'dollars', initial: '', isOptional: true },
  { name: 'lenderCredits', kind: 'dollars', initial: '', isOptional: true },
];

export const feeSections = ['A', 'B', 'C', 'E', 'H'] as const;

/** The questionnaire's figures as the form has them; the sample's price where it has none. */
export function listAnswered({ purchasePrice, downPayment }: Answers): Typed {
  const price = parseDollarAmount(purchasePrice);
  return {
    salePrice:
      price === undefined || price === 0
        ? formatTypedCents(parseDollarAmount(sampleEstimatePrice))
        : formatTypedCents(price),
    downPayment: formatTypedCents(parseDollarAmount(downPayment)),
  };
}

/** Whether the questionnaire has a price to work with. */
export function hasPrice({ purchasePrice }: Answers): boolean {
  return (parseDollarAmount(purchasePrice) ?? 0) > 0;
}

/** The input that the form and the questionnaire make, or a sentence for each box that cannot be read. */
export function loadEstimateFigures(
  typed: Typed,
  { propertyType, occupancy }: Answers,
  { scenario, on }: { scenario: EstimateScenario; on: string },
): { input: EstimateInput; problems?: undefined } | { input?: undefined; problems: Record<string, string> } {
  const fees = listFeeFields(typed);
  const { values, problems } = getTyped([...figureFields, ...fees], typed);
  if (Object.keys(problems).length > 0) return { problems };
  const { taxDueMonths: due, ...others } = values;
  const plain = Object.entries(others).filter(([name]) => !name.includes('.'));
  const sections = feeSections.flatMap((section) => {
    const own = Object.entries(values).filter(([name]) => name.startsWith(`${section}.`));
    return own.length === 0
      ? []
      : [[section, Object.fromEntries(own.map(([name, amount]) => [name.slice(2), amount]))] as const];
  });
  const parsed = estimateInput.safeParse({
    ...Object.fromEntries(plain),
    ...Object.fromEntries(sections),
    ...(due !== undefined && { taxDueMonths: parseTaxDue(due) }),
    ...(sections.length > 0 && { keepPlanned: true }),
    propertyType,
    occupancy,
    scenario,
    on,
  });
  if (parsed.success) return { input: parsed.data };
  return {
    problems: Object.fromEntries(
      parsed.error.issues.map(({ path, message }) => [path.slice(0, 2).join('.'), message]),
    ),
  };
}

/** The fees that were typed over. */
function listFeeFields(typed: Typed): ToolField[] {
  const isFee = (name: string) => feeSections.some((section) => name.startsWith(`${section}.`));
  return Object.keys(typed)
    .filter(isFee)
    .map((name) => ({ name, kind: 'dollars', initial: '', isOptional: true }));
}
