import { Decimal } from '../../kernel/decimals.ts';
import type { DocumentReading } from '../document-readings/document-readings.contract.ts';
import type { FieldReading, FormReading } from '../document-readings/form-reading.ts';
import { addAmounts } from './join-figures.ts';

/**
 * A Loan Estimate or Closing Disclosure as the interface answers it, for the comparison; undefined where the document is neither. A line is
 * as sure as the total of its section where the lines add up to it. Other sums can prove the total of lines that do not: one of those may have
 * been misread, and each is to be checked.
 */
export function parseSentReading(sent: DocumentReading): FormReading | undefined {
  const { form, fields, lines, checks, uncertainWords = {} } = sent;
  if (form !== 'loan_estimate' && form !== 'closing_disclosure') return undefined;
  const sections = Object.entries(lines).map(([section, rows]) => {
    const total = fields[section];
    const { page, box } = total ?? { page: 0, box: NOWHERE };
    const amounts = rows.map(([, amount = '0']) => amount);
    const state = total !== undefined && isSumOf(total.value, amounts) ? total.state : 'check';
    return [
      section,
      rows.map(([label = '', amount = '0', detail], place) => ({
        ...{ label, amount, detail: detail ?? null, page, box, state },
        ...(uncertainWords[section]?.includes(place) && { areWordsUncertain: true }),
      })),
    ] as const;
  });
  return {
    ...{ form, checks, fields: fields as Record<string, FieldReading> },
    lines: Object.fromEntries(sections.map(([section, rows]) => [section, [...rows]])),
  };
}

/** An empty total counts as nothing. */
function isSumOf(total: unknown, amounts: readonly string[]): boolean {
  const figures = [total ?? '0', ...amounts];
  if (!figures.every((each) => typeof each === 'string' && FIGURE.test(each))) return false;
  return new Decimal(addAmounts(amounts)).eq(String(total ?? 0));
}

const FIGURE = /^-?\d+(\.\d+)?$/;
const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };
