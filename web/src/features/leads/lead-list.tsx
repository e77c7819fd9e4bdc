import { type LeadRow, leadStatuses } from '@porchlight/domain/leads/lead-inbox.ts';
import { leadSources } from '@porchlight/domain/leads/leads.ts';
import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { inputLook } from '../../ui/field.tsx';
import type { ListAddress } from '../staff/list-address.ts';
import { useMay } from '../staff/staff.queries.ts';
import { type StaffColumn, StaffTable } from '../staff/staff-table.tsx';
import { When } from '../staff/when.tsx';
import { BulkChange } from './bulk-change.tsx';
import { describeCount, describeOwner, sourceNames, statusLooks, statusNames } from './inbox-words.ts';
import { readFilter, readOrder, useLeadCount, useLeads, useOwners } from './leads-inbox.queries.ts';
import { SavedFilters } from './saved-filters.tsx';

/** The list with what narrows it, what is kept of that, and the change of the rows that are ticked. */
export function LeadList({ address }: { address: ListAddress }) {
  const page = useLeads(address);
  const count = useLeadCount(address).data;
  const owners = useOwners();
  const mayWork = useMay('agent');
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const rows = page.data?.rows ?? [];
  const chosen = rows.filter(({ id }) => ticked.includes(id));
  const order = readOrder(address);
  const query = new URLSearchParams({ ...readFilter(address), ...(order ? { order } : {}) });
  const ownerOptions = [
    ['me', 'Me'],
    ['nobody', 'Nobody'],
    ['somebody', 'Somebody'],
    ...owners.map(({ id, name }) => [id, name] as const),
  ] as const;
  return (
    <div className="grid min-w-0 gap-4">
      <SavedFilters address={address} />
      <p role="status" className="figure-tabular text-ink-soft">
        {count ? describeCount(count) : ''}
      </p>
      {chosen.length > 0 && <BulkChange leads={chosen} owners={owners} onDone={() => setTicked([])} />}
      <StaffTable
        name="leads"
        caption="Leads"
        columns={columns}
        page={page}
        address={address}
        readId={({ id }) => id}
        opens
        searchLabel="Name, e-mail, phone or message"
        filters={[
          { name: 'status', label: 'Status', all: 'Any', options: statusOptions },
          { name: 'source', label: 'Source', all: 'Any', options: sourceOptions },
          { name: 'owner', label: 'Owner', all: 'Anybody or nobody', options: ownerOptions },
          { name: 'phone', label: 'Phone', all: 'With or without', options: phoneOptions },
          { name: 'order', label: 'Order', all: 'Newest first', options: [['oldest', 'Oldest first']] },
        ]}
        moreFilters={{ names: ['from', 'until'], fields: <Days address={address} /> }}
        csv={mayWork ? `/api/staff/leads.csv?${query}` : undefined}
        empty="Nobody has written yet. What comes through the contact form, the newsletter or the guide stands here at once."
        pageNames={order === 'oldest' ? ['Older', 'Newer'] : ['Newer', 'Older']}
        {...(mayWork
          ? {
              lead: {
                label: 'Choose',
                show: ({ id, name }: LeadRow) => (
                  <label className="grid size-8 cursor-pointer place-items-center">
                    <span className="sr-only">Choose {name}</span>
                    <input
                      type="checkbox"
                      className="size-5 accent-dusk"
                      checked={ticked.includes(id)}
                      onChange={({ target }) =>
                        setTicked(target.checked ? [...ticked, id] : ticked.filter((other) => other !== id))
                      }
                    />
                  </label>
                ),
              },
            }
          : {})}
      />
    </div>
  );
}

function Days({ address }: { address: ListAddress }) {
  return (
    <div className="flex flex-wrap gap-3">
      {(['from', 'until'] as const).map((name) => (
        <label key={name} className="grid gap-1 text-[.9375rem]">
          <span className="font-semibold">{name === 'from' ? 'From (UTC)' : 'Until (UTC)'}</span>
          <input
            type="date"
            min="2000-01-01"
            max="2099-12-31"
            value={address.value(name)}
            onChange={({ target }) => address.set({ [name]: target.value })}
            className={`${inputLook} min-h-11`}
          />
        </label>
      ))}
    </div>
  );
}

const statusOptions = leadStatuses.map((status) => [status, statusNames[status]] as const);
const sourceOptions = leadSources.map((source) => [source, sourceNames[source]] as const);
const phoneOptions = [
  ['yes', 'With a number'],
  ['no', 'Without'],
] as const;

const columns: readonly StaffColumn<LeadRow>[] = [
  { id: 'name', label: 'Name', show: ({ name }) => name },
  { id: 'email', label: 'E-mail', show: ({ email }) => email },
  {
    id: 'status',
    label: 'Status',
    show: ({ status }) => <Badge look={statusLooks[status]}>{statusNames[status]}</Badge>,
  },
  { id: 'owner', label: 'Owner', show: describeOwner },
  { id: 'source', label: 'Source', show: ({ source }) => sourceNames[source] },
  { id: 'created', label: 'Came', show: ({ createdAt }) => <When at={createdAt} /> },
  { id: 'phone', label: 'Phone', show: ({ phone }) => phone ?? '–', isOff: true },
  { id: 'excerpt', label: 'Message', show: ({ excerpt }) => excerpt ?? '–', isOff: true },
];
