import { inputKeys, isInputKey, isMilestoneInputKey } from '../dates/purchase-dates/date-kinds.ts';
import { inputTitles } from '../dates/purchase-dates/en.ts';
import { calendarDateField } from '../kernel/fields.ts';
import type { MilestoneSlug } from '../kernel/milestone-slugs.ts';
import type { MilestoneCard } from '../milestones/milestones.contract.ts';
import type { MilestoneDate } from '../milestones/workspace.ts';
import { type Fact, type FactValue, factNames, parseFact } from '../plan/plan-facts.ts';
import * as texts from './en.ts';

/** What staff propose to a purchase: a day, a figure of its plan, or that a milestone is completed. */
export const proposalKinds = ['date', 'fact', 'milestone'] as const;
export type ProposalKind = (typeof proposalKinds)[number];

/** What a buyer says to a proposal. */
export const proposalAnswers = ['accepted', 'declined'] as const;
export type ProposalAnswer = (typeof proposalAnswers)[number];

/** How a proposal ends; staff withdraw one themselves, or by another one for the same. */
export const proposalEndings = [...proposalAnswers, 'withdrawn'] as const;
export type ProposalEnding = (typeof proposalEndings)[number];

export const proposalStates = ['open', ...proposalEndings] as const;
export type ProposalState = (typeof proposalStates)[number];

/** Hours in which buyers still read what became of a proposal. */
export const ENDED_PROPOSAL_HOURS = 24;

/** In UTF-16 units. */
export const MAX_PROPOSAL_WHY_LENGTH = 300;
/** Open at a time for one purchase. */
export const MAX_OPEN_PROPOSALS = 20;

/**
 * Facts that staff never propose: a score and the highest price are the buyers' own, the closing day is proposed as a date, and loan
 * offers are entered in their comparison.
 */
const UNPROPOSABLE: readonly Fact[] = ['creditScore', 'priceRange', 'closingDay', 'offers'];

/** The facts of a plan that staff may propose, in the order of the plan. */
export const proposableFacts = factNames.filter((fact) => !UNPROPOSABLE.includes(fact));

/** The closing day of the contract is the closing day of the purchase, which has a key of its own. */
const SAME_DAY = 'contract-closing-date';

/** The key under which a date, fact or milestone is proposed. */
export const findProposalKey = (key: string): string => (key === SAME_DAY ? 'closing-day' : key);

/** A date that may be proposed; `milestone` where it is set in that milestone alone, once it is open. */
export type ProposableDate = { key: string; title: string; milestone: MilestoneSlug | null };

type Card = Pick<MilestoneCard, 'slug' | 'docsDue' | 'isAvailable' | 'isCompleted' | 'isSetAside'>;
type DatedMilestone = { slug: MilestoneSlug; dates: readonly MilestoneDate[] };

/** The dates that buyers of this purchase set by hand now: those of its list, and those of open milestones. Each key once. */
export function listProposableDates(
  cards: readonly Card[],
  milestones: readonly DatedMilestone[],
): ProposableDate[] {
  const ofMilestones = milestones.flatMap(({ slug, dates }) =>
    dates.flatMap(({ key, title }): ProposableDate[] => {
      if (key === SAME_DAY || isInputKey(key)) return [];
      if (isMilestoneInputKey(key)) return [{ key, title, milestone: null }];
      const isOpen = cards.some((card) => card.slug === slug && card.isAvailable);
      return isOpen ? [{ key, title, milestone: slug }] : [];
    }),
  );
  return [...inputKeys.map((key) => ({ key, title: inputTitles[key], milestone: null })), ...ofMilestones];
}

/** Milestones that accepting would complete: open, and with every document there, which no press makes up for. */
export const listProposableMilestones = (cards: readonly Card[]): MilestoneSlug[] =>
  cards
    .filter((card) => card.isAvailable && !card.isCompleted && !card.isSetAside && card.docsDue === 0)
    .map(({ slug }) => slug);

/** What may be proposed to a purchase at a time. */
export type Proposable = { dates: readonly ProposableDate[]; milestones: readonly MilestoneSlug[] };

type Parsed = { value: FactValue | null } | { field: 'key' | 'value'; problem: string };

/** The value of a proposal in the form in which it is stored; null for a milestone. `today` as `parseFact` takes it. */
export function parseProposal(
  { kind, key, value }: { kind: ProposalKind; key: string; value?: unknown },
  { dates, milestones }: Proposable,
  today: string,
): Parsed {
  if (kind === 'milestone')
    return milestones.some((slug) => slug === key)
      ? { value: null }
      : { field: 'key', problem: texts.milestoneNotReady };
  if (kind === 'date') {
    if (!dates.some((date) => date.key === key)) return { field: 'key', problem: texts.noSuchDate };
    const day = calendarDateField.safeParse(value);
    return day.success ? { value: day.data } : { field: 'value', problem: texts.enterADay };
  }
  const fact = proposableFacts.find((name) => name === key);
  if (fact === undefined) return { field: 'key', problem: texts.noSuchFact };
  const parsed = parseFact(fact, value, today);
  return parsed.problem === undefined ? { value: parsed.value } : { field: 'value', problem: parsed.problem };
}
