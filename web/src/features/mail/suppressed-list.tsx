import type { SuppressionCause } from '@porchlight/domain/mail/death-causes.ts';
import type { SuppressedAddress } from '@porchlight/domain/mail/mail.contract.ts';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { showSuccess } from '../../platform/show-toast.ts';
import { staffApi } from '../../platform/staff-api.ts';
import { Notice } from '../../ui/notice.tsx';
import { DetailWaits } from '../staff/detail-waits.tsx';
import { formatMoment } from '../staff/format-moment.ts';
import { useListAddress } from '../staff/list-address.ts';
import { useMay } from '../staff/staff.queries.ts';
import { StaffSplit, SummaryList } from '../staff/staff-split.tsx';
import { type StaffColumn, StaffTable } from '../staff/staff-table.tsx';
import { useReadMailAgain } from './letter-detail.tsx';
import { ReasonForm } from './reason-form.tsx';

const causes: Record<SuppressionCause, string> = {
  refused: 'Refused by the mail server',
  bounced: 'Came back',
  complained: 'Called spam by its reader',
};

const columns: readonly StaffColumn<SuppressedAddress>[] = [
  { id: 'email', label: 'Address', show: ({ email }) => email },
  { id: 'cause', label: 'Why', show: ({ cause }) => causes[cause] },
  { id: 'since', label: 'Since', show: ({ since }) => formatMoment(since) },
  { id: 'answer', label: 'Answer', show: ({ answer }) => answer ?? '', isOff: true },
];

/** Addresses that get only letters somebody waits for at the moment, or that warn of somebody in the account. */
export function SuppressedList() {
  const address = useListAddress();
  const page = useQuery(
    staffApi.mail.suppressed.queryOptions({
      input: { search: address.search || undefined, cursor: address.cursor },
      placeholderData: keepPreviousData,
    }),
  );
  const list = (
    <StaffTable
      name="suppressed"
      caption="Addresses at which nothing arrives, latest first"
      columns={columns}
      page={page}
      address={address}
      readId={({ email }) => email}
      opens
      searchLabel="Search by the beginning of an address"
      empty={<p>Every address takes letters, as far as we know.</p>}
    />
  );
  return (
    <StaffSplit
      address={address}
      list={list}
      detail={(id) =>
        page.data === undefined ? (
          <DetailWaits page={page} />
        ) : (
          <Suppressed row={page.data.rows.find(({ email }) => email === id)} />
        )
      }
    />
  );
}

function Suppressed({ row }: { row: SuppressedAddress | undefined }) {
  const isAdmin = useMay('admin');
  const readAgain = useReadMailAgain();
  const release = useMutation(staffApi.mail.release.mutationOptions());
  if (!row)
    return <Notice title="This address is not on this page of the list">It may have been let go.</Notice>;
  return (
    <>
      <h2 className="wrap-anywhere text-2xl">{row.email}</h2>
      <SummaryList
        items={[
          ['Why', causes[row.cause]],
          ['Since', formatMoment(row.since)],
          ['Answer', row.answer || 'None'],
        ]}
      />
      {isAdmin && (
        <ReasonForm
          ask="Let it have letters again…"
          explain="Do so when its owner says that it works. If a letter comes back, it is listed here again."
          submit="Let it have letters"
          send={async (reason) => {
            await release.mutateAsync({ email: row.email, reason });
            await readAgain();
            showSuccess({ title: 'The address gets letters again' });
          }}
        />
      )}
    </>
  );
}
