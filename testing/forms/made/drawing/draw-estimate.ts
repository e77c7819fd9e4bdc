import type { MadeEstimate } from '../model/form-model.ts';
import { drawComparisons } from './draw-estimate-comparisons.ts';
import { drawCosts } from './draw-estimate-costs.ts';
import { drawLoan } from './draw-estimate-loan.ts';
import { drawSheets, type Sheet, type Typeface } from './sheet.ts';

/** Draws a Loan Estimate as form H-24 has it (12 CFR 1026 Appendix H). */
export const drawEstimate = (form: MadeEstimate, typeface: Typeface): Promise<Uint8Array> =>
  drawSheets(typeface, listEstimateSheets(form));

/** Its pages, to be drawn into one document with others. */
export const listEstimateSheets = (form: MadeEstimate): ((sheet: Sheet) => void)[] => [
  (sheet) => drawLoan(sheet, form),
  (sheet) => drawCosts(sheet, form),
  (sheet) => drawComparisons(sheet, form),
];
