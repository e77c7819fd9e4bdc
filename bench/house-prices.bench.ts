import { execFile } from 'node:child_process';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { writeMasterLines } from '../domain/src/home-value/index-specimen.ts';
import { measureMs, type Row } from './harness/figures.ts';

const MEBIBYTE = 1024 * 1024;
const SIZE = 60 * MEBIBYTE;
const PROGRAM = fileURLToPath(new URL('../server/src/imports/house-prices.ts', import.meta.url));

/** The import of FHFA's index from a file of 60 MB, as CSV and as JSON: how long it takes, and the most memory of its process. */
export async function measureHousePrices(
  databaseUrl: string,
  folder: string,
  env: Record<string, string>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const form of ['csv', 'json'] as const) {
    const file = join(folder, `hpi_master.${form}`);
    await writeMaster(file, form);
    let printed = '';
    const time = await measureMs(async () => {
      const program = `process.argv.splice(1, 0, ''); process.on('exit', () => console.log(process.resourceUsage().maxRSS)); await import(${JSON.stringify(PROGRAM)})`;
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['--input-type=module', '-e', program, file],
        {
          env: { ...env, DATABASE_URL: databaseUrl },
        },
      );
      printed = stdout;
    });
    const kibibytes = Number(printed.trim().split('\n').at(-1));
    rows.push({
      what: `import of a house price index of 60 MB, ${form}`,
      figure: `${(time / 1000).toFixed(1)} s, ${Math.round(kibibytes / 1024)} MB`,
      bound: '60 s, 512 MB',
      holds: time < 60_000 && kibibytes <= 512 * 1024,
    });
  }
  return rows;
}

/** Every state and 401 metros since 1975 in the series that is kept, and other series until the file is large enough. */
async function writeMaster(path: string, form: 'csv' | 'json'): Promise<void> {
  const [heading = '', ...kept] = writeMasterLines({ from: 1975, until: 2025, metros: [], note: '' });
  const names = heading.split(',');
  const other = kept.map((line) => line.replace('all-transactions', 'expanded-data'));
  const file = await open(path, 'w');
  let size = 0;
  const write = async (text: string) => {
    size += text.length;
    await file.write(text);
  };
  const format = (lines: readonly string[]) =>
    form === 'csv'
      ? `${lines.join('\n')}\n`
      : lines.map((line) => `${JSON.stringify(toRecord(names, line))},\n`).join('');
  await write(form === 'csv' ? `${heading}\n` : '[');
  for (let at = 0; size < SIZE - 12 * MEBIBYTE * (form === 'json' ? 2 : 1); at += 1)
    await write(format(other.slice((at * 5_000) % other.length).slice(0, 5_000)));
  for (let at = 0; at < kept.length; at += 5_000) {
    const text = format(kept.slice(at, at + 5_000));
    await write(form === 'json' && at + 5_000 >= kept.length ? `${text.slice(0, -2)}]` : text);
  }
  await file.close();
}

function toRecord(names: readonly string[], line: string): Record<string, string | number | null> {
  const fields = /"/.test(line) ? line.replace(/"(.*), (.*)"/, '$1; $2').split(',') : line.split(',');
  return Object.fromEntries(names.map((name, at) => [name, fields[at]?.replace(';', ',') || null]));
}
