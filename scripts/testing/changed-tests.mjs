/** The folders of a feature, each with the feature's name as its one group. */
const HOMES = [/^web\/src\/features\/([^/]+)\//, /^server\/src\/features\/[^/]+\/([^/]+)\//];
/** Rules and texts, whose names are mostly those of features, and sometimes what several share. */
const SHARED_HOMES = [/^domain\/src\/([^/]+)\//, /^content\/src\/en\/([^/.]+)[/.]/];
/** What a test of Vitest may import. */
const SOURCE = /^(domain|content|server|web|scripts)\/.+\.(ts|tsx|mjs)$/;

/**
 * Which tests belong to changed files. Unit and endpoint tests are found by their imports, so only the files are listed. Browser tests go
 * by name: those in a folder with the feature's name, and those whose own name is the feature's or begins with it.
 *
 * @param {readonly string[]} files paths from the project's root, with `/`
 * @param {readonly string[]} specs every browser test, likewise
 * @returns {{ sources: string[], browserTests: string[], withoutBrowserTests: string[] }} the last are features that have none by name
 */
export function findChangedTests(files, specs) {
  const features = listNames(files, HOMES);
  const names = [...features, ...listNames(files, SHARED_HOMES)];
  return {
    sources: files.filter((file) => SOURCE.test(file)),
    browserTests: specs.filter((spec) => files.includes(spec) || names.some((name) => belongsTo(spec, name))),
    withoutBrowserTests: features.filter((feature) => !specs.some((spec) => belongsTo(spec, feature))),
  };
}

function listNames(files, homes) {
  const names = files.flatMap((file) => homes.flatMap((home) => home.exec(file)?.[1] ?? []));
  return [...new Set(names)].sort();
}

function belongsTo(spec, feature) {
  const [, area, name] = /^e2e\/([^/]+)\/(.+)\.spec\.ts$/.exec(spec) ?? [];
  return area === feature || name === feature || (name?.startsWith(`${feature}-`) ?? false);
}
