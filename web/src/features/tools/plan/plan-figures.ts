import { toToolInputs } from '@porchlight/domain/plan/calculator-inputs.ts';
import type { Facts } from '@porchlight/domain/plan/plan-facts.ts';
import type { ToolId } from '@porchlight/domain/tools/tool-pages.ts';
import type { WeeklyRate } from '@porchlight/domain/weekly-rates/weekly-rates.contract.ts';
import type { ToolField, Typed } from '../tool-definition.ts';
import { tidyDollars } from '../typed-values.ts';

/** What the plan says of a calculator's questions, as it would be typed; questions it says nothing of are not there. */
export function listPlanFigures(
  { tool, fields }: { tool: ToolId; fields: readonly ToolField[] },
  facts: Facts,
  today: string,
  survey: WeeklyRate,
): Typed {
  const inputs = toToolInputs(tool, facts, today, survey);
  return Object.fromEntries(
    fields.flatMap((field): [string, string][] => {
      const { name, period } = field;
      const annual = name === 'grossMonthlyIncome' ? inputs.grossAnnualIncome : undefined;
      if (period !== undefined && annual !== undefined)
        return [
          [name, tidyDollars(String(annual))],
          [period, 'year'],
        ];
      const input = inputs[name];
      const written = input === undefined ? undefined : write(field, input);
      if (written === undefined) return [];
      return period === undefined
        ? [[name, written]]
        : [
            [name, written],
            [period, 'month'],
          ];
    }),
  );
}

/** Questions about debts that the plan knows none of: a buyer's are never those of an example, and an empty one counts as none. */
export function listUnknownDebts(fields: readonly ToolField[], figures: Typed): readonly ToolField[] {
  return fields.filter(
    ({ name, isOptional }) =>
      isOptional && /^(other)?monthlyDebts$/i.test(name) && figures[name] === undefined,
  );
}

function write({ kind, choices = [] }: ToolField, input: string | number): string | undefined {
  if (kind === 'dollars') return tidyDollars(String(input));
  if (kind === 'years') return String(Number(input) / 12);
  if (kind !== 'choice' || choices.includes(String(input))) return String(input);
  // A score falls into the highest step that it reaches, and into the lowest where it reaches none.
  const steps = choices
    .filter((choice) => /^\d+$/.test(choice))
    .sort((one, two) => Number(two) - Number(one));
  return steps.find((step) => Number(step) <= Number(input)) ?? steps.at(-1);
}
