import * as texts from '@porchlight/content/en/owned-home.ts';
import { beginOwnedHome } from '@porchlight/domain/homes/begin-owned-home.ts';
import { places } from '@porchlight/domain/kernel/states.ts';
import { findRecord, type HomeRecord } from '@porchlight/domain/owned-home/home-record.ts';
import { homeKind } from '@porchlight/domain/owned-home/kinds/home.ts';
import { useQuery } from '@tanstack/react-query';
import { pageApi } from '../../platform/api/page-api.ts';
import { useAccount } from '../accounts/account.queries.ts';
import { usePlan } from '../plan/plan.queries.ts';
import { getValues } from '../plan/shown-plan.ts';
import { useTodayView } from '../today/today.queries.ts';
import { HomeRecordDialog } from './records/home-record-dialog.tsx';
import type { RecordField } from './records/record-layout.ts';

/** The home, in the order of page 1 of the Closing Disclosure. */
export const homeRecordFields: readonly RecordField[] = [
  { name: 'boughtOn', label: texts.homeFields.boughtOn, as: 'day' },
  { name: 'price', label: texts.homeFields.price, as: 'amount' },
  { name: 'address', label: texts.homeFields.address, as: 'line' },
  { name: 'state', label: texts.homeFields.state, as: 'choice', options: places },
  { name: 'county', label: texts.homeFields.county, as: 'line', optional: true },
  {
    name: 'isPrincipalResidence',
    label: texts.homeFields.isPrincipalResidence,
    hint: texts.livesThereHint,
    as: 'yesNo',
  },
];

/** The home that was bought; a new one begins with what the plan, the homes and the dates know, once they were read. */
export default function OwnedHomeDialog({
  records,
  today,
  onClose,
}: {
  records: readonly HomeRecord[];
  today: string;
  onClose: () => void;
}) {
  const record = findRecord(homeKind, records);
  const { begin, isReady } = useBegun(today);
  if (record === undefined && !isReady) return null;
  return (
    <HomeRecordDialog
      kind={homeKind}
      fields={homeRecordFields}
      title={texts.homeTitle}
      lead={record === undefined && Object.keys(begin).length > 0 ? texts.begunFromPlan : texts.homeLead}
      record={record}
      begin={begin}
      fixed={{ metro: record?.content.metro ?? null }}
      records={records}
      today={today}
      onClose={onClose}
    />
  );
}

/** What a new home begins with. Ready once everything was read that can be: without a connection, at once. */
function useBegun(today: string) {
  const account = useAccount();
  const plan = usePlan();
  const view = useTodayView();
  const homes = useQuery(pageApi.homes.list.queryOptions({ enabled: Boolean(account) }));
  const bought = view.data?.home?.reason === 'contract' ? view.data : undefined;
  const found = homes.data?.homes.find(({ id }) => id === bought?.home?.id);
  return {
    begin: beginOwnedHome(
      getValues(plan.facts?.values() ?? []),
      {
        home: found && { ...found, agreedPrice: bought?.figures.price ?? null },
        closingDay: view.data?.closingDay ?? null,
      },
      today,
    ),
    isReady: !plan.query.isLoading && !view.isLoading && !homes.isLoading,
  };
}
