// Where each part of the bundled server comes from: what a line of the log says of an error has to name the file of a person.
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

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
      for (const [line, column, source, sourceLine] of readMappings(map.mappings)) {
        const path = paths[source];
        const shown = path.includes('node_modules/') ? 0 : sourceLine;
        const place = `${source}:${shown}`;
        if (place === last) continue;
        last = place;
        places.push(line, column, numberOf(path), shown);
      }
      return [fileName, places];
    }),
  );
  return { sources, files };
}

/** Makes stacks of errors name the files that a bundle was made from. Its list is read with the first error whose stack is asked for. */
export function nameSourcePlaces(folder) {
  const prefix = pathToFileURL(join(folder, '/')).href;
  let places;
  const describe = (frame) => {
    const text = String(frame);
    const file = frame.getScriptNameOrSourceURL();
    if (!file?.startsWith(prefix)) return text;
    places ??= JSON.parse(readFileSync(join(folder, 'places.json'), 'utf8'));
    const found = findPlace(
      places,
      file.slice(prefix.length),
      frame.getLineNumber(),
      frame.getColumnNumber(),
    );
    return found ? text.replace(/file:[^()]+(?=\)?$)/, found) : text;
  };
  Error.prepareStackTrace = (error, frames) =>
    [Error.prototype.toString.call(error), ...frames.map((frame) => `    at ${describe(frame)}`)].join('\n');
}

function findPlace({ sources, files }, name, line, column) {
  const list = files[name];
  if (!list) return undefined;
  let low = 0;
  let high = list.length / 4;
  while (low < high) {
    const middle = (low + high) >> 1;
    const foundLine = list[middle * 4];
    const foundColumn = list[middle * 4 + 1];
    if (foundLine < line || (foundLine === line && foundColumn <= column)) low = middle + 1;
    else high = middle;
  }
  if (low === 0) return undefined;
  const [, , source, sourceLine] = list.slice((low - 1) * 4, low * 4);
  const path = pathToFileURL(join(root, sources[source])).href;
  return sourceLine === 0 ? path : `${path}:${sourceLine}`;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The mappings of a source map (ECMA-426), lines and columns counted from one. */
function* readMappings(mappings) {
  let [source, sourceLine] = [0, 0];
  for (const [index, line] of mappings.split(';').entries()) {
    let column = 0;
    for (const segment of line.split(',')) {
      const [columnStep, sourceStep, lineStep] = readNumbers(segment);
      if (columnStep === undefined) continue;
      column += columnStep;
      if (sourceStep === undefined) continue;
      source += sourceStep;
      sourceLine += lineStep;
      yield [index + 1, column + 1, source, sourceLine + 1];
    }
  }
}

function readNumbers(segment) {
  const numbers = [];
  let [value, shift] = [0, 0];
  for (const character of segment) {
    const digit = DIGITS.indexOf(character);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return numbers;
}
