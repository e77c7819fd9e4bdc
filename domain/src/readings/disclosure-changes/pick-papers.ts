import type { FormReading } from '../document-readings/form-reading.ts';
import type { DisclosureSet } from './disclosure-comparison.ts';
import { findOtherLoan } from './other-loan.ts';
import { listRepeated } from './same-paper.ts';

/** The papers that are held against each other. */
export type PickedPapers = Pick<DisclosureSet, 'estimates' | 'closing' | 'earlierClosing'>;

/**
 * Of all papers that were read, each counted once, the last Closing Disclosure, the one before it, and the Loan Estimates of its loan: a buyer has those of other
 * lenders too. Where none is of its loan all of them, so that it is said why nothing is compared. Undefined as long as one kind is missing.
 */
export function pickPapers(readings: readonly FormReading[]): PickedPapers | undefined {
  const repeated = listRepeated(readings);
  const [estimates = [], closings = []] = (['loan_estimate', 'closing_disclosure'] as const).map((form) =>
    readings
      .filter((reading) => reading.form === form && !repeated.includes(reading))
      .sort((one, other) => getDay(one).localeCompare(getDay(other))),
  );
  const closing = closings.at(-1);
  if (closing === undefined || estimates.length === 0) return undefined;
  const own = estimates.filter((estimate) => findOtherLoan(estimate, closing).length === 0);
  const earlierClosing = closings.at(-2);
  return {
    ...{ estimates: own.length > 0 ? own : estimates, closing },
    ...(earlierClosing !== undefined && { earlierClosing }),
  };
}

function getDay({ fields }: FormReading): string {
  const value = fields.date_issued?.value;
  return typeof value === 'string' ? value : '';
}
