import * as texts from '@porchlight/content/en/credit-disputes.ts';
import { letter as paper } from '@porchlight/content/en/credit-disputes.ts';
import * as letters from '@porchlight/content/en/shared/letters.ts';
import type { CreditDispute } from '@porchlight/domain/credit/credit.contract.ts';
import type { CheckedCreditRecord } from '@porchlight/domain/credit/credit-records.ts';
import { isCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { LetterSender } from '@porchlight/domain/kernel/letter-fields.ts';
import { useState } from 'react';
import { pageApi } from '../../../platform/api/page-api.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { LetterWindow } from '../../documents/letters/letter-window.tsx';
import { SenderFields } from '../../documents/letters/sender-fields.tsx';
import { useLetter } from '../../documents/letters/use-letter.ts';

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The letter about one item as a PDF; name and address are kept only where the box is checked. */
export function DisputeLetterDialog({
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
  const [typedSender, setTypedSender] = useState({
    name: sender?.name ?? '',
    address: sender?.address.join('\n') ?? '',
  });
  const { name, address } = typedSender;
  const [recipient, setRecipient] = useState('');
  const [on, setOn] = useState(today);
  const [enclosed, setEnclosed] = useState('');
  const [isKept, setIsKept] = useState(sender !== null);
  const isFurnisher = dispute.sentTo === 'furnisher';
  const letter = useLetter({
    check: (): CheckedCreditRecord<{ sender: LetterSender; on: string; enclosures: string[] }> => {
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
    write: async (value) => {
      const file = await pageApi.credit.letter.call({
        ...{ id: dispute.id, ...value },
        ...(isFurnisher && { recipientAddress: lines(recipient) }),
      });
      await pageApi.credit.keepSender.call({ sender: isKept ? value.sender : null });
      return file;
    },
    fileName: (value, goesTo) =>
      goesTo === 'documents' ? paper.documentName(value.on, dispute.bureau) : paper.fileName(value.on),
    onDone: onClose,
  });
  return (
    <LetterWindow title={texts.letterTitle} lead={texts.letterLead} letter={letter} onClose={onClose}>
      <SenderFields
        sender={typedSender}
        control={letter.control}
        onChange={(change) => setTypedSender({ ...typedSender, ...change })}
      />
      {isFurnisher && (
        <TextAreaField
          {...letter.control('recipientAddress')}
          label={texts.theirAddress}
          hint={texts.theirAddressHint}
          rows={3}
          value={recipient}
          onChange={({ target }) => setRecipient(target.value)}
        />
      )}
      <TextField
        {...letter.control('on')}
        type="date"
        label={letters.letterDay}
        value={on}
        onChange={({ target }) => setOn(target.value)}
      />
      <TextAreaField
        {...letter.control('enclosures')}
        label={letters.enclosures}
        hint={texts.enclosuresHint}
        rows={3}
        value={enclosed}
        onChange={({ target }) => setEnclosed(target.value)}
      />
      <Checkbox checked={isKept} onChange={({ target }) => setIsKept(target.checked)}>
        {letters.keepSender}
      </Checkbox>
    </LetterWindow>
  );
}
