import { type EscrowJump, explainEscrowJump } from '../../escrow-account/explain-jump.ts';
import { PAYMENT_TOLERANCE } from '../../escrow-account/statement-tolerance.ts';
import { Decimal, writeDollars } from '../../kernel/decimals.ts';
import { InputRefusal } from '../input-refusal.ts';
import { showWorking } from '../show-working.ts';
import * as texts from './en/escrow-year.ts';
import { regulationX } from './escrow-bills.ts';
import type { EscrowJumpInput, EscrowJumpResult } from './escrow-jump.contract.ts';

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
    jump: writeDollars(found.jump),
    fromTax: writeDollars(found.tax),
    fromInsurance: writeDollars(found.insurance),
    fromShortage: writeDollars(found.shortfall),
    unexplained: found.unexplained && writeDollars(found.unexplained),
    tolerance: writeDollars(PAYMENT_TOLERANCE),
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
