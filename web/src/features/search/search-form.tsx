import { cleanQuery, describeSearching } from '@porchlight/domain/search/query.ts';
import { Search } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { showMessage } from '../../platform/show-toast.ts';

/**
 * The search box (specification 2): text that is not empty shows the toast and leads to the results. Before the page is
 * alive the browser sends it by itself. `label` names the box where there are two.
 */
export function SearchForm({ label, query = '' }: { label: string; query?: string }) {
  const navigate = useNavigate();
  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    const wanted = cleanQuery(typeof typed === 'string' ? typed : '');
    if (wanted === '') return;
    showMessage({ title: describeSearching(wanted), id: 'searching' });
    void navigate(paths.search(wanted));
  }
  return (
    <search aria-label={label}>
      <form action={paths.search()} onSubmit={search} className="relative">
        <input
          type="search"
          name="q"
          key={query}
          defaultValue={query}
          aria-label={label}
          placeholder="Search guide, terms and papers"
          enterKeyHint="search"
          className="min-h-11 w-full rounded-full border border-line-strong bg-surface pr-12 pl-5 text-[.9375rem] placeholder:text-ink-soft"
        />
        <button
          type="submit"
          aria-label="Search"
          className="absolute inset-y-0 right-0 grid size-11 place-items-center rounded-full text-ink-soft hover:text-ink"
        >
          <Search aria-hidden="true" className="size-5" />
        </button>
      </form>
    </search>
  );
}
