import { createReadStream } from 'node:fs';
import { describeAreaChanges } from '@porchlight/domain/home-value/changed-areas.ts';
import type { HousePriceFile } from '@porchlight/domain/home-value/figure-collector.ts';
import { createHousePriceReader } from '@porchlight/domain/home-value/house-price-file.ts';
import { createHousePriceJsonReader } from '@porchlight/domain/home-value/house-price-json.ts';
import { HousePriceFileRefusal } from '@porchlight/domain/home-value/house-price-line.ts';
import { readConfig } from '../config.ts';
import { replaceHousePrices } from '../features/kernel/house-prices/house-prices.service.ts';
import type { StoredFigure } from '../features/kernel/house-prices/house-prices.table.ts';
import { refuse, useInstallation } from './use-installation.ts';

// FHFA's house price index: hpi_master.csv or .json, or a table of metros or states with one column for each quarter.
process.exitCode = await importHousePrices(process.argv.slice(2));

type ReadFile = { file: HousePriceFile; figures: ReadonlyMap<string, readonly StoredFigure[]> };

/**
 * Reads a file of FHFA's index part by part and keeps only the figures that are stored: some 80,000 of a master file. CSV and JSON are told
 * apart by the first character. Throws HousePriceFileRefusal where it is none, or not whole.
 */
async function readHousePriceFile(path: string): Promise<ReadFile> {
  const figures = new Map<string, StoredFigure[]>();
  const keep = ({
    code,
    quarter,
    index,
    error,
  }: {
    code: string;
    quarter: string;
    index: string;
    error: string | null;
  }) => {
    const ofArea = figures.get(code) ?? [];
    // Copies: a piece of a text would keep the whole part of the file that it was cut from.
    ofArea.push([copy(quarter), copy(index), error && copy(error)]);
    figures.set(copy(code), ofArea);
  };
  let reader: { readPart(text: string): void; finish(): HousePriceFile } | undefined;
  for await (const part of createReadStream(path, { encoding: 'utf8', highWaterMark: 256 * 1024 })) {
    const text = part as string;
    reader ??= /^\uFEFF?\s*[[{]/.test(text) ? createHousePriceJsonReader(keep) : createLineReader(keep);
    reader.readPart(text);
  }
  return { file: (reader ?? createLineReader(keep)).finish(), figures };
}

const copy = (text: string) => Buffer.from(text).toString();

function createLineReader(keep: Parameters<typeof createHousePriceReader>[0]) {
  const reader = createHousePriceReader(keep);
  let rest = '';
  return {
    readPart(text: string) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) reader.readLine(line, true);
    },
    finish() {
      if (rest !== '') reader.readLine(rest, false);
      return reader.finish();
    },
  };
}

async function importHousePrices([path, ...more]: string[]): Promise<number> {
  const result = readConfig();
  if ('problems' in result) return refuse(...result.problems);
  if (path === undefined || more.length > 0)
    return refuse('Give one file: npm run data:house-prices -- FILE');
  try {
    const { file, figures } = await readHousePriceFile(path);
    await useInstallation(result.config, async (database) => {
      const changes = await replaceHousePrices(database, file, figures, new Date());
      const until = [
        ...(file.newestState === '' ? [] : [`states to ${file.newestState}`]),
        ...(file.newestMetro === '' ? [] : [`metros to ${file.newestMetro}`]),
      ];
      console.log(`The house price index of ${file.areas.size} areas is stored: ${until.join(', ')}.`);
      for (const sentence of describeAreaChanges(changes)) console.log(sentence);
    });
    return 0;
  } catch (error) {
    if (error instanceof HousePriceFileRefusal) return refuse(error.message);
    if (error instanceof Error && 'code' in error && 'path' in error && error.path === path)
      return refuse(`${path} cannot be read; nothing was changed.`);
    throw error;
  }
}
