import * as texts from '@porchlight/content/en/search-bar.ts';
import type { FoundKind } from '@porchlight/domain/search/result-order.ts';
import type { SearchEntry } from '@porchlight/domain/search/search.ts';

export const kindTitles: Record<FoundKind, string> = {
  home: texts.yourHomes,
  person: texts.yourPeople,
  date: texts.yourDates,
  document: texts.yourDocuments,
  figure: texts.inYourPapers,
  note: texts.yourNotes,
  task: texts.yourTasks,
  milestone: texts.milestones,
  stage: texts.guide,
  tool: texts.calculators,
  term: texts.glossary,
  help: texts.help,
  line: texts.insideDocuments,
};

/** Something to find and its address. `key` is unique: two documents may have one name. */
export type FoundText = SearchEntry & { kind: FoundKind; key: string; to: string };

/** A result as it is shown; `detail` names its place, such as a page or a milestone. */
export type Result = {
  kind: FoundKind;
  key: string;
  to: string;
  title: string;
  otherName?: string | undefined;
  detail?: string | undefined;
  excerpt: string;
  matched: ReadonlySet<string>;
  documentId?: string | undefined;
  /** Done, not needed or locked: nothing to act on. */
  isBehind?: true;
};
