import { states } from '../../kernel/states.ts';

const HEADINGS =
  'hpi_type,hpi_flavor,frequency,level,place_name,place_id,yr,period,index_nsa,index_sa,rstderr,note';

/**
 * The lines of a file laid out as hpi_master.csv, with made-up figures: every state and 400 metros in Ohio, and those that are given, each
 * quarter of the years from `from` to `until`. For tests and measurements.
 */
export function formatMasterLines({
  from,
  until,
  metros,
  note,
}: {
  from: number;
  until: number;
  metros: readonly { code: string; name: string }[];
  note: string;
}): string[] {
  const cities = Array.from({ length: 400 }, (_, at) => ({
    code: String(20_000 + at),
    name: `City ${at}, OH`,
  }));
  const areas = [
    ...Object.entries(states).map(([code, name]) => ({ level: 'State', code, name })),
    ...[...cities, ...metros].map((metro) => ({ level: 'MSA', ...metro, name: `"${metro.name}"` })),
  ];
  const lines = [HEADINGS];
  for (const [at, { level, code, name }] of areas.entries())
    for (let year = from; year <= until; year += 1)
      for (let period = 1; period <= 4; period += 1) {
        const index = (100 + (at % 40) + (year - from) * 4 + period).toFixed(2);
        lines.push(
          `traditional,all-transactions,quarterly,${level},${name},${code},${year},${period},${index},,1.25,${note}`,
        );
      }
  return lines;
}
