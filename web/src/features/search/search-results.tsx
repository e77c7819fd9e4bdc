import * as texts from '@porchlight/content/en/search.ts';
import { markFoundWords } from '@porchlight/domain/search/marked-text.ts';
import type { FoundKind } from '@porchlight/domain/search/result-order.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { kindTitles, type Result } from './found-text.ts';

/** Results of a group that show before the rest is asked for. */
const SHOWN_AT_FIRST = 6;

/** What was found, by kind, with the words that were found marked. Groups are in the order of their first result. */
export function SearchResults({ results }: { results: readonly Result[] }) {
  const kinds = new Set(results.map(({ kind }) => kind));
  return [...kinds].map((kind) => (
    <ResultGroup key={kind} kind={kind} results={results.filter((result) => result.kind === kind)} />
  ));
}

function ResultGroup({ kind, results }: { kind: FoundKind; results: readonly Result[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? results : results.slice(0, SHOWN_AT_FIRST);
  const hidden = results.length - shown.length;
  const heading = `found-${kind}`;
  return (
    <section aria-labelledby={heading} className="grid gap-3">
      <h2 id={heading} className="flex items-baseline gap-2.5 text-2xl">
        {kindTitles[kind]}
        <span className="figure-tabular font-normal font-sans text-[.9375rem] text-ink-soft tracking-normal">
          {results.length}
        </span>
      </h2>
      <ul className="grid divide-y divide-line border-line border-y">
        {shown.map(({ key, to, title, detail, excerpt, matched }) => (
          <li key={key} className="relative grid gap-1 py-4 hover:bg-sunken/60">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <Link
                to={to}
                className="font-semibold text-dusk underline-offset-4 after:absolute after:inset-0 hover:underline [overflow-wrap:anywhere]"
              >
                <Marked text={title} matched={matched} />
              </Link>
              {detail !== undefined && (
                <span className="figure-tabular text-[.875rem] text-ink-soft">{detail}</span>
              )}
            </p>
            {excerpt !== '' && (
              <p className="max-w-[68ch] text-[.9688rem] text-ink-soft [overflow-wrap:anywhere]">
                <Marked text={excerpt} matched={matched} />
              </p>
            )}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <p>
          <Button size="small" onClick={() => setShowsAll(true)}>
            {texts.showMore(hidden)}
          </Button>
        </p>
      )}
    </section>
  );
}

function Marked({ text, matched }: { text: string; matched: ReadonlySet<string> }) {
  return markFoundWords(text, matched).map((piece) =>
    piece.isMarked ? (
      <mark key={piece.start} className="rounded-[3px] bg-lamp-soft text-lamp-ink">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
