import * as texts from '@porchlight/content/en/search-suggestions.ts';
import { markFoundWords } from '@porchlight/domain/search/marked-text.ts';
import { cleanQuery, describeSearching } from '@porchlight/domain/search/query.ts';
import { orderResults } from '@porchlight/domain/search/result-order.ts';
import { type RefObject, useCallback, useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { showMessage } from '../../platform/toasts/show-toast.ts';
import { kindTitles } from './found-text.ts';
import { useSuggestionIndex } from './search.queries.ts';

/** What the box itself has to say of its list (WAI-ARIA APG, combobox with list autocomplete). */
export type BoxState = {
  'aria-expanded': boolean;
  'aria-controls'?: string;
  'aria-activedescendant'?: string;
};

export type SuggestionsProps = {
  box: RefObject<HTMLInputElement | null>;
  onState: (state: BoxState) => void;
};

const MAX_SUGGESTIONS = 8;

/**
 * The list under a search box while someone types in it: the arrows move in it, Enter opens what is marked, Escape closes
 * it. Enter without a mark sends the search as ever.
 */
export function SearchSuggestions({ box, onState }: SuggestionsProps) {
  const id = useId();
  const navigate = useNavigate();
  const index = useSuggestionIndex();
  const [typed, setTyped] = useState<string>();
  const [place, setPlace] = useState<number>();
  const hits = useMemo(
    () => (typed === undefined || typed === '' ? undefined : index?.search(typed)),
    [index, typed],
  );
  const shown = useMemo(
    () => (hits === undefined || typed === undefined ? [] : orderResults(hits.entries, typed)),
    [hits, typed],
  ).slice(0, MAX_SUGGESTIONS);
  const isOpen = shown.length > 0;
  const marked = isOpen && place !== undefined ? `${id}-${place}` : undefined;

  useEffect(() => {
    onState({
      'aria-expanded': isOpen,
      ...(isOpen && { 'aria-controls': id }),
      ...(marked !== undefined && { 'aria-activedescendant': marked }),
    });
    if (marked !== undefined) document.getElementById(marked)?.scrollIntoView({ block: 'nearest' });
  }, [onState, id, isOpen, marked]);

  const suggest = useCallback((text: string | undefined) => {
    setTyped(text === undefined ? undefined : cleanQuery(text));
    setPlace(undefined);
  }, []);

  const open = (to: string) => {
    suggest(undefined);
    void navigate(to);
  };

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event;
    if (event.isComposing) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) return suggest(box.current?.value);
      const step = key === 'ArrowDown' ? 1 : -1;
      const from = place ?? (step === 1 ? -1 : 0);
      setPlace((from + step + shown.length) % shown.length);
    }
    const chosen = place === undefined ? undefined : shown[place];
    if (key === 'Enter' && chosen) {
      event.preventDefault();
      open(chosen.to);
    } else if (key === 'Enter') suggest(undefined);
    if (key === 'Escape' && isOpen) {
      // The first one closes the list; the next is the browser's, which empties the box.
      event.preventDefault();
      suggest(undefined);
    }
  });

  useEffect(() => {
    const input = box.current;
    if (input === null) return;
    const type = () => suggest(input.value);
    const leave = () => suggest(undefined);
    input.addEventListener('input', type);
    input.addEventListener('keydown', press);
    input.addEventListener('blur', leave);
    // What was typed while this was on its way.
    if (document.activeElement === input && input.value !== input.defaultValue) type();
    return () => {
      input.removeEventListener('input', type);
      input.removeEventListener('keydown', press);
      input.removeEventListener('blur', leave);
    };
  }, [box, suggest]);

  return (
    <>
      <p role="status" className="sr-only">
        {hits === undefined ? '' : describeCount(shown.length)}
      </p>
      <div
        id={id}
        role="listbox"
        aria-label={texts.suggestions}
        hidden={!isOpen}
        className="absolute top-full left-0 z-40 mt-1.5 max-h-[70dvh] w-full min-w-[min(26rem,calc(100vw-2.5rem))] overflow-y-auto rounded-m border border-line bg-surface py-1.5 text-ink shadow-lift"
      >
        {shown.map((entry, number) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the box's, which keeps the focus.
          <div
            key={entry.key}
            id={`${id}-${number}`}
            role="option"
            tabIndex={-1}
            aria-selected={number === place}
            // The focus stays in the box.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => open(entry.to)}
            onPointerMove={() => setPlace(number)}
            className="flex min-h-11 cursor-pointer items-baseline gap-4 px-5 py-2.5 text-[.9375rem] aria-selected:bg-sunken"
          >
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              {markFoundWords(entry.title, hits?.matched ?? new Set()).map(({ text, start, isMarked }) =>
                isMarked ? (
                  <mark key={start} className="bg-transparent font-bold text-ink">
                    {text}
                  </mark>
                ) : (
                  text
                ),
              )}
            </span>
            <span className="shrink-0 text-[.8125rem] text-ink-soft">{kindTitles[entry.kind]}</span>
          </div>
        ))}
      </div>
    </>
  );
}

/** Text that is not empty shows the toast and leads to the results (specification 2, 5). */
export function startSearch(typed: string, navigate: NavigateFunction): void {
  const wanted = cleanQuery(typed);
  if (wanted === '') return;
  showMessage({ title: describeSearching(wanted), id: 'searching' });
  void navigate(paths.search(wanted));
}

function describeCount(count: number): string {
  if (count === 0) return texts.suggestionsEmpty;
  return texts.suggestionsCount(count);
}
