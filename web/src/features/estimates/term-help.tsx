import * as texts from '@porchlight/content/en/estimates/screens.ts';
import { glossary } from '@porchlight/content/en/glossary.ts';
import { Toggletip } from '../../ui/overlays/toggletip.tsx';

/** A term of art, explained on a press; left out of print. */
export function TermHelp({ slug }: { slug: string }) {
  const entry = glossary.find((one) => one.slug === slug);
  if (!entry) return null;
  return (
    <div className="-my-3 -ml-1 inline-block align-middle font-normal print:hidden">
      <Toggletip label={texts.whatIsThis(entry.term)}>
        <p className="font-semibold">{entry.term}</p>
        <p className="mt-1">{entry.definition}</p>
      </Toggletip>
    </div>
  );
}
