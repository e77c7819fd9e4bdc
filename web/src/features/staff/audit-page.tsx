import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/staff.ts';
import { formatCount } from '@porchlight/domain/kernel/formats.ts';
import { formatInstant } from '@porchlight/domain/kernel/instants.ts';
import type { AuditRow } from '@porchlight/domain/staff/audit-log.contract.ts';
import { actionKinds, isStaffAction, staffActions } from '@porchlight/domain/staff/staff-actions.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { createDayFilters, getDays } from '../../console-kit/day-filters.tsx';
import { DetailWaits } from '../../console-kit/detail-waits.tsx';
import { formatStored } from '../../console-kit/format-stored.ts';
import { useListAddress } from '../../console-kit/list-address.ts';
import { StaffPage } from '../../console-kit/staff-page.tsx';
import type { StaffColumn } from '../../console-kit/staff-rows.tsx';
import { StaffSplit, SummaryList } from '../../console-kit/staff-split.tsx';
import { StaffTable } from '../../console-kit/staff-table.tsx';
import { When } from '../../console-kit/when.tsx';
import { staffApi } from '../../platform/api/staff-api.ts';
import { staffPaths } from '../../staff-paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Notice } from '../../ui/notice.tsx';

const columns: readonly StaffColumn<AuditRow>[] = [
  { id: 'at', label: texts.when, show: ({ at }) => <When at={at} /> },
  { id: 'who', label: texts.who, show: ({ actor }) => actor.name },
  {
    id: 'what',
    label: texts.what,
    show: ({ action, count }) => (
      <span className="inline-flex flex-wrap items-center gap-x-2">
        {describeAction(action)}
        {count > 1 && <Badge>{texts.timesThatDay(formatCount(count, locale))}</Badge>}
      </span>
    ),
  },
  { id: 'about', label: texts.about, show: ({ about }) => about ?? '' },
  { id: 'reason', label: texts.reason, show: ({ reason }) => reason ?? '', isLeftOutBeside: true },
  { id: 'number', label: texts.number, show: ({ id }) => id, isOff: true },
];

const actionOptions = Object.entries(staffActions).sort(([, one], [, other]) => one.localeCompare(other));

/** Each access to personal data and each change by staff, newest first. */
export default function AuditPage() {
  const address = useListAddress();
  const members = useQuery(staffApi.staff.colleagues.queryOptions());
  const filter = {
    search: address.search || undefined,
    member: address.value('member') || undefined,
    person: address.value('person') || undefined,
    action: address.value('action') || undefined,
    kind: actionKinds.find((kind) => kind === address.value('kind')),
    change: address.value('change') || undefined,
    ...getDays(address),
  };
  const views = address.value('views') === 'each' || filter.change !== undefined ? 'each' : 'grouped';
  const page = useQuery(
    staffApi.auditLog.list.queryOptions({
      input: { ...filter, views, cursor: address.cursor },
      placeholderData: keepPreviousData,
    }),
  );
  const given = Object.entries(filter).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const list = (
    <StaffTable
      name="audit"
      caption={texts.auditLogCaption}
      columns={columns}
      page={page}
      address={address}
      readId={({ id }) => String(id)}
      opens
      searchLabel={texts.auditSearchLabel}
      filters={[
        {
          name: 'kind',
          label: texts.kind,
          all: texts.everything,
          options: [
            ['change', texts.changesOnly],
            ['export', texts.exportsOnly],
            ['view', texts.viewsOnly],
          ],
        },
        {
          name: 'views',
          label: texts.repeatedViews,
          all: texts.viewsByDay,
          options: [['each', texts.eachByItself]],
        },
        {
          name: 'member',
          label: texts.member,
          all: texts.everybody,
          options: (members.data ?? []).map(({ id, name }) => [id, name]),
        },
        { name: 'action', label: texts.action, all: texts.everyAction, options: actionOptions },
      ]}
      above={
        filter.change !== undefined && (
          <p>
            {texts.onlyOneChange}{' '}
            <Link to={staffPaths.audit} className="text-link">
              {texts.wholeLog}
            </Link>
          </p>
        )
      }
      moreFilters={createDayFilters(address)}
      csv={`/api/staff/audit/export?${new URLSearchParams(given)}`}
      empty={<p>{texts.auditLogEmpty}</p>}
    />
  );
  return (
    <StaffPage title={texts.auditLog} intro={texts.auditLogLead}>
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
  if (!row) return <Notice title={texts.entryMissingTitle}>{texts.entryMissingLead}</Notice>;
  const { id, at, actor, action, subject, about, reason, detail, count, times } = row;
  return (
    <>
      <h2 className="text-2xl">{describeAction(action)}</h2>
      <SummaryList
        items={[
          [texts.number, id],
          [texts.lastTimeWhen(count), <When key="at" at={at} />],
          [texts.who, actor.name],
          [texts.about, about ?? texts.nobodyInParticular],
          [texts.record, subject.id === null ? subject.kind : `${subject.kind} ${subject.id}`],
          [texts.reason, reason ?? texts.noReasonAsked],
          ...Object.entries(detail ?? {}).map(([name, value]) => [name, formatStored(value)] as const),
        ]}
      />
      {action === 'leads.changed-at-once' && subject.id !== null && (
        <p>
          <Link to={`${staffPaths.audit}?change=${subject.id}`} className="text-link">
            {texts.rowsOfChange}
          </Link>
        </p>
      )}
      {count > 1 && <Times count={count} times={times} />}
    </>
  );
}

/** The instants of a repeated view on one day, newest first. */
function Times({ count, times }: Pick<AuditRow, 'count' | 'times'>) {
  return (
    <section className="grid gap-2">
      <h3 className="text-lg">{texts.dayViewsTitle(formatCount(count, locale))}</h3>
      <ol className="figure-tabular flex flex-wrap gap-x-4 gap-y-1 text-[.9375rem]">
        {times.map((at) => (
          <li key={at}>
            <time dateTime={at}>{formatInstant(at, 'seconds', { locale })}</time>
          </li>
        ))}
        {count > times.length && <li className="text-ink-soft">{texts.andEarlier(count - times.length)}</li>}
      </ol>
    </section>
  );
}

function describeAction(action: string): string {
  return isStaffAction(action) ? staffActions[action] : action;
}
