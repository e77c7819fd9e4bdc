// Where each part of the bundled server comes from: what a line of the log says of an error has to name the file of a person.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

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
