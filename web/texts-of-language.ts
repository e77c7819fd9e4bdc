import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin, parseSync } from 'vite';
import { PSEUDO_LOCALE } from './language.ts';

const root = normalizePath(fileURLToPath(new URL('../', import.meta.url)));
/** Texts of the screens are in content; what a rule says of its figures, beside the rule. */
const ENGLISH = /^((?:content|domain)\/src\/(?:.+\/)?)en\//;
const disguise = fileURLToPath(new URL('pseudo-locale.ts', import.meta.url));
const PLAIN = '?plain';

/**
 * Gives a build its language: sources import English texts, of a folder `en`, and get those of the folder of its language in their place.
 * Nothing is chosen when a page runs.
 */
export function provideTexts(language: string): Plugin {
  if (language === 'en') return { name: 'texts-of-language' };
  return language === PSEUDO_LOCALE ? disguiseTexts() : replaceFolder(language);
}

function replaceFolder(language: string): Plugin {
  return {
    name: 'texts-of-language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found || !isEnglish(found.id)) return found;
      return root + found.id.slice(root.length).replace(ENGLISH, `$1${language}/`);
    },
  };
}

/** Each module of English texts is one that takes its exports from the module itself and disguises them. */
function disguiseTexts(): Plugin {
  return {
    name: 'texts-of-language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer?.endsWith(PLAIN)) return null;
      const found = await this.resolve(source, importer.slice(0, -PLAIN.length), {
        ...options,
        skipSelf: true,
      });
      return found && isEnglish(found.id) ? `${found.id}${PLAIN}` : found;
    },
    load(id) {
      if (!isEnglish(id) || id.endsWith(PLAIN)) return null;
      const names = listExports(id);
      return [
        `import * as original from ${JSON.stringify(`${id}${PLAIN}`)};`,
        `import { disguise } from ${JSON.stringify(disguise)};`,
        ...names.map((name) => `export const ${name} = disguise(original.${name}, '${name}');`),
      ].join('\n');
    },
  };
}

function isEnglish(id: string): boolean {
  return id.startsWith(root) && ENGLISH.test(id.slice(root.length));
}

/** What a module of texts exports, types left out. */
function listExports(file: string): string[] {
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.exportKind === 'type') return [];
    const { declaration } = statement;
    if (declaration?.type === 'FunctionDeclaration') return declaration.id ? [declaration.id.name] : [];
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  });
}
