import * as texts from '@porchlight/content/en/program-finder.ts';
import * as words from '@porchlight/content/en/program-finder-questions.ts';
import { type RefObject, useState } from 'react';
import { LazyPart } from '../../platform/page/lazy-part.tsx';
import { Button } from '../../ui/button.tsx';
import { SiteLink } from '../../ui/site-link.tsx';

const load = () => import('./median-lookup.tsx');

/** Where the area's median comes from: HUD's page, and our copy of its list, which comes when it is asked for. */
export function MedianPart({
  state,
  form,
}: {
  state: string | undefined;
  form: RefObject<HTMLFormElement | null>;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const onFound = (typed: string) => {
    const field = form.current?.elements.namedItem('ami');
    if (field instanceof HTMLInputElement) field.value = typed;
  };
  return (
    <div className="grid gap-3 text-[.9375rem]">
      {isOpen && state !== undefined ? (
        <LazyPart load={load} props={{ state, onFound }} waiting={<p role="status">{texts.loading}</p>} />
      ) : (
        <p>
          <Button size="small" onClick={() => setIsOpen(true)}>
            {texts.lookUp}
          </Button>
        </p>
      )}
      <p>
        <SiteLink href={words.medianSite.href} className="text-link underline">
          {words.medianSite.label}
        </SiteLink>
      </p>
    </div>
  );
}
