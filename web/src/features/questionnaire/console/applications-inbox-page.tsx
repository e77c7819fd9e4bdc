import * as texts from '@porchlight/content/en/questionnaire.ts';
import { questionnaire } from '@porchlight/content/en/questionnaire.ts';
import type { ApplicationView } from '@porchlight/domain/leads/questionnaire/applications-inbox.contract.ts';
import { propertyTypes, timelines } from '@porchlight/domain/leads/questionnaire/questionnaire.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useListAddress } from '../../../console-kit/list-address.ts';
import { useMay } from '../../../console-kit/staff.queries.ts';
import { StaffPage } from '../../../console-kit/staff-page.tsx';
import type { StaffColumn } from '../../../console-kit/staff-rows.tsx';
import { StaffSplit } from '../../../console-kit/staff-split.tsx';
import { StaffTable } from '../../../console-kit/staff-table.tsx';
import { When } from '../../../console-kit/when.tsx';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { LazyPart } from '../../../platform/page/lazy-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { describeAmount } from '../amounts.ts';

/** An application comes once one is opened, so that fewer names are in every page's table. */
const loadApplication = () => import('./application-detail.tsx');

/** What came in through the questionnaire, newest first. */
export default function ApplicationsInboxPage() {
  const address = useListAddress();
  const mayOpen = useMay(['addresses', 'figures']);
  const mayExport = useMay(['figures', 'export']);
  const timeline = timelines.find((known) => known === address.value('timeline'));
  const propertyType = propertyTypes.find((known) => known === address.value('propertyType'));
  const filter = { ...(timeline ? { timeline } : {}), ...(propertyType ? { propertyType } : {}) };
  const page = useQuery(
    staffApi.applicationsInbox.list.queryOptions({
      input: { ...filter, cursor: address.cursor },
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <StaffPage title={texts.applications} intro={texts.applicationsLead}>
      <StaffSplit
        address={address}
        detail={(id) => (
          <LazyPart key={id} load={loadApplication} props={{ id }} waiting={<Skeleton className="h-96" />} />
        )}
        list={
          <StaffTable
            name="applications"
            caption={texts.applications}
            columns={columns}
            page={page}
            address={address}
            readId={({ id }) => id}
            opens={mayOpen}
            filters={[
              {
                name: 'timeline',
                label: texts.timeline,
                all: texts.any,
                options: listOptions('timeline', timelines),
              },
              {
                name: 'propertyType',
                label: texts.propertyType,
                all: texts.any,
                options: listOptions('propertyType', propertyTypes),
              },
            ]}
            csv={mayExport ? `/api/staff/applications.csv?${new URLSearchParams(filter)}` : undefined}
            empty={texts.applicationsEmpty}
          />
        }
      />
    </StaffPage>
  );
}

function listOptions<Value extends string>(name: 'timeline' | 'propertyType', values: readonly Value[]) {
  return values.map((value) => [value, nameChoice(name, value)] as const);
}

function nameChoice(name: 'timeline' | 'propertyType', value: string): string {
  const choices: Record<string, { label: string }> = questionnaire.choices[name].choices;
  return choices[value]?.label ?? value;
}

const columns: readonly StaffColumn<ApplicationView>[] = [
  { id: 'name', label: texts.name, show: ({ name }) => name },
  { id: 'timeline', label: texts.timeline, show: ({ timeline }) => nameChoice('timeline', timeline) },
  {
    id: 'type',
    label: texts.propertyType,
    show: ({ propertyType }) => nameChoice('propertyType', propertyType),
  },
  {
    id: 'price',
    label: texts.price,
    show: ({ purchasePrice }) => describeAmount(purchasePrice),
    isAmount: true,
    rights: 'figures',
  },
  { id: 'accepted', label: texts.sent, show: ({ acceptedAt }) => <When at={acceptedAt} /> },
  { id: 'email', label: 'E-mail', show: ({ email }) => email, isOff: true, rights: 'addresses' },
  { id: 'phone', label: texts.phone, show: ({ phone }) => phone, isOff: true, rights: 'addresses' },
];
