import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listContentFiles } from './content-files.mjs';
import { listDomainFiles } from './domain-files.mjs';
import { enter, registrations } from './registrations.mjs';
import { listServerFiles } from './server-files.mjs';
import { listWebFiles } from './web-files.mjs';

/**
 * Writes the files of a new feature below `folder` and enters it into the lists. The paths it wrote and changed.
 *
 * @throws where there is such a feature already; nothing is written then.
 */
export function writeFeature(folder, names) {
  const homes = {
    'domain/src': listDomainFiles(names),
    'content/src/en': listContentFiles(names),
    [`server/src/features/product/${names.name}`]: listServerFiles(names),
    [`web/src/features/${names.name}`]: listWebFiles(names),
  };
  const files = Object.entries(homes).flatMap(([home, texts]) =>
    Object.entries(texts).map(([path, text]) => ({ path: `${home}/${path}`, text })),
  );
  const taken = files.find(({ path }) => existsSync(join(folder, path)));
  if (taken) throw new Error(`There is ${taken.path} already. Nothing was written.`);
  const lists = registrations.map(({ path, lines }) => ({
    path,
    text: enter(readFileSync(join(folder, path), 'utf8'), lines(names), path),
  }));
  for (const { path, text } of [...files, ...lists]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return { written: files.map(({ path }) => path), changed: lists.map(({ path }) => path) };
}
