/**
 * Whether five digits are the FIPS code of a county or what counts as one (parish, borough, independent city, planning region,
 * municipality of Puerto Rico, island area). Those of FHFA's list for 2026, and the codes that earlier lists had in Alaska, Connecticut
 * and South Dakota.
 */
export function isCountyCode(fips: string): boolean {
  const runs = COUNTIES[fips.slice(0, 2)];
  const county = Number(fips.slice(2));
  return (
    runs?.split(' ').some((run) => {
      const [first = 0, last = first, step = 2] = run.split(/[-/]/).map(Number);
      return county >= first && county <= last && (county - first) % step === 0;
    }) ?? false
  );
}

/** Every code that `isCountyCode` knows, in order. */
export function listCountyCodes(): string[] {
  const codes = Object.entries(COUNTIES).flatMap(([state, runs]) =>
    runs.split(' ').flatMap((run) => {
      const [first = 0, last = first, step = 2] = run.split(/[-/]/).map(Number);
      const count = Math.floor((last - first) / step) + 1;
      return Array.from({ length: count }, (_, at) => state + String(first + at * step).padStart(3, '0'));
    }),
  );
  // Keys like "10" come before those like "01".
  return codes.toSorted();
}

/**
 * By the two digits of a state: single codes, and runs from one code to another. Counties were numbered in odd numbers, so a run counts in
 * twos; where it does not, its step follows a slash.
 */
const COUNTIES: Readonly<Record<string, string>> = {
  '01': '1-133',
  '02': '13 16 20 50 60 63 66-70 90 100 105 110 122 130 150 158 164 170 180 185 188 195 198 201 220-240/10 261 270 275-280/5 282 290',
  '04': '1-11 12 13-27',
  '05': '1-149',
  '06': '1-115',
  '08': '1-13 14 15-125',
  '09': '1-15 110-190/10',
  '10': '1-5',
  '11': '1',
  '12': '1-23 27-85 86 87-133',
  '13': '1-39 43-201 205-321',
  '15': '1-9',
  '16': '1-87',
  '17': '1-203',
  '18': '1-183',
  '19': '1-197',
  '20': '1-209',
  '21': '1-239',
  '22': '1-127',
  '23': '1-31',
  '24': '1-5 9-47 510',
  '25': '1-27',
  '26': '1-165',
  '27': '1-173',
  '28': '1-163',
  '29': '1-185 186 187 189 195-229 510',
  '30': '1-111',
  '31': '1-185',
  '32': '1-23 27-33 510',
  '33': '1-19',
  '34': '1-41',
  '35': '1-5 6 7-27 28 29-61',
  '36': '1-123',
  '37': '1-199',
  '38': '1-105',
  '39': '1-175',
  '40': '1-153',
  '41': '1-71',
  '42': '1-133',
  '44': '1-9',
  '45': '1-91',
  '46': '3-101 102 103-115 117-129 135 137',
  '47': '1-189',
  '48': '1-507',
  '49': '1-57',
  '50': '1-27',
  '51': '1-35 36 37 41-53 57-121 125 127 131-149 153-187 191-199 510-550/10 570-590/10 595 600-670/10 678 680 683 685 690-730/10 735 740-770/10 775 790-840/10',
  '53': '1-77',
  '54': '1-109',
  '55': '1-77 78 79-141',
  '56': '1-45',
  '60': '10-50/10',
  '66': '10',
  '69': '85 100-120/10',
  '72': '1-53 54 55-153',
  '78': '10-30/10',
};

/**
 * States whose county codes changed in the last years, so that a list may hold the old ones or the new: Alaska, Connecticut, South
 * Dakota. Of these one row is enough.
 */
const CHANGED_STATES = ['02', '09', '46'];

/** From here on codes are territories', which not every list holds. */
const FIRST_TERRITORY = '60';

/**
 * The counties of the fifty states and the District that a list lacks, by their five digits; of a state whose codes changed its two
 * digits, where it has no county at all.
 */
export function findMissingCounties(held: ReadonlySet<string>): string[] {
  const states = new Set([...held].map((fips) => fips.slice(0, 2)));
  const needed = listCountyCodes().filter((fips) => fips < FIRST_TERRITORY);
  const missing = [
    ...CHANGED_STATES.filter((state) => !states.has(state)),
    ...needed.filter((fips) => !CHANGED_STATES.includes(fips.slice(0, 2)) && !held.has(fips)),
  ];
  return missing.toSorted();
}
