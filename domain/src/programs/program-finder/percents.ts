/** Six places, as many as a percent on the wire has. */
const PLACES = 6;
const SCALE = 10n ** BigInt(PLACES);

/** A percent as a whole number of millionths: "3.5" is 3,500,000. At most six places. */
export function parsePercent(percent: string): bigint {
  const [whole = '0', fraction = ''] = percent.split('.');
  return BigInt(whole) * SCALE + BigInt(fraction.slice(0, PLACES).padEnd(PLACES, '0'));
}

/** Whether an amount is more than so many percent of a base; exact. Both in whole cents. */
export function isAbovePercent(amount: number, percent: string, base: number): boolean {
  return BigInt(amount) * 100n * SCALE > parsePercent(percent) * BigInt(base);
}

/** The most whole cents that are not more than so many percent of a base. */
export function floorPercent(percent: string, base: number): number {
  return Number((parsePercent(percent) * BigInt(base)) / (100n * SCALE));
}

/** So many percent of an amount, half a cent up. Both in whole cents. */
export function computePercent(percent: string, base: number): number {
  const whole = 100n * SCALE;
  return Number((parsePercent(percent) * BigInt(base) * 2n + whole) / (2n * whole));
}

/** A percent without zeros at its end: "10.0" is "10". */
export function tidyPercent(percent: string): string {
  return percent.includes('.') ? percent.replace(/\.?0+$/, '') : percent;
}
