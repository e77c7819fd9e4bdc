import * as z from 'zod/mini';
import { Decimal, toFixedDollars } from '../../kernel/decimals.ts';
import { type EscrowJump, explainEscrowJump } from '../../owned-home/escrow-account/explain-jump.ts';
import { PAYMENT_TOLERANCE } from '../../owned-home/escrow-account/statement-tolerance.ts';
import { defineTool } from '../define-tool.ts';
import { InputRefusal } from '../input-refusal.ts';
import { showWorking } from '../show-working.ts';
import { dollarsField, shownWorking } from '../tool-fields.ts';
import * as texts from './en.ts';
import { regulationX } from './escrow-bills.ts';

export const escrowJumpInput = z.object({
  /** A year. */
  oldTax: dollarsField,
  newTax: dollarsField,
  oldInsurance: dollarsField,
  newInsurance: dollarsField,
  /** With a deficiency, and over how many months it is asked for. */
  shortage: z._default(dollarsField, '0'),
  spreadMonths: z._default(
    z.int(texts.enterMonths).check(z.minimum(1, texts.enterMonths), z.maximum(60, texts.enterMonths)),
    12,
  ),
  /** What of the old payment was for an earlier one. */
  oldShortageMonthly: z._default(dollarsField, '0'),
  /** The escrow part of each payment as it is printed: both or neither. */
  oldMonthly: z.optional(dollarsField),
  newMonthly: z.optional(dollarsField),
});
export type EscrowJumpInput = z.output<typeof escrowJumpInput>;

export const escrowJumpResult = z.object({
  /** A month; below zero where it went down. */
  jump: z.string(),
  fromTax: z.string(),
  fromInsurance: z.string(),
  fromShortage: z.string(),
  /** Null without the payments. */
  unexplained: z.nullable(z.string()),
  /** It is no more than `tolerance`, which rounding can make. */
  agrees: z.nullable(z.boolean()),
  tolerance: z.string(),
  ...shownWorking,
});
export type EscrowJumpResult = z.infer<typeof escrowJumpResult>;

/** Why an escrow payment changed. Throws InputRefusal where one of the two payments is given alone. */
export function computeEscrowJump(input: EscrowJumpInput, _on: string): EscrowJumpResult {
  const { oldMonthly = null, newMonthly = null } = input;
  if ((oldMonthly === null) !== (newMonthly === null)) {
    throw new InputRefusal({ [oldMonthly === null ? 'oldMonthly' : 'newMonthly']: texts.enterBothPayments });
  }
  const found = explainEscrowJump({
    oldTax: new Decimal(input.oldTax),
    newTax: new Decimal(input.newTax),
    oldInsurance: new Decimal(input.oldInsurance),
    newInsurance: new Decimal(input.newInsurance),
    shortfall: new Decimal(input.shortage),
    shortfallMonths: input.spreadMonths,
    oldShortfallMonthly: new Decimal(input.oldShortageMonthly),
    oldMonthly: oldMonthly === null ? null : new Decimal(oldMonthly),
    newMonthly: newMonthly === null ? null : new Decimal(newMonthly),
  });
  const figures = writeFigures(found);
  return { ...figures, agrees: found.agrees, workings: explain(input, figures), tables: [] };
}

function writeFigures(found: EscrowJump) {
  return {
    jump: toFixedDollars(found.jump),
    fromTax: toFixedDollars(found.tax),
    fromInsurance: toFixedDollars(found.insurance),
    fromShortage: toFixedDollars(found.shortfall),
    unexplained: found.unexplained && toFixedDollars(found.unexplained),
    tolerance: toFixedDollars(PAYMENT_TOLERANCE),
  };
}

function explain(input: EscrowJumpInput, figures: ReturnType<typeof writeFigures>) {
  const { oldTax, newTax, oldInsurance, newInsurance, shortage, oldShortageMonthly } = input;
  const { jump, fromTax, fromInsurance, fromShortage, unexplained, tolerance } = figures;
  const parts = { fromTax, fromInsurance, fromShortage };
  const share = { shortage, months: String(input.spreadMonths), oldShortageMonthly };
  const { oldMonthly = null, newMonthly = null } = input;
  return [
    showWorking('fromTax', texts.taxRise, { oldTax, newTax }, fromTax, regulationX),
    showWorking(
      'fromInsurance',
      texts.insuranceRise,
      { oldInsurance, newInsurance },
      fromInsurance,
      regulationX,
    ),
    showWorking('fromShortage', texts.shortageShare, share, fromShortage, regulationX),
    oldMonthly === null || newMonthly === null
      ? showWorking('jump', texts.threeParts, parts, jump)
      : showWorking('jump', texts.newLessOld, { newMonthly, oldMonthly }, jump),
    ...(unexplained === null
      ? []
      : [showWorking('unexplained', texts.jumpLessParts, { jump, ...parts }, unexplained)]),
    showWorking('tolerance', texts.paymentRounding, {}, tolerance, { title: texts.noRoundingRule }),
  ];
}

export const escrowJumpTool = defineTool({
  name: 'escrow-jump',
  summary: 'Why an escrow payment jumped',
  description:
    'In three parts: tax, insurance, and last year’s shortfall, which leaves the payment once it is paid back. What they do not explain is a question for the servicer.',
  input: escrowJumpInput,
  result: escrowJumpResult,
  compute: computeEscrowJump,
  example: {
    input: {
      oldTax: '3600',
      newTax: '4200',
      oldInsurance: '1200',
      newInsurance: '1500',
      shortage: '900',
      oldMonthly: '400',
      newMonthly: '550',
    },
    answer: {
      jump: '150.00',
      fromTax: '50.00',
      fromInsurance: '25.00',
      fromShortage: '75.00',
      agrees: true,
    },
  },
});
