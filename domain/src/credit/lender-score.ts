import type { ScoreReading } from './credit.contract.ts';
import { findRepresentativeScore } from './representative-score.ts';
import { type Bureau, bureaus, findLenderUse } from './score-models.ts';

/** One buyer's readings that a lender's own would be like: the latest Classic FICO of each bureau, null where there is none. */
export type LenderReadings = Readonly<Record<Bureau, ScoreReading | null>>;

/** The score that counts of each buyer, with the readings it is picked from, and the one that counts for the loan. */
export type LenderScore = {
  people: readonly { readings: LenderReadings; score: number | null }[];
  /** Null where no buyer has a reading of Classic FICO. */
  used: number | null;
  /** Buyers who have none: the one that counts may be theirs. */
  isPartial: boolean;
};

/** Picks the latest Classic FICO reading of each bureau; scores of apps are left aside. `readings` in any order. */
export function pickLenderReadings(readings: readonly ScoreReading[]): LenderReadings {
  const pick = (bureau: Bureau) =>
    readings
      .filter((reading) => reading.bureau === bureau && findLenderUse(reading.model) === 'lender')
      .toSorted((one, other) => (one.on === other.on ? 0 : one.on < other.on ? 1 : -1))[0] ?? null;
  return Object.fromEntries(bureaus.map((bureau) => [bureau, pick(bureau)])) as LenderReadings;
}

/** Which score a lender would price with: of each buyer the middle of three or the lower of two, and of several buyers the lowest. */
export function findLenderScore(buyers: readonly (readonly ScoreReading[])[]): LenderScore {
  const picked = buyers.map(pickLenderReadings);
  const values = picked.map((readings) => bureaus.map((bureau) => readings[bureau]?.value ?? null));
  const { perBorrower } = findRepresentativeScore(values);
  const known = values.filter((list) => list.some((value) => value !== null));
  return {
    people: picked.map((readings, place) => ({ readings, score: perBorrower[place] ?? null })),
    used: findRepresentativeScore(known).used,
    isPartial: known.length > 0 && known.length < buyers.length,
  };
}
