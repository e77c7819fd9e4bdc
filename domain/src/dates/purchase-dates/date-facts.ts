import type { DocumentValidity } from '../../documents/document-age.ts';
import type { MilestoneSlug } from '../../kernel/milestone-slugs.ts';
import type { HomeRecord } from '../../owned-home/home-record.ts';
import type { storedDateKinds } from './date-kinds.ts';
import { inputTitles } from './en.ts';
import type { DateInput } from './purchase-dates.contract.ts';

/** Who set something last and when; `changedBy` is null for the reader. */
type Change = { changedAt: string | null; changedBy: string | null };

/** What is stored of a date beside the milestones: a typed day, one of the buyer's own, or only that a milestone's date is waived or done. */
export type StoredDate = Change & {
  key: string;
  day: string | null;
  kind: (typeof storedDateKinds)[number];
  title: string | null;
  note: string | null;
  waived: boolean;
  /** The day on which it was done, as the buyer says. */
  doneOn: string | null;
};

/** A date that a milestone asks for, set or not. */
export type MilestoneDateFact = Change & {
  slug: MilestoneSlug;
  key: string;
  title: string;
  hint: string;
  day: string | null;
  isCompleted: boolean;
};

/** A document that is accepted and still needed. `goodUntil` is the last day on which lenders take it. */
export type DocumentFact = {
  key: string;
  title: string;
  slug: MilestoneSlug;
  goodUntil: string;
  validFor: DocumentValidity;
};

/** A document that staff ask for by a day, and that no buyer has sent. */
export type AskedFact = {
  /** What a document that answers it names. */
  key: string;
  title: string;
  why: string;
  dueDay: string;
  /** First name of who asked, and when. */
  by: string;
  askedAt: string;
  /** The day before which it is set aside; null where it counts. */
  notBefore: string | null;
};

/** All that the list of dates is made of. */
export type DateFacts = {
  closingDay: string | null;
  stored: readonly StoredDate[];
  milestoneDates: readonly MilestoneDateFact[];
  documents: readonly DocumentFact[];
  /** None for a reader who may not see what staff ask for. */
  asked?: readonly AskedFact[];
  /** Of a home that is owned by now, as far as its next payment follows from them; none for a reader who may not see its loan. */
  homeRecords?: readonly HomeRecord[];
};

/** The days that others are counted from, as far as they are known. */
export type KnownDays = {
  closing?: DateInput;
  application?: DateInput;
  estimateProvided?: DateInput;
  intent?: DateInput;
  disclosureMailed?: DateInput;
  disclosureReceived?: DateInput;
  rateLock?: DateInput;
};

export function findKnownDays(facts: DateFacts): KnownDays {
  const typed = (key: keyof typeof inputTitles): DateInput | undefined => {
    const day = facts.stored.find((each) => each.key === key)?.day;
    return day ? { key, title: inputTitles[key], day } : undefined;
  };
  const ofMilestone = (key: string): DateInput | undefined => {
    const found = facts.milestoneDates.find((each) => each.key === key);
    return found?.day ? { key, title: found.title, day: found.day } : undefined;
  };
  return Object.fromEntries(
    Object.entries({
      closing: findClosing(facts) ?? ofMilestone('closing-day') ?? ofMilestone('contract-closing-date'),
      application: typed('application-complete'),
      estimateProvided: typed('loan-estimate-provided'),
      intent: typed('intent-to-proceed-given'),
      disclosureMailed: typed('closing-disclosure-mailed'),
      disclosureReceived: ofMilestone('closing-disclosure-received'),
      rateLock: ofMilestone('rate-lock-ends'),
    }).filter(([, input]) => input !== undefined),
  );
}

function findClosing({ closingDay }: DateFacts): DateInput | undefined {
  return closingDay === null
    ? undefined
    : { key: 'closing-day', title: inputTitles['closing-day'], day: closingDay };
}
