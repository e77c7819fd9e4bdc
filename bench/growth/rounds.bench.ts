import type { Row } from '../harness/figures.ts';
import { type ClockTimes, timeClockWork } from './clock-work.ts';
import { makeInstallation } from './growth.bench.ts';

/** Of all jobs of the clock with nothing new, in ms: 5 s for each 100,000 buyers up to 100,000, 30 s for a million. */
const bounds: readonly [buyers: number, ms: number][] = [
  [100_000, 5_000],
  [1_000_000, 30_000],
];

/** Each job of the clock among so many buyers, and all of them together: the first time, with nothing new, and as a month begins. */
export async function measureRounds(databaseUrl: string, buyers: number): Promise<Row[]> {
  const times = await timeClockWork(await makeInstallation(databaseUrl, 'rounds', buyers));
  const size = `${buyers.toLocaleString('en')} buyers`;
  const bound = bounds.find(([most]) => buyers <= most)?.[1];
  const whole = sum(times, 'again');
  return [
    ...times.map(({ job, every, first, again, month }) => ({
      what: `${size}: ${job}, each ${every}`,
      figure: `${inSeconds(first)}, then ${inSeconds(again)}, a month's first ${inSeconds(month)}`,
      bound: 'none',
      holds: true,
    })),
    {
      what: `${size}: all jobs of the clock the first time, and as a month begins`,
      figure: `${inSeconds(sum(times, 'first'))}, ${inSeconds(sum(times, 'month'))} by one process`,
      bound: 'none',
      holds: true,
    },
    {
      what: `${size}: all jobs of the clock with nothing new`,
      figure: inSeconds(whole),
      bound: bound === undefined ? 'none' : `<= ${bound / 1_000} s`,
      holds: bound === undefined || whole <= bound,
    },
  ];
}

const sum = (times: readonly ClockTimes[], which: 'first' | 'again' | 'month') =>
  times.reduce((total, each) => total + each[which], 0);

const inSeconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`;
