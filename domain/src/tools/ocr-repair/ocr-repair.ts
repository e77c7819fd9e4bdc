import * as z from 'zod/mini';
import { repairBySum } from '../../readings/document-readings/repair-by-sum.ts';
import { defineTool } from '../define-tool.ts';
import { showWorking } from '../show-working.ts';
import { shownWorking } from '../tool-fields.ts';
import * as texts from './en/ocr-repair.ts';

const MAX_FIGURES = 60;
const RESERVED = new Set(['how', 'ask', 'workings', 'tables']);

const readText = z.string().check(z.maxLength(40), z.regex(/\d|^(?:cents|dollars)$/, texts.enterADigit));
const figures = z.union([readText, z.array(readText).check(z.maxLength(MAX_FIGURES, texts.enterAFigure))]);

export const ocrRepairInput = z.object({
  /** By name: one figure, or one for each line or column, as it was read. */
  read: z.record(z.string().check(z.minLength(1), z.maxLength(60)), figures).check(
    z.refine((read) => Object.values(read).flat().length <= MAX_FIGURES, texts.enterAFigure),
    z.refine((read) => !Object.keys(read).some((name) => RESERVED.has(name)), texts.reservedName),
  ),
  /** Such as “J=D+I” or “A=sum of lines”. */
  sums: z.string().check(z.maxLength(200)),
});
export type OcrRepairInput = z.output<typeof ocrRepairInput>;

/** The figures under the names they were sent with, and these. */
export const ocrRepairResult = z.catchall(
  z.object({ how: z.string(), ask: z.boolean(), ...shownWorking }),
  z.unknown(),
);
export type OcrRepairResult = z.infer<typeof ocrRepairResult>;

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

export const ocrRepairTool = defineTool({
  name: 'ocr-repair',
  summary: 'Mend misread figures by the sum they belong to',
  description: 'Changes the least that adds up, or nothing. `ask` says that a person has to look.',
  input: ocrRepairInput,
  result: ocrRepairResult,
  compute: computeOcrRepair,
  example: {
    input: { read: { D: '5851', I: '2940', J: '58791' }, sums: 'J=D+I' },
    answer: { J: '8791', how: 'leading 5 was a dollar sign; the sum agrees' },
  },
});
