import * as texts from '@porchlight/content/en/shared/letters.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pageApi } from '../../../platform/api/page-api.ts';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';

type Sender = { name: string; address: string };

/** The sender of a letter: as typed, and until then as the letters about credit have it, where it is saved. */
export function useSender(): { sender: Sender; changeSender: (change: Partial<Sender>) => void } {
  const kept = useQuery(pageApi.credit.read.queryOptions()).data?.sender;
  const [typed, setTyped] = useState<Partial<Sender>>({});
  return {
    sender: {
      name: typed.name ?? kept?.name ?? '',
      address: typed.address ?? kept?.address.join('\n') ?? '',
    },
    changeSender: (change) => setTyped({ ...typed, ...change }),
  };
}

/** Name and address of a letter. */
export function SenderFields({
  sender,
  control,
  onChange,
}: {
  sender: Sender;
  control: (field: string) => { id: string; error: string | undefined };
  onChange: (change: Partial<Sender>) => void;
}) {
  return (
    <>
      <TextField
        {...control('name')}
        label={texts.yourName}
        value={sender.name}
        maxLength={120}
        autoComplete="name"
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextAreaField
        {...control('address')}
        label={texts.yourAddress}
        hint={texts.addressHint}
        rows={3}
        value={sender.address}
        autoComplete="street-address"
        onChange={({ target }) => onChange({ address: target.value })}
      />
    </>
  );
}
