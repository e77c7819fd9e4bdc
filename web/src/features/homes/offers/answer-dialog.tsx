import * as texts from '@porchlight/content/en/homes-offers.ts';
import type { HomeView } from '@porchlight/domain/homes/homes.contract.ts';
import type { OfferEntry, OfferLog } from '@porchlight/domain/offers/home-offers/offer-log.ts';
import { useState } from 'react';
import { createSubmissionId } from '../../../platform/browser/submission-id.ts';
import { RecordDialog } from '../../../ui/forms/record-dialog.tsx';
import { useRecordForm } from '../../../ui/forms/use-record-form.ts';
import { MomentFields } from './moment-fields.tsx';
import { checkEntry, findEntryTime, getMomentNow, type NewOfferEntry } from './offer-draft.ts';
import { getZoneName } from './offer-words.ts';
import { useAddEntry } from './offers.queries.ts';

/** An answer to an offer, or the end of a contract, with the time at which it happened. */
export default function AnswerDialog({
  home,
  log,
  entry,
  title,
  onClose,
}: {
  home: HomeView;
  log: OfferLog;
  entry: NewOfferEntry;
  title: string;
  onClose: () => void;
}) {
  const [opened] = useState(() => getMomentNow(home.timeZone));
  const [made, setMade] = useState(opened);
  const add = useAddEntry(home.id);
  const form = useRecordForm<OfferEntry>({
    check: () => {
      const at = findEntryTime(made, opened, home.timeZone);
      if (at === undefined) return { problems: { at: texts.enterATime } };
      return checkEntry(log, { id: createSubmissionId(), ...entry, at, terms: null });
    },
    save: add,
    onDone: onClose,
  });
  return (
    <RecordDialog
      title={title}
      lead={`${texts.answerLead} ${texts.zoneNote(getZoneName(home.timeZone))}`}
      saveLabel={texts.addToLog}
      form={form}
      onClose={onClose}
      onRemove={undefined}
    >
      <MomentFields
        control={form.control('at')}
        labels={{ day: texts.whenIt, hour: texts.hour }}
        max={opened.day}
        value={made}
        onChange={setMade}
      />
    </RecordDialog>
  );
}
