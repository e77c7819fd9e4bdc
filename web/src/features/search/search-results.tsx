import { findExcerpt, markWords } from '@porchlight/domain/search/marked-text.ts';
import type { SearchHits } from '@porchlight/domain/search/search.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import type { FoundKind, FoundText } from './found-text.ts';

/** Results of a group that show before the rest is asked for. */
const SHOWN_AT_FIRST = 6;

const titles: Record<FoundKind, string> = {
  document: 'Your documents',
  milestone: 'Milestones',
  stage: 'Guide',
  term: 'Glossary',
};

/** What was found, by kind, with the words that were found marked. The kind of the best result comes first. */
export function SearchResults({ hits }: { hits: SearchHits<FoundText> }) {
  const kinds = new Set(hits.entries.map(({ kind }) => kind));
  return [...kinds].map((kind) => (
    <ResultGroup
      key={kind}
      kind={kind}
      entries={hits.entries.filter((entry) => entry.kind === kind)}
      matched={hits.matched}
    />
  ));
}

function ResultGroup({
  kind,
  entries,
  matched,
}: {
  kind: FoundKind;
  entries: readonly FoundText[];
  matched: ReadonlySet<string>;
}) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? entries : entries.slice(0, SHOWN_AT_FIRST);
  const hidden = entries.length - shown.length;
  const heading = `found-${kind}`;
  return (
    <section aria-labelledby={heading} className="grid gap-3">
      <h2 id={heading} className="flex items-baseline gap-2.5 text-2xl">
        {titles[kind]}
        <span className="figure-tabular font-normal font-sans text-[.9375rem] text-ink-soft tracking-normal">
          {entries.length}
        </span>
      </h2>
      <ul className="grid divide-y divide-line border-line border-y">
        {shown.map((entry) => (
          <li key={entry.key} className="relative grid gap-1 py-4 hover:bg-sunken/60">
            <Link
              to={entry.to}
              className="font-semibold text-dusk underline-offset-4 after:absolute after:inset-0 hover:underline [overflow-wrap:anywhere]"
            >
              <Marked text={entry.title} matched={matched} />
            </Link>
            {entry.passages.length > 0 && (
              <p className="max-w-[68ch] text-[.9688rem] text-ink-soft">
                <Marked text={findExcerpt(entry.passages, matched)} matched={matched} />
              </p>
            )}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <p>
          <Button size="small" onClick={() => setShowsAll(true)}>
            Show {hidden} more
          </Button>
        </p>
      )}
    </section>
  );
}

function Marked({ text, matched }: { text: string; matched: ReadonlySet<string> }) {
  return markWords(text, matched).map((piece) =>
    piece.isMarked ? (
      <mark key={piece.start} className="rounded-[3px] bg-lamp-soft text-lamp-ink">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
