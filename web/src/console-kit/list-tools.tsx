import * as texts from '@porchlight/content/en/shared/console-kit.ts';
import { Columns3, Download, Search, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { inputLook } from '../ui/forms/field.tsx';
import type { ListAddress } from './list-address.ts';
import { isWorkKey } from './work-keys.ts';

/** A choice that narrows a list; its `name` is the one in the address and the query. */
export type ListFilter = {
  name: string;
  label: string;
  /** What it says while nothing is chosen. */
  all: string;
  options: readonly (readonly [value: string, label: string])[];
  /** Shown on narrow screens alone, as the order of a list is whose columns have no heads there. */
  isNarrowOnly?: boolean;
};

/** What narrows a list and is no choice, such as days; `names` are those in the address. */
export type MoreFilters = { names: readonly string[]; fields: ReactNode };

/** Search, filters, choice of columns and export above a list. Everything but the columns is in the address. */
export function ListTools({
  address,
  searchLabel,
  filters,
  moreFilters,
  columns,
  hidden,
  onShow,
  csv,
}: {
  address: ListAddress;
  searchLabel: string | undefined;
  filters: readonly ListFilter[];
  moreFilters?: MoreFilters | undefined;
  columns: readonly { id: string; label: string }[];
  hidden: readonly string[];
  onShow: (column: string, isShown: boolean) => void;
  csv: string | undefined;
}) {
  return (
    <div className="@container relative z-10">
      <div className="flex flex-wrap items-end gap-3">
        {searchLabel !== undefined && <ListSearch label={searchLabel} address={address} />}
        {filters.length > 0 && <Filters filters={filters} more={moreFilters} address={address} />}
        <div className="ml-auto flex flex-wrap sm:gap-2">
          <details className="relative">
            <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-m px-2 sm:px-3 font-semibold text-[.9375rem] text-dusk hover:bg-sunken [&::-webkit-details-marker]:hidden">
              <Columns3 aria-hidden="true" className="hidden size-4.5 @4xl:block" />
              {texts.columns}
            </summary>
            <fieldset className="absolute right-0 z-20 grid w-56 gap-1 rounded-m border border-line bg-surface p-3 shadow-lift">
              <legend className="sr-only">{texts.columnsToShow}</legend>
              {columns.map(({ id, label }) => (
                <label
                  key={id}
                  className="flex min-h-11 cursor-pointer items-center gap-3 rounded-s px-2 hover:bg-sunken"
                >
                  <input
                    type="checkbox"
                    className="size-5 accent-dusk"
                    checked={!hidden.includes(id)}
                    onChange={(event) => onShow(id, event.target.checked)}
                  />
                  {label}
                </label>
              ))}
            </fieldset>
          </details>
          {csv !== undefined && (
            <a
              href={csv}
              download
              className="inline-flex min-h-11 items-center gap-2 rounded-m px-2 font-semibold text-[.9375rem] text-dusk hover:bg-sunken sm:px-3"
            >
              <Download aria-hidden="true" className="hidden size-4.5 @4xl:block" />
              {texts.exportCsv}
            </a>
          )}
        </div>
      </div>
    </div>
  );
}

/** Where the list is narrow, on a phone or beside an open row, they are behind one button, so that the list itself is in sight. */
function Filters({
  filters,
  more,
  address,
}: {
  filters: readonly ListFilter[];
  more: MoreFilters | undefined;
  address: ListAddress;
}) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const names = [
    ...filters.flatMap(({ name, isNarrowOnly }) => (isNarrowOnly ? [] : [name])),
    ...(more?.names ?? []),
  ];
  const chosen = names.filter((name) => address.value(name) !== '').length;
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="-ml-2 sm:ml-0 inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-m px-2 font-semibold text-[.9375rem] text-dusk hover:bg-sunken @4xl:hidden"
      >
        <SlidersHorizontal aria-hidden="true" className="size-4.5" />
        <span className="sm:hidden">{chosen > 0 ? texts.filters(chosen) : texts.listToolsFilters}</span>
        <span className="max-sm:hidden">{chosen > 0 ? texts.moreFiltersSet(chosen) : texts.moreFilters}</span>
      </button>
      <div
        id={id}
        className={`${isOpen ? 'grid' : 'hidden'} order-last w-full gap-3 @md:grid-cols-2 @2xl:grid-cols-3 @4xl:contents`}
      >
        {filters.map(({ name, label, all, options, isNarrowOnly }) => (
          <label
            key={name}
            className={`grid w-full content-start gap-1 text-[.9375rem] @4xl:w-auto ${isNarrowOnly ? 'md:hidden' : ''}`}
          >
            <span className="font-semibold">{label}</span>
            <select
              value={address.value(name)}
              onChange={(event) => address.set({ [name]: event.target.value })}
              className={`${inputLook} min-h-11 cursor-pointer @4xl:max-w-52`}
            >
              <option value="">{all}</option>
              {options.map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        ))}
        {more?.fields}
      </div>
    </>
  );
}

/** `/` anywhere on the page leads here, unless someone is typing. */
function ListSearch({ label, address }: { label: string; address: ListAddress }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focusOnSlash = (event: KeyboardEvent) => {
      if (event.key !== '/' || !isWorkKey(event)) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', focusOnSlash);
    return () => removeEventListener('keydown', focusOnSlash);
  }, []);
  // Another address is another search, and the field keeps the focus.
  useEffect(() => {
    if (field.current) field.current.value = address.search;
  }, [address.search]);
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    address.set({ search: field.current?.value.trim() ?? '' });
  }
  return (
    <search className="w-full sm:w-auto sm:flex-1 sm:basis-52 @4xl:flex-none">
      <form onSubmit={submit} className="grid gap-1 text-[.9375rem]">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <div className="flex gap-2">
          <input
            id={id}
            ref={field}
            type="search"
            aria-keyshortcuts="/"
            maxLength={200}
            defaultValue={address.search}
            className={`${inputLook} min-h-11 @4xl:w-64`}
          />
          <Button type="submit" size="small" aria-label={texts.search}>
            <Search aria-hidden="true" className="size-4.5" />
          </Button>
        </div>
      </form>
    </search>
  );
}
