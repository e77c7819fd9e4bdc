import { isOtherName } from '../documents/preflight/preflight.ts';
import { toCents } from '../kernel/money.ts';
import type { FormReading } from '../readings/document-readings/form-reading.ts';

/** What the purchase knows of its contract, in cents; null where the contract does not speak of it. */
export type KnownContract = {
  price: number | null;
  sellerCredit: number | null;
  earnestMoney: number | null;
  closingDay: string | null;
};
export type CheckedTerm = keyof KnownContract;

/** One term as the contract and as the paper has it: cents, or a calendar day. */
export type HeldTerm = { term: CheckedTerm; agreed: number | string; paper: number | string };

/** Terms of the contract by how a Closing Disclosure has them. `unread` are those that were not made out on it for certain. */
export type HeldContract = { differs: HeldTerm[]; same: CheckedTerm[]; unread: CheckedTerm[] };

/** The fields of a Closing Disclosure that hold a term of the contract (12 CFR 1026.38(a)(3) and (i)). */
const fieldsOfTerms = {
  price: 'sale_price',
  sellerCredit: 'seller_credits_final',
  earnestMoney: 'deposit_final',
  closingDay: 'closing_date',
} as const satisfies Record<CheckedTerm, string>;

/** Holds a Closing Disclosure against the contract. What was not read, or is unsure, is never a difference. */
export function compareWithContract(contract: KnownContract, { fields }: FormReading): HeldContract {
  const held: HeldContract = { differs: [], same: [], unread: [] };
  for (const term of Object.keys(fieldsOfTerms) as CheckedTerm[]) {
    const agreed = contract[term];
    if (agreed === null) continue;
    const { value = null, state } = fields[fieldsOfTerms[term]] ?? {};
    const paper = typeof value !== 'string' || state === 'check' ? undefined : parseTerm(term, value);
    if (paper === undefined) held.unread.push(term);
    else if (paper === agreed) held.same.push(term);
    else held.differs.push({ term, agreed, paper });
  }
  return held;
}

/** A seller's credit is printed as what is taken off the buyer's cash. */
function parseTerm(term: CheckedTerm, value: string): number | string | undefined {
  if (term === 'closingDay') return value;
  return /^-?\d+(\.\d{1,2})?$/.test(value) ? Math.abs(toCents(value)) : undefined;
}

/** The people that a lender's paper names and who are none of the buyers, as it writes them. */
export function listOtherPeople({ form, fields }: FormReading, buyers: readonly string[]): string[] {
  const { value, state } = fields[form === 'loan_estimate' ? 'applicants' : 'borrower'] ?? {};
  if (typeof value !== 'string' || state === 'check') return [];
  const names = value.split(/\s(?:and|&)\s|[;\n]/i).map((name) => name.trim());
  return names.filter((name) => isOtherName(name, buyers));
}
