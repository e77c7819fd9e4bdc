import * as texts from '@porchlight/content/en/search-bar.ts';
import type { SearchEntry } from '@porchlight/domain/search/search.ts';

/** What a result is, in the order in which a buyer's own come before the rest. */
export const foundKinds = [
  'figure',
  'document',
  'note',
  'task',
  'milestone',
  'stage',
  'tool',
  'term',
  'help',
] as const;
export type FoundKind = (typeof foundKinds)[number];

export const kindTitles: Record<FoundKind, string> = {
  figure: texts.inYourPapers,
  document: texts.yourDocuments,
  note: texts.yourNotes,
  task: texts.yourTasks,
  milestone: texts.milestones,
  stage: texts.guide,
  tool: texts.calculators,
  term: texts.glossary,
  help: texts.help,
};

/** Something to find and its address. `key` is unique: two documents may have one name. */
export type FoundText = SearchEntry & { kind: FoundKind; key: string; to: string };

/** A result as it is shown; `detail` names its place, such as a page or a milestone. */
export type Result = {
  kind: FoundKind;
  key: string;
  to: string;
  title: string;
  detail?: string | undefined;
  excerpt: string;
  matched: ReadonlySet<string>;
  /** Done, not needed or locked: nothing to act on. */
  isBehind?: true;
};
