import type { BetaRequestRow } from '@porchlight/domain/beta-access/beta-requests.contract.ts';
import { betaRequestStatuses } from '@porchlight/domain/beta-access/beta-requests.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { staffApi } from '../../platform/staff-api.ts';
import { Notice } from '../../ui/notice.tsx';
import { DetailWaits } from '../staff/detail-waits.tsx';
import { useListAddress } from '../staff/list-address.ts';
import { StaffPage } from '../staff/staff-page.tsx';
import { StaffSplit } from '../staff/staff-split.tsx';
import { type StaffColumn, StaffTable } from '../staff/staff-table.tsx';
import { When } from '../staff/when.tsx';
import { BetaRequestView, RequestStatus, requestStatuses } from './beta-request-view.tsx';

/** Who asked for beta access, and the answers, where the operator approves requests. */
export default function BetaRequestsPage() {
  const address = useListAddress();
  const [answered, setAnswered] = useState<BetaRequestRow>();
  const page = useQuery(
    staffApi.betaRequests.list.queryOptions({
      input: {
        search: address.search || undefined,
        status: betaRequestStatuses.find((known) => known === address.value('status')),
        cursor: address.cursor,
      },
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <StaffPage title="Beta requests" intro="The buyer reads your answer in the portal and by e-mail.">
      {page.data && !page.data.needsApproval && (
        <div className="max-w-3xl">
          <Notice title="Requests take effect at once">
            Nobody has to approve them on this installation. To read each request first, set BETA_APPROVAL=on
            and start the server again.
          </Notice>
        </div>
      )}
      <StaffSplit
        address={address}
        detail={(id) => {
          // What was just answered may no longer be among what the list is narrowed to.
          const request = page.data?.rows.find((row) => row.id === id) ?? answered;
          if (request === undefined && page.data === undefined) return <DetailWaits page={page} />;
          return <BetaRequestView {...(request?.id === id ? { request } : {})} onAnswered={setAnswered} />;
        }}
        list={
          <StaffTable
            name="beta-requests"
            caption="Requests for beta access, newest first"
            columns={columns}
            page={page}
            address={address}
            readId={(row) => row.id}
            opens
            searchLabel="Name or e-mail"
            filters={[
              {
                name: 'status',
                label: 'Status',
                all: 'Every status',
                options: betaRequestStatuses.map((status) => [status, requestStatuses[status].text]),
              },
            ]}
            empty="Nobody has asked for beta access yet."
          />
        }
      />
    </StaffPage>
  );
}

const columns: readonly StaffColumn<BetaRequestRow>[] = [
  { id: 'name', label: 'Name', show: (row) => row.name },
  { id: 'email', label: 'E-mail', show: (row) => row.email },
  { id: 'status', label: 'Status', show: (row) => <RequestStatus status={row.status} /> },
  { id: 'milestones', label: 'Milestones', show: (row) => `${row.milestonesDone} of 10` },
  { id: 'requested', label: 'Asked', show: (row) => <When at={row.requestedAt} /> },
  { id: 'decided', label: 'Answered', show: (row) => <When at={row.decidedAt} /> },
  { id: 'by', label: 'By', show: (row) => row.decidedBy ?? '–', isOff: true },
];
