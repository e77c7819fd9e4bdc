/** Where a rule or figure in an entry comes from, and the day it was last checked (ISO date). */
export type GlossarySource = { source: string; url?: string; checkedOn: string };

/** One term. `slug` is part of the page's address and of the terms in the guide: change the words freely, never the slug. */
export type GlossaryEntry = {
  slug: string;
  term: string;
  /** One or two sentences that make sense alone, for the popover. */
  definition: string;
  /** More, for the glossary page. */
  explanation?: string;
  /** Slugs of other entries. */
  related?: readonly string[];
  sources?: readonly GlossarySource[];
};

export type GlossaryTextPart = { text: string; slug?: string };

/**
 * Splits a text at its glossary terms: `[[earnest-money]]` shows as "earnest money", `[[apr|APR]]` as "APR".
 * Parts with a slug are terms; the rest is plain text.
 */
export function splitGlossaryTerms(text: string): GlossaryTextPart[] {
  const parts: GlossaryTextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(/\[\[([a-z0-9-]+)(?:\|([^\]|]+))?\]\]/g)) {
    const [markup, slug = '', shown] = match;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: shown ?? slug.replaceAll('-', ' '), slug });
    end = match.index + markup.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** The text as it reads, without the marks. */
export function parsePlainText(text: string): string {
  return splitGlossaryTerms(text)
    .map((part) => part.text)
    .join('');
}

export type GlossaryGroup = { letter: string; entries: GlossaryEntry[] };

/** The entries under the letters they begin with, in the order given; entries that begin with another character are under '#'. */
export function groupGlossary(entries: readonly GlossaryEntry[]): GlossaryGroup[] {
  const groups = Map.groupBy(entries, ({ term }) => /^[a-z]/i.exec(term)?.[0].toUpperCase() ?? '#');
  return [...groups].map(([letter, members]) => ({ letter, entries: members }));
}

/** The slugs of the entries whose term or definition has every word of the query, whatever its case; all for an empty one. */
export function findGlossarySlugs(entries: readonly GlossaryEntry[], query: string): Set<string> {
  const words = fold(query).split(/\s+/);
  const found = entries.filter(({ term, definition }) => {
    const text = fold(`${term} ${definition}`);
    return words.every((word) => text.includes(word));
  });
  return new Set(found.map(({ slug }) => slug));
}

function fold(text: string): string {
  return text.trim().toLowerCase().replaceAll('’', "'");
}
