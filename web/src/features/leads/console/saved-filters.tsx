import * as texts from '@porchlight/content/en/leads.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { Link } from 'react-router';
import type { ListAddress } from '../../../console-kit/list-address.ts';
import { useMay } from '../../../console-kit/staff.queries.ts';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { Button } from '../../../ui/button.tsx';
import { inputLook } from '../../../ui/forms/field.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { getFilter, getOrder } from './leads-inbox.queries.ts';

/** Filters that were given a name, as links, and a place to keep the one that is set. */
export function SavedFilters({ address }: { address: ListAddress }) {
  const { data } = useQuery(staffApi.leadsInbox.filters.queryOptions());
  const isAdmin = useMay('manage');
  const client = useQueryClient();
  const readAgain = () => client.invalidateQueries({ queryKey: staffApi.leadsInbox.filters.key() });
  const filters = data?.filters ?? [];
  const removing = useSend(async (id: string) => {
    await staffApi.leadsInbox.removeFilter.call({ id });
    await readAgain();
  });
  return (
    <nav aria-label={texts.savedFilters} className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Link to="?" className="inline-flex min-h-11 min-w-11 items-center text-link">
        {texts.all}
      </Link>
      {filters.map(({ id, name, filter, isOwn, isShared, isDefault }) => (
        <span key={id} className="inline-flex items-center gap-1">
          <Link
            to={`?${new URLSearchParams(filter)}`}
            className="inline-flex min-h-11 items-center text-link"
          >
            {name}
            {isDefault && <span className="text-ink-soft"> {texts.opensFirst}</span>}
            {isShared && <span className="text-ink-soft"> {texts.shared}</span>}
          </Link>
          {(isOwn || isAdmin) && (
            <button
              type="button"
              aria-label={texts.removeTheFilter(name)}
              onClick={() => void removing.send(id)}
              className="grid size-8 cursor-pointer place-items-center rounded-s text-ink-soft hover:bg-sunken"
            >
              ×
            </button>
          )}
        </span>
      ))}
      <Problem>{removing.problem}</Problem>
      {address.isNarrowed && <KeepFilter address={address} isAdmin={isAdmin} onKept={readAgain} />}
    </nav>
  );
}

function KeepFilter({
  address,
  isAdmin,
  onKept,
}: {
  address: ListAddress;
  isAdmin: boolean;
  onKept: () => Promise<void>;
}) {
  const id = useId();
  const [name, setName] = useState('');
  const [isDefault, setDefault] = useState(false);
  const [isShared, setShared] = useState(false);
  const { send, busy, problem, errorOf } = useSend(async () => {
    const filter = { ...getFilter(address), order: getOrder(address) };
    await staffApi.leadsInbox.saveFilter.call({ name, filter, isDefault, isShared });
    await onKept();
    setName('');
  });
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(undefined);
  }
  return (
    <details className="open:basis-full">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
        {texts.keepThisFilter}
      </summary>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-x-5 gap-y-3 pb-3">
        <div className="grid gap-1 text-[.9375rem]">
          <label htmlFor={id} className="font-semibold">
            {texts.filterNameLabel}
          </label>
          <input
            id={id}
            value={name}
            maxLength={60}
            onChange={({ target }) => setName(target.value)}
            className={`${inputLook} min-h-11`}
          />
        </div>
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-2">
          <input
            type="checkbox"
            className="size-5 accent-dusk"
            checked={isDefault}
            onChange={({ target }) => setDefault(target.checked)}
          />
          {texts.filterDefaultLabel}
        </label>
        {isAdmin && (
          <label className="inline-flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="checkbox"
              className="size-5 accent-dusk"
              checked={isShared}
              onChange={({ target }) => setShared(target.checked)}
            />
            {texts.forEverybody}
          </label>
        )}
        <Button type="submit" size="small" busy={busy}>
          {texts.keep}
        </Button>
        <Problem>{errorOf('name') ?? problem}</Problem>
      </form>
    </details>
  );
}
