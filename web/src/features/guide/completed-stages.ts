import { type GuideStageSlug, guideStages } from '@porchlight/domain/guide/guide.ts';

/** specification 3, browser storage: a list of stage slugs. */
const KEY = 'completedStages';

/** The stages completed in this browser, in the guide's order. What an older version left that is no stage is passed over. */
export function readCompletedStages(): GuideStageSlug[] {
  const kept = readKept();
  return guideStages.map(({ slug }) => slug).filter((slug) => kept.includes(slug));
}

/**
 * Adds stages, each once, and gives the whole list. Where the browser keeps nothing (storage full or forbidden) the list
 * holds for as long as the page is open.
 */
export function addCompletedStages(slugs: readonly GuideStageSlug[]): GuideStageSlug[] {
  const all = [...new Set([...readKept(), ...slugs])];
  unkept = all;
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // The list above holds them.
  }
  return readCompletedStages();
}

let unkept: readonly unknown[] = [];

function readKept(): readonly unknown[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? [...new Set([...kept, ...unkept])] : unkept;
  } catch {
    return unkept;
  }
}
