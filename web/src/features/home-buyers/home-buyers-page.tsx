import * as texts from '@porchlight/content/en/home-buyers.ts';
import { getStageName, guideStages } from '@porchlight/domain/guide/guide.ts';
import type { HomeBuyerRow } from '@porchlight/domain/home-buyers/home-buyers.contract.ts';
import { buyerStages } from '@porchlight/domain/home-buyers/home-buyers.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useListAddress } from '../../console-kit/list-address.ts';
import { useMay } from '../../console-kit/staff.queries.ts';
import { StaffPage } from '../../console-kit/staff-page.tsx';
import type { StaffColumn } from '../../console-kit/staff-rows.tsx';
import { StaffSplit } from '../../console-kit/staff-split.tsx';
import { StaffTable } from '../../console-kit/staff-table.tsx';
import { When } from '../../console-kit/when.tsx';
import { staffApi } from '../../platform/api/staff-api.ts';
import { HomeBuyerView } from './home-buyer-view.tsx';

/** Everyone who finished the final step or has a journey, with how far they are. */
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
    <StaffPage title={texts.homeBuyers} intro={texts.pageLead}>
      <StaffSplit
        address={address}
        detail={(id) => <HomeBuyerView id={id} />}
        list={
          <StaffTable
            name="home-buyers"
            caption={texts.listCaption}
            columns={columns}
            page={page}
            address={address}
            readId={(row) => row.id}
            opens
            searchLabel={texts.searchLabel}
            filters={[
              {
                name: 'stage',
                label: texts.stage,
                all: texts.everyStage,
                options: [
                  ...buyerStages.map((slug) => [slug, getStageName(slug)] as const),
                  ['none', texts.noStage],
                ],
              },
            ]}
            csv={mayExport ? `/api/staff/home-buyers.csv?${query}` : undefined}
            empty={texts.listEmpty}
          />
        }
      />
    </StaffPage>
  );
}

const stageChoices = [...buyerStages, 'none'] as const;

const columns: readonly StaffColumn<HomeBuyerRow>[] = [
  { id: 'name', label: texts.name, show: (row) => row.name },
  { id: 'email', label: 'E-mail', show: (row) => row.email },
  { id: 'stage', label: texts.stage, show: (row) => (row.stage === null ? '–' : getStageName(row.stage)) },
  {
    id: 'guide',
    label: texts.guide,
    show: (row) =>
      row.stagesDone === null ? texts.noAccount : texts.ofLabel(row.stagesDone, guideStages.length),
  },
  {
    id: 'milestones',
    label: texts.milestones,
    show: (row) => (row.milestonesDone === null ? '–' : texts.milestonesCount(row.milestonesDone)),
  },
  { id: 'activity', label: texts.lastActivity, show: (row) => <When at={row.lastActivityAt} /> },
  { id: 'since', label: texts.since, show: (row) => <When at={row.since} />, isOff: true },
];
