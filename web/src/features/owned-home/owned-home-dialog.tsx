import * as texts from '@porchlight/content/en/owned-home.ts';
import { places } from '@porchlight/domain/kernel/states.ts';
import { findRecord, type HomeRecord } from '@porchlight/domain/owned-home/home-record.ts';
import { homeKind } from '@porchlight/domain/owned-home/kinds/home.ts';
import { deriveOwnedHomeDraft } from '@porchlight/domain/plan/plan-drafts.ts';
import { usePlan } from '../plan/plan.queries.ts';
import { getValues } from '../plan/shown-plan.ts';
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

/** The home that was bought; a new one begins with what the plan knows. */
export default function OwnedHomeDialog({
  records,
  today,
  onClose,
}: {
  records: readonly HomeRecord[];
  today: string;
  onClose: () => void;
}) {
  const { facts } = usePlan();
  const plan = getValues(facts?.values() ?? []);
  const record = findRecord(homeKind, records);
  return (
    <HomeRecordDialog
      kind={homeKind}
      fields={homeRecordFields}
      title={texts.homeTitle}
      lead={record === undefined && facts !== undefined ? texts.begunFromPlan : texts.homeLead}
      record={record}
      begin={deriveOwnedHomeDraft(plan, today)}
      fixed={{ metro: record?.content.metro ?? null }}
      records={records}
      today={today}
      onClose={onClose}
    />
  );
}
