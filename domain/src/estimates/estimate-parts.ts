import type { Decimal } from '../kernel/decimals.ts';
import type { Source } from '../programs/data-table.ts';
import type { EstimateLine } from '../tools/estimate/estimate.contract.ts';
import type { EstimateInput } from '../tools/estimate/estimate-input.ts';
import type { Basis } from './estimate-basis.ts';
import type { Costs } from './estimate-costs.ts';
import type { LoanFigures } from './estimate-loan.ts';
import type { ProjectedPayment } from './estimate-payments.ts';
import type { Workings } from './estimate-workings.ts';

/** Page 3's figures, unrounded; shares and rates in percent. */
export type Comparisons = {
  months: number;
  paid: Decimal;
  principal: Decimal;
  apr: Decimal;
  totalInterest: Decimal;
};

/** All that the three pages are written from. */
export type EstimateParts = {
  input: EstimateInput;
  basis: Basis;
  loan: LoanFigures;
  costs: Costs;
  projected: readonly ProjectedPayment[];
  comparisons: Comparisons;
  workings: Workings;
};

type Explained = {
  id: string;
  label: string;
  value: string;
  origin?: EstimateLine['origin'];
  note?: string;
  formula: string;
  inputs?: Record<string, string>;
  source?: Source | null;
};

/** A line that opens to its formula and inputs. */
export function renderEstimateLine(workings: Workings, line: Explained): EstimateLine {
  const { formula, inputs, source, origin = 'computed', ...shown } = line;
  return { ...shown, origin, figure: workings.explain(line.id, line.value, formula, inputs, source) };
}

/** A line of words, without a figure behind it. */
export function formatEstimateText(id: string, label: string, value: string, note?: string): EstimateLine {
  return { id, label, value, origin: 'text', ...(note !== undefined && { note }) };
}

/** The origin of an input's value: entered, or assumed. */
export function findOrigin({ assumptions }: Basis, field: string): 'given' | 'assumed' {
  return assumptions.some((entry) => entry.field === field) ? 'assumed' : 'given';
}
