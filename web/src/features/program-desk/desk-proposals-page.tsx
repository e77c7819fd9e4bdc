import * as texts from '@porchlight/content/en/program-desk.ts';
import { type ProposalRow, proposalStatuses } from '@porchlight/domain/programs/program-desk/desk-views.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useListAddress } from '../../console-kit/list-address.ts';
import { StaffPage } from '../../console-kit/staff-page.tsx';
import type { StaffColumn } from '../../console-kit/staff-rows.tsx';
import { StaffSplit } from '../../console-kit/staff-split.tsx';
import { StaffTable } from '../../console-kit/staff-table.tsx';
import { When } from '../../console-kit/when.tsx';
import { staffApi } from '../../platform/api/staff-api.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { deskPaths } from './desk-paths.ts';
import { describeNames, ProposalView } from './proposal-view.tsx';

const looks = { waiting: 'now', approved: 'done', rejected: 'plain' } as const;

/** What was proposed, and the answers: one person proposes, another approves. */
export default function ProposalsPage() {
  const address = useListAddress();
  const page = useQuery(
    staffApi.programDesk.proposals.queryOptions({
      input: {
        status: proposalStatuses.find((known) => known === address.value('status')),
        cursor: address.cursor,
      },
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <StaffPage title={texts.proposals} intro={texts.proposalsIntro}>
      <BackLink to={deskPaths.programs}>{texts.backToPrograms}</BackLink>
      <StaffSplit
        address={address}
        detail={(id) => <ProposalView key={id} id={id} />}
        list={
          <StaffTable
            name="program-proposals"
            caption={texts.proposalsCaption}
            columns={columns}
            page={page}
            address={address}
            readId={(row) => row.id}
            opens
            filters={[
              {
                name: 'status',
                label: texts.status,
                all: texts.everyStatus,
                options: proposalStatuses.map((status) => [status, texts.statuses[status]]),
              },
            ]}
            empty={texts.noProposals}
          />
        }
      />
    </StaffPage>
  );
}

const names = texts.proposalColumns;
const columns: readonly StaffColumn<ProposalRow>[] = [
  { id: 'programs', label: names.programs, show: describeNames },
  {
    id: 'status',
    label: names.status,
    show: ({ status }) => <Badge look={looks[status]}>{texts.statuses[status]}</Badge>,
  },
  { id: 'proposedBy', label: names.proposedBy, show: (row) => row.proposedBy },
  { id: 'proposedAt', label: names.proposedAt, show: (row) => <When at={row.proposedAt} /> },
  { id: 'decidedBy', label: names.decidedBy, show: (row) => row.decidedBy ?? '–' },
];
