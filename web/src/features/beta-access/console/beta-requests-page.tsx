import * as texts from '@porchlight/content/en/beta-access.ts';
import type { BetaRequestRow } from '@porchlight/domain/leads/beta-access/beta-requests.contract.ts';
import { betaRequestStatuses } from '@porchlight/domain/leads/beta-access/beta-requests.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DetailWaits } from '../../../console-kit/detail-waits.tsx';
import { useListAddress } from '../../../console-kit/list-address.ts';
import { StaffPage } from '../../../console-kit/staff-page.tsx';
import type { StaffColumn } from '../../../console-kit/staff-rows.tsx';
import { StaffSplit } from '../../../console-kit/staff-split.tsx';
import { StaffTable } from '../../../console-kit/staff-table.tsx';
import { When } from '../../../console-kit/when.tsx';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { Notice } from '../../../ui/notice.tsx';
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
    <StaffPage title={texts.betaRequests} intro={texts.theBuyerReadsAnswerPortal}>
      {page.data && !page.data.needsApproval && (
        <div className="wrap-anywhere max-w-3xl">
          <Notice title={texts.requestsTakeEffectAtOnce}>{texts.nobodyHasApproveThemInstallation}</Notice>
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
            caption={texts.requestsBetaAccessNewestFirst}
            columns={columns}
            page={page}
            address={address}
            readId={(row) => row.id}
            opens
            searchLabel={texts.nameOrEMail}
            filters={[
              {
                name: 'status',
                label: texts.status,
                all: texts.everyStatus,
                options: betaRequestStatuses.map((status) => [status, requestStatuses[status].text]),
              },
            ]}
            empty={texts.nobodyHasAskedBetaAccess}
          />
        }
      />
    </StaffPage>
  );
}

const columns: readonly StaffColumn<BetaRequestRow>[] = [
  { id: 'name', label: texts.name, show: (row) => row.name },
  { id: 'email', label: 'E-mail', show: (row) => row.email },
  { id: 'status', label: texts.status, show: (row) => <RequestStatus status={row.status} /> },
  { id: 'milestones', label: texts.milestones, show: (row) => texts.ofLabel(row.milestonesDone) },
  { id: 'requested', label: texts.asked, show: (row) => <When at={row.requestedAt} /> },
  { id: 'decided', label: texts.answered, show: (row) => <When at={row.decidedAt} /> },
  { id: 'by', label: texts.by, show: (row) => row.decidedBy ?? '–', isOff: true },
];
