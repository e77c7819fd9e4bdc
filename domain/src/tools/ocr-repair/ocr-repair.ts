import { repairBySum } from '../../document-readings/repair-by-sum.ts';
import { showWorking } from '../show-working.ts';
import * as texts from './en/ocr-repair.ts';
import type { OcrRepairInput, OcrRepairResult } from './ocr-repair.contract.ts';

/** Figures as read, held against their sum. */
export function computeOcrRepair({ read, sums }: OcrRepairInput, _on: string): OcrRepairResult {
  const { figures, state, slips, ask } = repairBySum(read, sums);
  const how =
    state === 'repaired'
      ? [...new Set(slips)].map((slip) => texts.slips[slip]).join('; ')
      : texts.unchanged[state];
  const inputs = Object.fromEntries(
    Object.entries(read).map(([name, text]) => [name, [text].flat().join(', ')]),
  );
  const shown = Object.fromEntries(
    Object.entries(figures).map(([name, text]) => [name, typeof text === 'string' ? text : [...text]]),
  );
  return {
    ...shown,
    ...{ how, ask, tables: [] },
    workings: [showWorking('how', texts.formula, inputs, how)],
  };
}
