import { Decimal } from '@porchlight/domain/kernel/decimals.ts';
import { shippedWeek } from '@porchlight/domain/weekly-rates/weekly-rate.ts';
import type { WeeklyRate } from '@porchlight/domain/weekly-rates/weekly-rates.contract.ts';
import type { ToolField, Typed } from './tool-definition.ts';

/** The question for the rate of a new loan, which begins with the survey's rate or so many points above it. */
export function planRate(name = 'ratePercent', aboveSurvey = '0'): ToolField {
  return { name, kind: 'percent', aboveSurvey, initial: addPoints(shippedWeek, aboveSurvey) };
}

/** The questions with a week's rates as their initial values. */
export function beginWithWeek(fields: readonly ToolField[], week: WeeklyRate): readonly ToolField[] {
  return fields.map((field) =>
    field.aboveSurvey === undefined ? field : { ...field, initial: addPoints(week, field.aboveSurvey) },
  );
}

/** The rates of `fields` where `typed` still has those of the built page; what a link's fragment names was chosen. */
export function listFollowingRates(
  { built, fields }: { built: readonly ToolField[]; fields: readonly ToolField[] },
  typed: Typed,
  fragment: string,
): Typed {
  const chosen = new URLSearchParams(fragment.replace(/^#/, ''));
  const following = fields.filter(
    ({ name, aboveSurvey }, place) =>
      aboveSurvey !== undefined && typed[name] === built[place]?.initial && !chosen.has(name),
  );
  return Object.fromEntries(following.map(({ name, initial }) => [name, initial]));
}

const addPoints = ({ percent30 }: WeeklyRate, points: string) =>
  new Decimal(percent30).plus(points).toFixed();
