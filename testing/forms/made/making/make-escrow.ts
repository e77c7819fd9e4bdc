import type { EscrowDisclosure } from '../model/form-model.ts';
import type { Random } from '../model/random.ts';
import type { MadeLoan } from './make-loan.ts';

/** The Escrow Account of page 4; `initial` is Section G in cents. */
export function describeEscrow(random: Random, loan: MadeLoan, initial: number): EscrowDisclosure {
  const year = (loan.tax + loan.insurance) * 12;
  if (loan.hasEscrow)
    return {
      ...{ isKept: true, escrowed: year, escrowedWords: ['Homeowner’s Insurance', 'Property Taxes'] },
      ...{
        nonEscrowed: loan.dues * 12,
        nonEscrowedWords: loan.dues > 0 ? ['Homeowner’s Association Dues'] : [],
      },
      ...{ initial, monthly: loan.tax + loan.insurance },
    };
  const reason = random.pick(['declined', 'not_offered'] as const);
  return {
    isKept: false,
    reason,
    costs: year + loan.dues * 12,
    waiverFee: random.isTrue(30) ? 25_000 : null,
  };
}
