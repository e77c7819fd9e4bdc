import { splitGlossaryTerms } from '@porchlight/domain/guide/glossary.ts';
import { paths } from '../../paths.ts';

/** Marks a link to a term for the help that opens beside it (term-help.tsx). */
export const TERM_ATTRIBUTE = 'data-term';

/**
 * A sentence of the guide whose terms lead into the glossary. Plain links: the glossary is a page of its own kind, which the
 * browser opens at the right place by itself.
 */
export function StageText({ children }: { children: string }) {
  let end = 0;
  return splitGlossaryTerms(children).map(({ text, slug }) => {
    end += text.length;
    return slug === undefined ? text : <TermLink key={end} slug={slug} text={text} />;
  });
}

function TermLink({ slug, text }: { slug: string; text: string }) {
  return (
    <a
      href={paths.glossary(slug)}
      {...{ [TERM_ATTRIBUTE]: slug }}
      className="rounded-s underline decoration-dotted decoration-1 underline-offset-4 hover:decoration-solid print:no-underline"
    >
      {text}
    </a>
  );
}
