import { guideStages, nameStage } from '@porchlight/domain/guide/guide.ts';
import type { HomeBuyerRow } from '@porchlight/domain/home-buyers/home-buyers.contract.ts';
import { buyerStages } from '@porchlight/domain/home-buyers/home-buyers.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { staffApi } from '../../platform/staff-api.ts';
import { useListAddress } from '../staff/list-address.ts';
import { useMay } from '../staff/staff.queries.ts';
import { StaffPage } from '../staff/staff-page.tsx';
import { StaffSplit } from '../staff/staff-split.tsx';
import { type StaffColumn, StaffTable } from '../staff/staff-table.tsx';
import { When } from '../staff/when.tsx';
import { HomeBuyerView } from './home-buyer-view.tsx';

/** Everybody who finished the final step or has a journey, with how far they are. */
export default function HomeBuyersPage() {
  const address = useListAddress();
  const mayExport = useMay('agent');
  const stage = stageChoices.find((known) => known === address.value('stage'));
  const filter = { search: address.search || undefined, stage };
  const page = useQuery(
    staffApi.homeBuyers.list.queryOptions({
      input: { ...filter, cursor: address.cursor },
      placeholderData: keepPreviousData,
    }),
  );
  const query = new URLSearchParams({
    ...(filter.search === undefined ? {} : { search: filter.search }),
    ...(stage === undefined ? {} : { stage }),
  });
  return (
    <StaffPage
      title="Home buyers"
      intro="Whoever finished the final step of the guide, and every account with a journey. What buyers note for themselves stays theirs."
    >
      <StaffSplit
        address={address}
        detail={(key) => <HomeBuyerView buyerKey={key} />}
        list={
          <StaffTable
            name="home-buyers"
            caption="Home buyers, newest first"
            columns={columns}
            page={page}
            address={address}
            readId={(row) => row.key}
            opens
            searchLabel="Name or e-mail"
            filters={[
              {
                name: 'stage',
                label: 'Stage',
                all: 'Every stage',
                options: [
                  ...buyerStages.map((slug) => [slug, nameStage(slug)] as const),
                  ['none', 'No final step yet'],
                ],
              },
            ]}
            csv={mayExport ? `/api/staff/home-buyers.csv?${query}` : undefined}
            empty="Nobody has finished the final step or begun a journey yet."
          />
        }
      />
    </StaffPage>
  );
}

const stageChoices = [...buyerStages, 'none'] as const;

const columns: readonly StaffColumn<HomeBuyerRow>[] = [
  { id: 'name', label: 'Name', show: (row) => row.name },
  { id: 'email', label: 'E-mail', show: (row) => row.email },
  { id: 'stage', label: 'Stage', show: (row) => (row.stage === null ? '–' : nameStage(row.stage)) },
  {
    id: 'guide',
    label: 'Guide',
    show: (row) => (row.stagesDone === null ? 'No account' : `${row.stagesDone} of ${guideStages.length}`),
  },
  {
    id: 'milestones',
    label: 'Milestones',
    show: (row) => (row.milestonesDone === null ? '–' : `${row.milestonesDone} of 10`),
  },
  { id: 'activity', label: 'Last activity', show: (row) => <When at={row.lastActivityAt} /> },
  { id: 'since', label: 'Since', show: (row) => <When at={row.since} />, isOff: true },
];
