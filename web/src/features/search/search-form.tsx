import * as texts from '@porchlight/content/en/search-bar.ts';
import { Search } from 'lucide-react';
import { type ComponentType, type SubmitEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { useHydrated } from '../../platform/page/hydrated.ts';
import type { BoxState, SuggestionsProps } from './search-suggestions.tsx';

/** Everything a search box does, fetched when it first has the focus: the portal's shell is on every page. */
const loadPart = () => import('./search-suggestions.tsx');

const closed: BoxState = { 'aria-expanded': false };

/**
 * The search box (specification 2): text that is not empty shows the toast and leads to the results. Before the page is
 * alive the browser sends it by itself. `label` names the box where there are two.
 */
export function SearchForm({ label, query = '' }: { label: string; query?: string }) {
  const navigate = useNavigate();
  const isAlive = useHydrated();
  const box = useRef<HTMLInputElement>(null);
  const [state, setState] = useState(closed);
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>();
  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = box.current?.value ?? '';
    loadPart().then(
      ({ startSearch }) => startSearch(typed, navigate),
      () => void navigate(paths.search(typed)),
    );
  }
  function fetchSuggestions() {
    loadPart().then(
      (part) => setSuggestions(() => part.SearchSuggestions),
      () => undefined,
    );
  }
  return (
    <search aria-label={label}>
      <form action={paths.search()} onSubmit={search} className="relative">
        <input
          ref={box}
          type="search"
          name="q"
          key={query}
          defaultValue={query}
          aria-label={label}
          placeholder={texts.searchPlaceholder}
          enterKeyHint="search"
          autoComplete="off"
          onFocus={fetchSuggestions}
          {...(isAlive && { role: 'combobox', 'aria-autocomplete': 'list', ...state })}
          className="min-h-11 w-full rounded-full border border-line-strong bg-surface pr-12 pl-5 text-base placeholder:text-ink-soft"
        />
        <button
          type="submit"
          aria-label={texts.search}
          className="absolute inset-y-0 right-0 grid size-11 place-items-center rounded-full text-ink-soft hover:text-ink"
        >
          <Search aria-hidden="true" className="size-5" />
        </button>
        {Suggestions && <Suggestions key={`suggestions-${query}`} box={box} onState={setState} />}
      </form>
    </search>
  );
}
