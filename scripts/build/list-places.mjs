// Where each part of the bundled server comes from, as bundle-places.mjs reads it.
import { relative, resolve } from 'node:path';
import { decode } from '@jridgewell/sourcemap-codec';
import { root } from '../project.mjs';

/**
 * Of each chunk `[line, column, source, line of the source]` in one flat list, for each first column of a new source line, counted
 * from one. Of libraries only where each of their files begins: 0 as the line.
 */
export function listPlaces(chunks, folder) {
  const sources = [];
  const numbers = new Map();
  const numberOf = (path) => {
    if (!numbers.has(path)) numbers.set(path, sources.push(path) - 1);
    return numbers.get(path);
  };
  const files = Object.fromEntries(
    chunks.map(({ fileName, map }) => {
      if (!map) return [fileName, []];
      const paths = map.sources.map((source) => relative(root, resolve(folder, source)));
      const places = [];
      let last = '';
      for (const [index, segments] of decode(map.mappings).entries()) {
        for (const [column, source, sourceLine] of segments) {
          if (source === undefined) continue;
          const path = paths[source];
          const shown = path.includes('node_modules/') ? 0 : sourceLine + 1;
          const place = `${source}:${shown}`;
          if (place === last) continue;
          last = place;
          places.push(index + 1, column + 1, numberOf(path), shown);
        }
      }
      return [fileName, places];
    }),
  );
  return { sources, files };
}
