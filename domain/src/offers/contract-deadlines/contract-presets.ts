import { type PlaceCode, places } from '../../kernel/states.ts';
import type { Source } from '../../programs/data-table.ts';
import type { ContractTerm } from './contract-term.ts';
import * as texts from './en.ts';

/** A term as a form suggests it; `days` null where nothing verified names them, so that the contract has to. */
export type SuggestedTerm = Omit<ContractTerm, 'days' | 'minute'> & { days: number | null; advice: string };

/** Terms to begin with: a suggestion of a day, never the contract. `isVerified` where two sources or more quote the form alike. */
export type ContractPreset = {
  id: string;
  name: string;
  /** The day on which its sources were seen. */
  asOf: string;
  isVerified: boolean;
  note: string;
  source: Source;
  terms: SuggestedTerm[];
};

const AS_OF = '2026-11-24';

type Length = Partial<Pick<SuggestedTerm, 'days' | 'counting' | 'roll' | 'from' | 'advice'>>;

/** The contingencies that most contracts have in one form or another. */
const usual = ['inspection', 'appraisal', 'financing', 'insurance', 'title', 'association'] as const;

const suggest = (key: keyof typeof texts.titles, source: Source, length: Length = {}): SuggestedTerm => ({
  key,
  title: texts.titles[key],
  from: 'acceptance',
  days: null,
  counting: 'calendar',
  roll: 'none',
  advice: texts.checkYourContract,
  source,
  ...length,
});

function createCalifornia(): ContractPreset {
  const source = { title: texts.californiaSource };
  const roll = 'next_business_day';
  const investigation = { days: 17, advice: texts.investigationAdvice };
  return {
    id: 'california',
    name: texts.californiaName,
    asOf: AS_OF,
    isVerified: true,
    note: texts.californiaNote,
    source,
    terms: [
      suggest('deposit', source, { days: 3, counting: 'business', advice: texts.depositAdvice }),
      ...usual.map((key) => suggest(key, source, { roll, ...(key === 'inspection' && investigation) })),
      suggest('noticeToPerform', source, { days: 2, roll, from: 'notice', advice: texts.noticeAdvice }),
    ],
  };
}

function createGeneral(state: PlaceCode | null): ContractPreset {
  const source = { title: texts.yourContract };
  return {
    id: 'general',
    name: texts.generalName(state === null ? null : places[state]),
    asOf: AS_OF,
    isVerified: false,
    note: texts.generalNote,
    source,
    terms: [suggest('deposit', source), ...usual.map((key) => suggest(key, source))],
  };
}

function createIllinois(): ContractPreset {
  const source = { title: texts.illinoisSource };
  const review = suggest('attorneyReview', source, {
    days: 5,
    counting: 'business',
    advice: texts.attorneyAdvice,
  });
  const { terms, ...general } = createGeneral('IL');
  return {
    ...general,
    ...{ id: 'illinois', name: texts.illinoisName, note: texts.illinoisNote, source },
    terms: [review, ...terms],
  };
}

/**
 * The terms to begin with in a state. California's are verified; every other state, a territory and an unknown state get terms without
 * days, and a note to check the contract.
 *
 * @param state two letters, or null where it is not known
 */
export function findContractPreset(state: string | null): ContractPreset {
  if (state === 'CA') return createCalifornia();
  if (state === 'IL') return createIllinois();
  return createGeneral(state !== null && Object.hasOwn(places, state) ? (state as PlaceCode) : null);
}

/** A preset's terms that have their days, as terms of the contract. */
export function listPresetTerms({ terms }: ContractPreset): ContractTerm[] {
  return terms.flatMap(({ days, advice: _, ...term }) =>
    days === null ? [] : [{ ...term, days, minute: null }],
  );
}
