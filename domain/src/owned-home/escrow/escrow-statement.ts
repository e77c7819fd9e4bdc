import type { Content } from '../home-record.ts';
import type { escrowStatementKind } from './escrow-statement-kind.ts';

export type EscrowStatement = Content<typeof escrowStatementKind>;
export type StatementMonth = EscrowStatement['lastYear'][number];

/** A statement on which nothing but the first month of its year is filled in: what a new one begins with, and tests. */
export function createStatement(more: Partial<EscrowStatement> = {}): EscrowStatement {
  return {
    ...{ startMonth: 1, startYear: 2026, yearMonths: 12, analyzedOn: null },
    ...{ bills: [], startingBalance: null, requiredStart: null, cushion: null, cushionMonths: 2 },
    ...{ surplus: null, surplusUse: null, refundedOn: null, shortage: null, deficiency: null },
    ...{ fullPayment: 'no', spreadMonths: null, payment: null, oldPayment: null, isCurrent: true },
    ...{ lastProjectedStart: null, lastActualStart: null, lastYear: [] },
    ...{ lastTax: null, lastInsurance: null, lastOther: null, lastShortfallMonthly: null },
    ...more,
  };
}

/** A month of last year on which nothing is filled in. */
export function createStatementMonth(month: number, more: Partial<StatementMonth> = {}): StatementMonth {
  return {
    ...{ month, projectedDeposit: null, projectedPaid: null, projectedBalance: null },
    ...{ actualDeposit: null, actualPaid: null, actualBalance: null },
    ...more,
  };
}
