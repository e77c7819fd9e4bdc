import * as texts from '@porchlight/content/en/guide/screens.ts';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { inputLook } from '../../ui/forms/field.tsx';

/** Narrows the list while the reader types. Not there without scripts, when it could do nothing. */
export function GlossaryFilter({
  query,
  found,
  all,
  onChange,
}: {
  query: string;
  found: number;
  all: number;
  onChange: (query: string) => void;
}) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // What was typed while the page's program was on its way.
    if (field.current?.value) onChange(field.current.value);
  }, [onChange]);
  const before = useRef(query);
  useEffect(() => {
    if (field.current && query === '' && before.current !== '') field.current.value = '';
    before.current = query;
  }, [query]);
  return (
    <search className="grid gap-2 noscript:hidden">
      <label htmlFor={id} className="font-semibold">
        {texts.findATerm}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        onInput={(event) => onChange(event.currentTarget.value)}
        className={inputLook}
      />
      <p role="status" className="figure-tabular min-h-6 text-[.9375rem] text-ink-soft">
        {describeFound(query, found, all)}
      </p>
      {found === 0 && (
        <Button size="small" className="justify-self-start" onClick={() => onChange('')}>
          {texts.showAllTerms}
        </Button>
      )}
    </search>
  );
}

function describeFound(query: string, found: number, all: number): string {
  if (query.trim() === '') return texts.terms(all);
  if (found === 0) return texts.noTermHasTheseWords;
  return texts.ofTerms(found, all);
}
