import * as texts from '@porchlight/content/en/homes-offers.ts';
import { checkContract, type HomeContract } from '@porchlight/domain/homes/home-contract.ts';
import type { HomeView } from '@porchlight/domain/homes/homes.contract.ts';
import {
  type ContractPreset,
  findContractPreset,
  type SuggestedTerm,
} from '@porchlight/domain/offers/contract-deadlines/contract-presets.ts';
import type { DayCounting, LastDayRoll } from '@porchlight/domain/offers/contract-deadlines/contract-term.ts';
import type { Contingency } from '@porchlight/domain/offers/home-offers/offer-terms.ts';
import { getMoment } from './offer-draft.ts';

type TermDraft = SuggestedTerm & { typed: string };

/** The terms as their form holds them; one rule for the last day and one hour apply to all of them. */
export type ContractDraft = { preset: ContractPreset; terms: TermDraft[]; roll: LastDayRoll; hour: string };

/** Begins with what is stored, else with the days of the accepted offer and those that a verified form suggests. */
export function createContractDraft(
  home: HomeView,
  contract: HomeContract | null,
  offered: readonly Contingency[],
): ContractDraft {
  const preset = findContractPreset(home.state);
  const stored = contract?.terms ?? [];
  const find = (key: string) => stored.find((term) => term.key === key);
  const suggested = preset.terms.filter(({ from }) => from === 'acceptance');
  const others = stored.filter(({ key }) => !suggested.some((term) => term.key === key));
  const terms = [
    ...suggested.map((term): TermDraft => {
      const known = find(term.key);
      const days = contract === null ? (findOffered(offered, term.key) ?? term.days) : known?.days;
      return { ...term, counting: known?.counting ?? term.counting, typed: days == null ? '' : String(days) };
    }),
    ...others.map((term): TermDraft => ({ ...term, advice: '', typed: String(term.days) })),
  ];
  const [first] = stored.length > 0 ? stored : suggested.filter(({ key }) => key !== 'deposit');
  return { preset, terms, roll: first?.roll ?? 'none', hour: writeHour(stored[0]?.minute ?? null) };
}

/** The contract as it can be stored, or what is wrong by field. */
export function checkDraft(
  { terms, roll, hour }: ContractDraft,
  changes: HomeContract['changes'],
): ReturnType<typeof checkContract> {
  const minute = hour === '' ? null : (getMoment({ day: '2026-01-01', hour })?.minute ?? null);
  const entered = terms.filter(({ typed }) => typed.trim() !== '');
  const [first] = terms;
  if (entered.length === 0 && first !== undefined) return { problems: { [first.key]: texts.enterOne } };
  return checkContract({
    terms: entered.map(({ key, title, counting, from, source, typed }) => ({
      ...{ key, title, counting, from, minute, days: Number(typed), source: { title: source.title } },
      roll: counting === 'business' ? 'none' : roll,
    })),
    changes,
  });
}

export const changeTerm = (
  draft: ContractDraft,
  key: string,
  change: { typed?: string; counting?: DayCounting },
) => ({
  ...draft,
  terms: draft.terms.map((term) => (term.key === key ? { ...term, ...change } : term)),
});

/** Kinds of contingencies have the names of terms, but for the documents of an association. */
function findOffered(offered: readonly Contingency[], key: string): number | null {
  return offered.find(({ kind }) => kind === key)?.days ?? null;
}

function writeHour(minute: number | null): string {
  if (minute === null) return '';
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
