/**
 * Places on a chart. What is drawn may be counted in floats: a picture has no half-cents. Every figure that is read beside it is
 * the exact one.
 */
export type Scale = {
  ticks: readonly number[];
  /** From the bottom (0) to the top (1) of the chart. */
  place: (value: number) => number;
};

const MAX_STEPS = 4;

/** A scale from zero, or from below it where values are, up to a round number; at most five ticks. */
export function makeScale(values: readonly number[]): Scale {
  const highest = Math.max(0, ...values);
  const lowest = Math.min(0, ...values);
  const step = findStep((highest - lowest || 1) / MAX_STEPS);
  const bottom = Math.floor(lowest / step) * step;
  const top = Math.max(bottom + step, Math.ceil(highest / step) * step);
  const ticks = Array.from(
    { length: Math.round((top - bottom) / step) + 1 },
    (_, place) => bottom + place * step,
  );
  return { ticks, place: (value) => (value - bottom) / (top - bottom) };
}

/** The next step of 1, 2, 2.5 or 5 times a power of ten. */
function findStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 2.5, 5].find((times) => times * power >= least * 0.999) ?? 10) * power;
}

/** The months at which a time of so many months is drawn: each month when it is short, otherwise the end of each year. */
export function listMonths(months: number): number[] {
  const step = months <= 36 ? 1 : 12;
  const marks = Array.from({ length: Math.floor(months / step) + 1 }, (_, place) => place * step);
  return marks.at(-1) === months ? marks : [...marks, months];
}

/** Months that are named along the bottom: about five, all but the first the same distance apart. */
export function listNamedMonths(months: number): number[] {
  const step = [1, 3, 6, 12, 24, 36, 60, 120, 180].find((one) => months / one <= 6) ?? 240;
  return Array.from({ length: Math.floor(months / step) + 1 }, (_, place) => place * step);
}
