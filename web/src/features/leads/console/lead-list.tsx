import * as texts from '@porchlight/content/en/leads.ts';
import { type LeadRow, leadStatuses } from '@porchlight/domain/leads/lead-inbox.ts';
import { leadSources } from '@porchlight/domain/leads/leads.ts';
import { useCallback, useState } from 'react';
import { OwnerName } from '../../../console-kit/absences.ts';
import { createDayFilters } from '../../../console-kit/day-filters.tsx';
import type { ListAddress } from '../../../console-kit/list-address.ts';
import { useRowChoice } from '../../../console-kit/row-choice.ts';
import { useFormerOwners, useMay, useOwners } from '../../../console-kit/staff.queries.ts';
import type { StaffColumn } from '../../../console-kit/staff-rows.tsx';
import { StaffTable } from '../../../console-kit/staff-table.tsx';
import { When } from '../../../console-kit/when.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { BulkChange } from './bulk-change.tsx';
import { describeCount, describeLeadSource, sourceNames, statusLooks, statusNames } from './inbox-words.ts';
import { getFilter, getLeadQuery, getOrder, useLeadCount, useLeads } from './leads-inbox.queries.ts';
import { SavedFilters } from './saved-filters.tsx';
import { type LastChange, TakeBack } from './take-back.tsx';

/** The list with what narrows it, what is kept of that, and the change of the rows that are ticked. */
export function LeadList({ address }: { address: ListAddress }) {
  const page = useLeads(address);
  const count = useLeadCount(address).data;
  const owners = useOwners();
  const formerOwners = useFormerOwners();
  const mayWork = useMay('decide');
  const [last, setLast] = useState<LastChange>();
  const forgetLast = useCallback(() => setLast(undefined), []);
  const maySeeAddresses = useMay('addresses');
  const mayExport = useMay(['addresses', 'export']);
  const rows = page.data?.rows ?? [];
  const filter = getFilter(address);
  const matching = count ?? { count: rows.length, isMore: false };
  const choice = useRowChoice(
    rows.map(({ id }) => id),
    JSON.stringify([filter, address.value('order'), address.cursor]),
    matching.count,
  );
  const order = getOrder(address);
  const query = new URLSearchParams({ ...getLeadQuery(address), ...(order ? { order } : {}) });
  const ownerOptions = [
    ['me', texts.leadListMe],
    ['nobody', texts.nobody],
    ['somebody', texts.somebody],
    ...owners.map(({ id, name }) => [id, name] as const),
    ...formerOwners.map(({ id, name }) => [id, texts.ownerUnavailable(name)] as const),
  ] as const;
  return (
    <StaffTable
      name="leads"
      caption={texts.leads}
      columns={columns}
      page={page}
      address={address}
      readId={({ id }) => id}
      opens={maySeeAddresses}
      above={<SavedFilters address={address} />}
      total={
        count &&
        (filter.importId === undefined ? describeCount(count) : texts.fromOneFile(describeCount(count)))
      }
      searchLabel={maySeeAddresses ? texts.searchLabel : texts.searchByName}
      filters={[
        { name: 'status', label: texts.leadActionsStatus, all: texts.any, options: statusOptions },
        { name: 'source', label: texts.source, all: texts.any, options: sourceOptions },
        { name: 'owner', label: texts.leadActionsOwner2, all: texts.anybodyOrNobody, options: ownerOptions },
        { name: 'phone', label: texts.phone, all: texts.withOrWithout, options: phoneOptions },
        {
          name: 'order',
          label: texts.order,
          all: texts.newestFirst,
          options: [['oldest', texts.oldestFirst]],
        },
      ]}
      moreFilters={createDayFilters(address)}
      csv={mayExport ? `/api/staff/leads.csv?${query}` : undefined}
      empty={texts.leadsEmpty}
      pageNames={order === 'oldest' ? [texts.older, texts.newer] : [texts.newer, texts.older]}
      {...(mayWork
        ? {
            choosing: {
              choice,
              nameOf: ({ name }: LeadRow) => name,
              after: last && <TakeBack key={last.id} change={last} onEnd={forgetLast} />,
              bar: (
                <BulkChange
                  choice={choice}
                  rows={rows}
                  matching={matching}
                  owners={owners}
                  address={address}
                  onChanged={setLast}
                />
              ),
            },
          }
        : {})}
    />
  );
}

const statusOptions = leadStatuses.map((status) => [status, statusNames[status]] as const);
const sourceOptions = leadSources.map((source) => [source, sourceNames[source]] as const);
const phoneOptions = [
  ['yes', texts.withANumber],
  ['no', texts.without],
] as const;

const columns: readonly StaffColumn<LeadRow>[] = [
  { id: 'name', label: texts.name, show: ({ name }) => name },
  { id: 'email', label: 'E-mail', show: ({ email }) => email, rights: 'addresses', isLeftOutBeside: true },
  {
    id: 'status',
    label: texts.leadActionsStatus,
    show: ({ status }) => <Badge look={statusLooks[status]}>{statusNames[status]}</Badge>,
  },
  {
    id: 'owner',
    label: texts.leadActionsOwner2,
    show: ({ owner }) => <OwnerName owner={owner} none={texts.nobody} />,
  },
  { id: 'source', label: texts.source, show: describeLeadSource },
  { id: 'created', label: texts.came, show: ({ createdAt }) => <When at={createdAt} /> },
  { id: 'phone', label: texts.phone, show: ({ phone }) => phone ?? '–', isOff: true, rights: 'addresses' },
  {
    id: 'excerpt',
    label: texts.message,
    show: ({ excerpt }) => excerpt ?? '–',
    isOff: true,
    rights: 'addresses',
  },
];
