import * as texts from '@porchlight/content/en/guide/screens.ts';
import type { GlossaryEntry } from '@porchlight/domain/guide/glossary.ts';
import { Fragment, memo } from 'react';
import { SourceNote } from '../../ui/source-note.tsx';

/** How the entries of a list look; said once for the list, because there are many. */
export const entriesLook =
  '[&_p_a]:text-link [&_dd]:mt-1 [&_dd]:grid [&_dd]:max-w-[68ch] [&_dd]:gap-2 [&_dt]:font-semibold [&_dt]:text-[1.125rem] ' +
  '[&>div]:-mx-4 [&>div]:rounded-m [&>div]:p-4 [&>div]:break-inside-avoid [&>div]:target:bg-lamp-soft';

/** One term with all that is known of it. `terms` gives the names of the entries it refers to, by slug. */
export const GlossaryEntryView = memo(function GlossaryEntryView({
  entry: { slug, term, definition, explanation, related = [], sources = [] },
  terms,
  isHidden,
  onFollow,
}: {
  entry: GlossaryEntry;
  terms: ReadonlyMap<string, string>;
  isHidden: boolean;
  onFollow: () => void;
}) {
  return (
    <div id={slug} hidden={isHidden}>
      <dt>{term}</dt>
      <dd>
        <p>{definition}</p>
        {explanation !== undefined && <p>{explanation}</p>}
        {related.length > 0 && (
          <p>
            {texts.seeAlso}{' '}
            {related.map((other, index) => (
              <Fragment key={other}>
                {index > 0 && ', '}
                <a href={`#${other}`} onClick={onFollow}>
                  {terms.get(other)}
                </a>
              </Fragment>
            ))}
          </p>
        )}
        {sources.map((source) => (
          <SourceNote key={source.source} {...source} />
        ))}
      </dd>
    </div>
  );
});
