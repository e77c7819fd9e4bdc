/** A partition that is to be: what it is called, and the times from `from` on and before `until`. */
export type Period = { name: string; from: Date; until: Date };

/** A partition that is there; the first one has no beginning. */
export type Bounds = { name: string; from: Date | undefined; until: Date };

/** How far ahead partitions are made: while a failing job goes unattended for so long, rows still find one. */
const MONTHS_AHEAD = 3;

/** The period of so many months that `now` is in, and those that begin within three months, by the calendar of UTC. */
export function listPeriods(table: string, months: number, now: Date): Period[] {
  const month = now.getUTCFullYear() * 12 + now.getUTCMonth();
  const first = month - (month % months);
  const count = 1 + Math.floor((month + MONTHS_AHEAD - first) / months);
  return Array.from({ length: count }, (_, place) => {
    const from = first + place * months;
    return { name: `${table}_${write(from)}`, from: begin(from), until: begin(from + months) };
  });
}

/** Those of which no partition has the beginning. */
export function findMissingPeriods(periods: readonly Period[], bounds: readonly Bounds[]): Period[] {
  return periods.filter(
    ({ from }) => !bounds.some((each) => (each.from === undefined || each.from <= from) && each.until > from),
  );
}

const begin = (month: number) => new Date(Date.UTC(Math.floor(month / 12), month % 12, 1));

const write = (month: number) => `${Math.floor(month / 12)}_${String((month % 12) + 1).padStart(2, '0')}`;
