import type { Plugin } from 'vite';

const icon = /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs/;
const maker = /lucide-react\/dist\/esm\/createLucideIcon\.mjs/;

/**
 * Leaves out of every icon what a page does not need: its former names, its size (24, as without one), a name for its data, and the six
 * random letters that tell each of its lines apart, for which a number within the icon does. Random letters do not compress. And of the
 * function that makes icons, what serves developer tools alone. About 1,100 bytes of the dashboard. What has another form stays as it is.
 */
export function shortenIcons(): Plugin {
  return {
    name: 'shorten-icons',
    transform(code, id) {
      if (icon.test(id)) return { code: shortenIcon(code), map: null };
      return maker.test(id) ? { code: shortenMaker(code), map: null } : undefined;
    },
  };
}

function shortenIcon(code: string): string {
  let line = 0;
  return code
    .replace(/,\s*aliases: \[[^\]]*\]/, '')
    .replace(/\bkey: "\w+"/g, () => `key: "${line++}"`)
    .replace(/\n {2}size: 24,/, '')
    .replace(
      /const __iconData = (\{\n[\s\S]*?\n\});\n__iconData\.node;\nconst (\w+) = createLucideIcon\(__iconData\);\n+export \{ __iconData, /,
      'const $2 = createLucideIcon($1);\nexport { ',
    );
}

/** Icons are made from their data, not from a name, and are called by their names in developer tools alone. */
function shortenMaker(code: string): string {
  return code
    .replace(/typeof iconDataOrName === "string" \? [^:]*: iconDataOrName/, 'iconDataOrName')
    .replace(/ {2}if \(iconData\.name\) \{[^}]*\}\n/, '');
}
