import { exampleCharges } from '@porchlight/content/en/change-check.ts';
import { parseDollars } from '@porchlight/domain/kernel/money.ts';
import {
  type ChargeSection,
  type GroupReason,
  type ProviderChoice,
  providerChoices,
} from '@porchlight/domain/readings/disclosure-changes/disclosure-comparison.ts';
import type {
  ReadTerms,
  TypedDisclosures,
} from '@porchlight/domain/readings/disclosure-changes/typed-lines.ts';

export const chargeSections = [
  'A',
  'B',
  'C',
  'E',
  'F',
  'G',
  'H',
  'credits',
] as const satisfies ChargeSection[];

/** A row as it is typed. */
export type TypedCharge = {
  section: ChargeSection;
  what: string;
  le: string;
  cd: string;
  provider: ProviderChoice;
};
export type TypedPapers = {
  charges: readonly TypedCharge[];
  aprBefore: string;
  aprNow: string;
  /** Of the papers that the rows were taken from. */
  terms?: ReadTerms;
};
export type ChargeProblems = { le?: true; cd?: true };

export const emptyCharge: TypedCharge = { section: 'A', what: '', le: '', cd: '', provider: 'lender-list' };
export const MAX_CHARGES = 60;

/** What a signed-in buyer begins with. */
export const emptyPapers: TypedPapers = { charges: [emptyCharge], aprBefore: '', aprNow: '' };

/** What a visitor begins with. */
export const examplePapers: TypedPapers = {
  charges: [
    charge('A', exampleCharges.underwriting, '1,097', '1,247.00'),
    charge('B', exampleCharges.appraisal, '550', '610.00'),
    charge('C', exampleCharges.settlementAgent, '502', '560.00'),
    charge('C', exampleCharges.survey, '165', '240.00', 'own'),
    charge('E', exampleCharges.recording, '85', '104.00'),
    charge('credits', '', '500', '400.00'),
  ],
  aprBefore: '6.742',
  aprNow: '6.811',
};

function charge(
  section: ChargeSection,
  what: string,
  le: string,
  cd: string,
  provider: ProviderChoice = 'lender-list',
): TypedCharge {
  return { section, what, le, cd, provider };
}

/** What is left of rows once the example's are taken out: none of those stays beside a buyer's own. */
export function removeExample(typed: TypedPapers): TypedPapers {
  const isOfExample = (row: TypedCharge) =>
    examplePapers.charges.some((each) => JSON.stringify(each) === JSON.stringify(row));
  const charges = typed.charges.filter((row) => !isOfExample(row));
  if (charges.length === typed.charges.length) return typed;
  const own = (name: 'aprBefore' | 'aprNow') => (typed[name] === examplePapers[name] ? '' : typed[name]);
  const rates = { aprBefore: own('aprBefore'), aprNow: own('aprNow') };
  if (charges.length > 0) return { ...typed, charges, ...rates };
  return rates.aprBefore + rates.aprNow === '' ? emptyPapers : { ...emptyPapers, ...rates };
}

/** An amount of a row: null where it was left empty, undefined where it cannot be read. */
const parseAmount = (text: string): string | null | undefined =>
  text.trim() === '' ? null : parseDollars(text);

/** A rate in percent: null where it was left empty or cannot be read. */
export function parseRate(text: string): string | null {
  const plain = text.trim().replace(/\s*%$/, '').replace(',', '.');
  return /^\d{1,2}(\.\d{1,4})?$/.test(plain) ? plain : null;
}

/** What can be compared of the rows, and what is wrong in each. */
export function getCharges({ charges, aprBefore, aprNow, terms }: TypedPapers): {
  typed: TypedDisclosures;
  problems: readonly ChargeProblems[];
} {
  const read = charges.map((row) => ({ row, le: parseAmount(row.le), cd: parseAmount(row.cd) }));
  const lines = read.flatMap(({ row: { section, what, provider }, le, cd }) =>
    le === undefined || cd === undefined || (le === null && cd === null)
      ? []
      : [{ section, what: what.trim() || section, le, cd, provider: section === 'C' ? provider : null }],
  );
  return {
    typed: {
      ...{ lines, aprBefore: parseRate(aprBefore), aprNow: parseRate(aprNow) },
      ...(terms !== undefined && { terms }),
    },
    problems: read.map(({ le, cd }) => ({
      ...(le === undefined && { le: true as const }),
      ...(cd === undefined && { cd: true as const }),
    })),
  };
}

/** Rows as the tab kept them; undefined where it kept none, or those of another release. */
export function createChargesDraft(text: string): TypedPapers | undefined {
  try {
    const kept = JSON.parse(text) as Partial<TypedPapers>;
    if (!Array.isArray(kept.charges)) return undefined;
    const charges = kept.charges.slice(0, MAX_CHARGES).filter(isCharge);
    return {
      ...{ charges, aprBefore: String(kept.aprBefore ?? ''), aprNow: String(kept.aprNow ?? '') },
      ...(kept.terms?.before && kept.terms.now && { terms: kept.terms }),
    };
  } catch {
    return undefined;
  }
}

const isCharge = (row: TypedCharge): boolean =>
  chargeSections.includes(row?.section) &&
  providerChoices.includes(row.provider) &&
  [row.what, row.le, row.cd].every((text) => typeof text === 'string');

/** The answer about a provider that puts a charge in its group for this reason. */
export const findProvider = (because: GroupReason): ProviderChoice | undefined =>
  because === 'own-provider' ? 'own' : providerChoices.find((choice) => choice === because);
