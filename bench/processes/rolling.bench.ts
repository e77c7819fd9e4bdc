import { workWhile } from '../../testing/app/work-while.ts';
import { signUpBuyer } from '../../testing/people/test-buyer.ts';
import { startSeveral } from '../../testing/processes/several-processes.ts';
import { createDatabase } from '../export.bench.ts';
import { percentile, type Row } from '../harness/figures.ts';

const AT_ONCE = 8;

/** Three processes behind a proxy are restarted one after the other while pages read, tick and upload: no request fails. */
export async function measureRollingRestart(databaseUrl: string): Promise<Row[]> {
  const several = await startSeveral([0, 0, 0], await createDatabase(databaseUrl, 'rolling'));
  try {
    const buyer = await signUpBuyer(several);
    const codes: (number | null)[] = [];
    const { requests, failures, shed, milliseconds } = await workWhile(
      several.origin,
      buyer,
      AT_ONCE,
      async () => {
        for (const number of [0, 1, 2]) codes.push(await several.restart(number));
      },
    );
    for (const failure of new Set(failures)) console.error(failure);
    const p99 = percentile(milliseconds, 0.99).toFixed(0);
    return [
      {
        what: `Rolling restart of three processes, ${AT_ONCE} at once: failed of ${requests} requests (p99 ${p99} ms, ${shed} shed)`,
        figure: String(failures.length),
        bound: '0',
        holds: failures.length === 0 && codes.every((code) => code === 0),
      },
    ];
  } finally {
    await several.close();
  }
}
