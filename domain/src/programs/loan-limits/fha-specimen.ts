import type { UnitLimits } from './conforming-limit-table.ts';

/** A line in the layout of HUD's list, of a floor county of 2026 where nothing else is said; tests alone make them. */
export function formatFhaLine({
  state,
  county,
  name,
  kind = 'S',
  limits = [541_287, 693_050, 837_700, 1_041_125],
}: {
  state: string;
  county: string;
  name: string;
  kind?: string;
  limits?: UnitLimits;
}): string {
  const digits = (amount: number) => String(amount).padStart(7, '0');
  return [
    '33860'.padEnd(10),
    'MONTGOMERY, AL'.padEnd(50),
    '203B ',
    kind,
    digits(90_000),
    ...limits.map(digits),
    state,
    county,
    'STATE'.padEnd(26),
    name.padEnd(15),
    '20260101',
  ].join('');
}
