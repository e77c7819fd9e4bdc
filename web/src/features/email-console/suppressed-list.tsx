import * as texts from '@porchlight/content/en/email-console.ts';
import type { SuppressedAddress } from '@porchlight/domain/notifications/email/email.contract.ts';
import type { SuppressionCause } from '@porchlight/domain/notifications/email/failure-reasons.ts';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { DetailWaits } from '../../console-kit/detail-waits.tsx';
import { useListAddress } from '../../console-kit/list-address.ts';
import { useMay } from '../../console-kit/staff.queries.ts';
import type { StaffColumn } from '../../console-kit/staff-rows.tsx';
import { StaffSplit, SummaryList } from '../../console-kit/staff-split.tsx';
import { StaffTable } from '../../console-kit/staff-table.tsx';
import { When } from '../../console-kit/when.tsx';
import { staffApi } from '../../platform/api/staff-api.ts';
import { showSuccess } from '../../platform/toasts/show-toast.ts';
import { Notice } from '../../ui/notice.tsx';
import { useReadMailAgain } from './email-detail.tsx';
import { ReasonForm } from './reason-form.tsx';

const causes: Record<SuppressionCause, string> = {
  refused: texts.refusedByServer,
  bounced: texts.cameBack,
  complained: texts.reportedAsSpam,
};

const columns: readonly StaffColumn<SuppressedAddress>[] = [
  { id: 'email', label: texts.address, show: ({ email }) => email },
  { id: 'cause', label: texts.why, show: ({ cause }) => causes[cause] },
  { id: 'since', label: texts.since, show: ({ since }) => <When at={since} /> },
  { id: 'answer', label: texts.answer, show: ({ answer }) => answer ?? '', isOff: true },
];

/** Addresses that get only emails someone waits for at the moment, or that warn of someone in the account. */
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
      caption={texts.suppressedCaption}
      columns={columns}
      page={page}
      address={address}
      readId={({ email }) => email}
      opens
      searchLabel={texts.searchBeginningAddress}
      empty={<p>{texts.suppressedEmpty}</p>}
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
  const isAdmin = useMay('send');
  const readAgain = useReadMailAgain();
  const release = useMutation(staffApi.mail.release.mutationOptions());
  if (!row) return <Notice title={texts.addressMissingTitle}>{texts.addressMissingLead}</Notice>;
  return (
    <>
      <h2 className="wrap-anywhere text-2xl">{row.email}</h2>
      <SummaryList
        items={[
          [texts.why, causes[row.cause]],
          [texts.since, <When key="since" at={row.since} />],
          [texts.answer, row.answer || texts.none],
        ]}
      />
      {isAdmin && (
        <ReasonForm
          ask={texts.releaseButton}
          explain={texts.releaseLead}
          submit={texts.releaseConfirm}
          send={async (reason) => {
            await release.mutateAsync({ email: row.email, reason });
            await readAgain();
            showSuccess({ title: texts.releaseDone });
          }}
        />
      )}
    </>
  );
}
