import { questionnaire } from '@porchlight/content/questionnaire.ts';
import type { ApplicationView } from '@porchlight/domain/questionnaire/applications-inbox.contract.ts';
import { propertyTypes, timelines } from '@porchlight/domain/questionnaire/questionnaire.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { staffApi } from '../../platform/staff-api.ts';
import { useListAddress } from '../staff/list-address.ts';
import { useMay } from '../staff/staff.queries.ts';
import { StaffPage } from '../staff/staff-page.tsx';
import { StaffSplit } from '../staff/staff-split.tsx';
import { type StaffColumn, StaffTable } from '../staff/staff-table.tsx';
import { When } from '../staff/when.tsx';
import { describeAmount } from './amounts.ts';
import { ApplicationDetail } from './application-detail.tsx';

/** What came in through the questionnaire, newest first. */
export default function ApplicationsInboxPage() {
  const address = useListAddress();
  const mayExport = useMay('agent');
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
    <StaffPage title="Applications" intro="Answers of the questionnaire whose disclosure was accepted.">
      <StaffSplit
        address={address}
        detail={(id) => <ApplicationDetail key={id} id={id} />}
        list={
          <StaffTable
            name="applications"
            caption="Applications"
            columns={columns}
            page={page}
            address={address}
            readId={({ id }) => id}
            opens
            filters={[
              {
                name: 'timeline',
                label: 'Timeline',
                all: 'Any',
                options: listOptions('timeline', timelines),
              },
              {
                name: 'propertyType',
                label: 'Property type',
                all: 'Any',
                options: listOptions('propertyType', propertyTypes),
              },
            ]}
            csv={mayExport ? `/api/staff/applications.csv?${new URLSearchParams(filter)}` : undefined}
            empty="Nobody has finished the questionnaire yet."
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
  { id: 'name', label: 'Name', show: ({ name }) => name },
  { id: 'timeline', label: 'Timeline', show: ({ timeline }) => nameChoice('timeline', timeline) },
  {
    id: 'type',
    label: 'Property type',
    show: ({ propertyType }) => nameChoice('propertyType', propertyType),
  },
  { id: 'price', label: 'Price', show: ({ purchasePrice }) => describeAmount(purchasePrice), isAmount: true },
  { id: 'accepted', label: 'Sent', show: ({ acceptedAt }) => <When at={acceptedAt} /> },
  { id: 'email', label: 'E-mail', show: ({ email }) => email, isOff: true },
  { id: 'phone', label: 'Phone', show: ({ phone }) => phone, isOff: true },
];
