import * as texts from '@porchlight/content/en/credit/disputes.ts';
import { letter } from '@porchlight/content/en/credit/letter.ts';
import * as page from '@porchlight/content/en/credit/page.ts';
import * as letters from '@porchlight/content/en/shared/letters.ts';
import type { CreditDispute } from '@porchlight/domain/credit/credit.contract.ts';
import type { Checked } from '@porchlight/domain/credit/credit-records.ts';
import { isCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { LetterSender } from '@porchlight/domain/kernel/letter-fields.ts';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { pageApi } from '../../../platform/api/page-api.ts';
import { saveFile } from '../../../platform/api/save-file.ts';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useRecordForm } from '../../../ui/forms/use-record-form.ts';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx';
import { useKeepInDocuments } from '../../documents/portal/keep-in-documents.ts';

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The letter about one item as a PDF; name and address are kept only where the box is checked. */
export function LetterDialog({
  dispute,
  sender,
  today,
  onClose,
}: {
  dispute: CreditDispute;
  sender: LetterSender | null;
  today: string;
  onClose: () => void;
}) {
  const [name, setName] = useState(sender?.name ?? '');
  const [address, setAddress] = useState(sender?.address.join('\n') ?? '');
  const [recipient, setRecipient] = useState('');
  const [on, setOn] = useState(today);
  const [enclosed, setEnclosed] = useState('');
  const [isKept, setIsKept] = useState(sender !== null);
  const keepInDocuments = useKeepInDocuments();
  const goesTo = useRef<'downloads' | 'documents'>('downloads');
  const isFurnisher = dispute.sentTo === 'furnisher';
  const form = useRecordForm({
    check: (): Checked<{ sender: LetterSender; on: string; enclosures: string[] }> => {
      const problems: Record<string, string> = {};
      const isAddress = (text: string) => lines(text).length > 0 && lines(text).length <= 5;
      if (name.trim() === '') problems.name = letters.enterYourName;
      if (!isAddress(address)) problems.address = letters.enterAnAddress;
      if (isFurnisher && !isAddress(recipient)) problems.recipientAddress = letters.enterAnAddress;
      if (!isCalendarDate(on)) problems.on = letters.enterADay;
      if (Object.keys(problems).length > 0) return { problems };
      const typed = { name: name.trim(), address: lines(address) };
      return { value: { sender: typed, on, enclosures: lines(enclosed) } };
    },
    save: async (value) => {
      const file = await pageApi.credit.letter.call({
        ...{ id: dispute.id, ...value },
        ...(isFurnisher && { recipientAddress: lines(recipient) }),
      });
      await pageApi.credit.keepSender.call({ sender: isKept ? value.sender : null });
      if (goesTo.current === 'documents')
        return keepInDocuments(new File([file], letter.documentName(value.on, dispute.bureau)));
      saveFile(letter.fileName(value.on), file);
      showSuccess({ title: letters.downloaded });
    },
    onDone: onClose,
  });
  return (
    <Dialog open onClose={onClose} title={texts.letterTitle} description={texts.letterLead}>
      <form
        noValidate
        onSubmit={(event) => {
          goesTo.current = 'downloads';
          void form.submit(event);
        }}
        className="grid gap-5"
      >
        <TextField
          {...form.control('name')}
          label={letters.yourName}
          value={name}
          maxLength={120}
          autoComplete="name"
          onChange={({ target }) => setName(target.value)}
        />
        <TextAreaField
          {...form.control('address')}
          label={letters.yourAddress}
          hint={letters.addressHint}
          rows={3}
          value={address}
          autoComplete="street-address"
          onChange={({ target }) => setAddress(target.value)}
        />
        {isFurnisher && (
          <TextAreaField
            {...form.control('recipientAddress')}
            label={texts.theirAddress}
            hint={texts.theirAddressHint}
            rows={3}
            value={recipient}
            onChange={({ target }) => setRecipient(target.value)}
          />
        )}
        <TextField
          {...form.control('on')}
          type="date"
          label={letters.letterDay}
          value={on}
          onChange={({ target }) => setOn(target.value)}
        />
        <TextAreaField
          {...form.control('enclosures')}
          label={letters.enclosures}
          hint={texts.enclosuresHint}
          rows={3}
          value={enclosed}
          onChange={({ target }) => setEnclosed(target.value)}
        />
        <Checkbox checked={isKept} onChange={({ target }) => setIsKept(target.checked)}>
          {letters.keepSender}
        </Checkbox>
        <p className="text-[.9375rem] text-ink-soft">
          {letters.toSign}{' '}
          <Link to={paths.documents} className="text-link">
            {letters.toDocuments}
          </Link>
        </p>
        <Problem>{form.problem}</Problem>
        <DialogActions>
          <Button onClick={onClose}>{page.cancel}</Button>
          <Button
            aria-disabled={form.isBusy}
            onClick={(event) => {
              goesTo.current = 'documents';
              void form.submit(event);
            }}
          >
            {letters.saveToDocuments}
          </Button>
          <Button type="submit" variant="primary" busy={form.isBusy}>
            {form.isBusy ? letters.making : letters.download}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
