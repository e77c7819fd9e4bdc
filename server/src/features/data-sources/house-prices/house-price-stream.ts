import { createReadStream } from 'node:fs';
import type { HousePriceFile } from '@porchlight/domain/owned-home/home-value/figure-collector.ts';
import { createHousePriceReader } from '@porchlight/domain/owned-home/home-value/house-price-file.ts';
import { createHousePriceJsonReader } from '@porchlight/domain/owned-home/home-value/house-price-json.ts';
import type { StoredFigure } from './house-prices.table.ts';

type ReadFile = { file: HousePriceFile; figures: ReadonlyMap<string, readonly StoredFigure[]> };

/**
 * Reads a file of FHFA's index part by part and keeps only the figures that are stored: some 80,000 of a master file. The first character
 * distinguishes CSV from JSON. Throws HousePriceFileRefusal where it is none, or not whole.
 */
export async function loadHousePriceFile(path: string): Promise<ReadFile> {
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
