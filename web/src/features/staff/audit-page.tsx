import type { AuditRow } from '@porchlight/domain/staff/audit-log.contract.ts';
import { isStaffAction, staffActions } from '@porchlight/domain/staff/staff-actions.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { staffApi } from '../../platform/staff-api.ts';
import { Notice } from '../../ui/notice.tsx';
import { DetailWaits } from './detail-waits.tsx';
import { formatMoment } from './format-moment.ts';
import { useListAddress } from './list-address.ts';
import { StaffPage } from './staff-page.tsx';
import { StaffSplit, SummaryList } from './staff-split.tsx';
import { type StaffColumn, StaffTable } from './staff-table.tsx';

const columns: readonly StaffColumn<AuditRow>[] = [
  { id: 'at', label: 'When', show: ({ at }) => formatMoment(at) },
  { id: 'who', label: 'Who', show: ({ actor }) => actor.name },
  { id: 'what', label: 'What', show: ({ action }) => describeAction(action) },
  { id: 'about', label: 'About', show: ({ about }) => about ?? '' },
  { id: 'reason', label: 'Reason', show: ({ reason }) => reason ?? '' },
  { id: 'number', label: 'Number', show: ({ id }) => id, isOff: true },
];

const actionOptions = Object.entries(staffActions).sort(([, one], [, other]) => one.localeCompare(other));

/** Each look at personal data and each change by staff, newest first. */
export default function AuditPage() {
  const address = useListAddress();
  const members = useQuery(staffApi.staff.colleagues.queryOptions());
  const filter = {
    search: address.search || undefined,
    member: address.value('member') || undefined,
    person: address.value('person') || undefined,
    action: address.value('action') || undefined,
  };
  const page = useQuery(
    staffApi.auditLog.list.queryOptions({
      input: { ...filter, cursor: address.cursor },
      placeholderData: keepPreviousData,
    }),
  );
  const given = Object.entries(filter).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const list = (
    <StaffTable
      name="audit"
      caption="Audit log, newest first"
      columns={columns}
      page={page}
      address={address}
      readId={({ id }) => String(id)}
      opens
      searchLabel="Search names, addresses and reasons"
      filters={[
        {
          name: 'member',
          label: 'Member',
          all: 'Everybody',
          options: (members.data ?? []).map(({ id, name }) => [id, name]),
        },
        { name: 'action', label: 'Action', all: 'Every action', options: actionOptions },
      ]}
      csv={`/api/staff/audit/export?${new URLSearchParams(given)}`}
      empty={<p>Nothing was looked at or changed yet.</p>}
    />
  );
  return (
    <StaffPage
      title="Audit log"
      intro="What staff looked at and changed. Nobody can alter it here, and reading it is written down too."
    >
      <StaffSplit
        address={address}
        list={list}
        detail={(id) =>
          page.data === undefined ? (
            <DetailWaits page={page} />
          ) : (
            <AuditDetail row={page.data.rows.find((row) => String(row.id) === id)} />
          )
        }
      />
    </StaffPage>
  );
}

function AuditDetail({ row }: { row: AuditRow | undefined }) {
  if (!row) return <Notice title="This entry is not on this page of the log">Search for it instead.</Notice>;
  const { id, at, actor, action, subject, about, reason, detail } = row;
  return (
    <>
      <h2 className="text-2xl">{describeAction(action)}</h2>
      <SummaryList
        items={[
          ['Number', id],
          ['When', formatMoment(at)],
          ['Who', actor.name],
          ['About', about ?? 'Nobody in particular'],
          ['Record', subject.id === null ? subject.kind : `${subject.kind} ${subject.id}`],
          ['Reason', reason ?? 'None was asked for'],
          ...Object.entries(detail ?? {}).map(
            ([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)] as const,
          ),
        ]}
      />
    </>
  );
}

function describeAction(action: string): string {
  return isStaffAction(action) ? staffActions[action] : action;
}
