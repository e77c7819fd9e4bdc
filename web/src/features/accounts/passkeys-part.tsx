import type { PasskeySummary } from '@porchlight/domain/accounts/account-settings.contract.ts';
import { formatShortDate } from '@porchlight/domain/shared/formats.ts';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { api } from '../../platform/api.ts';
import { showSuccess } from '../../platform/show-toast.ts';
import { Button } from '../../ui/button.tsx';
import { focusCardTitle, SectionCard } from '../../ui/section-card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useReadAgain } from './account-settings.queries.ts';
import { Problem } from './problem.tsx';
import { describeBrowserRefusal, usePasskeys } from './use-passkeys.ts';
import { useProof } from './use-proof.tsx';
import { useSend } from './use-send.ts';

/** Adds, names and removes passkeys. */
export function PasskeysPart({ passkeys }: { passkeys: readonly PasskeySummary[] }) {
  return (
    <SectionCard id="passkeys" title="Passkeys">
      <p className="text-ink-soft">
        Sign in with your fingerprint, face or device code. Nothing to remember, and it works on this site
        alone.
      </p>
      {passkeys.length > 0 && (
        <ul className="grid gap-5">
          {passkeys.map((passkey) => (
            <Passkey key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <NewPasskey />
    </SectionCard>
  );
}

function NewPasskey() {
  const [name, setName] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const { add } = usePasskeys();
  const readAgain = useReadAgain();
  const { withProof, question } = useProof();
  const { send, busy, errorOf, problem } = useSend(
    async () => {
      setRefusal(undefined);
      try {
        const added = await withProof(() => add(name));
        setName('');
        await readAgain();
        showSuccess({ title: `The passkey ${added.name} is added` });
      } catch (error) {
        const sentence = describeBrowserRefusal(error);
        if (sentence === undefined) throw error;
        setRefusal(sentence);
      }
    },
    ['name'],
    'passkey-',
  );
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (name.trim() !== '') return void send(undefined);
    setRefusal('Enter a name, such as the device it is on.');
    document.getElementById('passkey-name')?.focus();
  }
  return (
    <>
      {question}
      <form onSubmit={submit} noValidate className="grid gap-4">
        <TextField
          id="passkey-name"
          label="Name of the new passkey"
          hint="Such as the device it is on, so that you know it again."
          autoComplete="off"
          maxLength={60}
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            setRefusal(undefined);
          }}
          error={errorOf('name')}
        />
        <Problem>{refusal ?? problem}</Problem>
        <p>
          <Button type="submit" size="small" busy={busy}>
            {busy ? 'Waiting for your device…' : 'Add a passkey'}
          </Button>
        </p>
      </form>
    </>
  );
}

function Passkey({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: PasskeySummary }) {
  const [typed, setTyped] = useState<string>();
  const [wasOpen, setWasOpen] = useState(false);
  const readAgain = useReadAgain();
  const { withProof, question } = useProof();
  const rename = useMutation(api.passkeys.rename.mutationOptions());
  const remove = useMutation(api.passkeys.remove.mutationOptions());
  function close() {
    setTyped(undefined);
    setWasOpen(true);
  }
  const renaming = useSend(
    async () => {
      await rename.mutateAsync({ id, name: typed ?? name });
      await readAgain();
      close();
    },
    ['name'],
    `${id}-`,
  );
  const removing = useSend(async () => {
    await withProof(() => remove.mutateAsync({ id }));
    await readAgain();
    focusCardTitle('passkeys');
    showSuccess({ title: `The passkey ${name} is removed` });
  });
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void renaming.send(undefined);
  }
  return (
    <li className="grid gap-3 border-line border-b pb-5">
      {question}
      {typed === undefined ? (
        <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-2">
          <div className="grid min-w-0 flex-[1_1_14rem] gap-0.5">
            <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
            <p className="text-[.9375rem] text-ink-soft">
              Added {formatShortDate(createdAt)}
              {lastUsedAt !== null && `, last used ${formatShortDate(lastUsedAt)}`}
            </p>
          </div>
          <div className="flex gap-3">
            <Button
              size="small"
              autoFocus={wasOpen}
              aria-label={`Rename ${name}`}
              onClick={() => setTyped(name)}
            >
              Rename
            </Button>
            <Button
              size="small"
              busy={removing.busy}
              aria-label={`Remove ${name}`}
              onClick={() => void removing.send(undefined)}
            >
              Remove
            </Button>
          </div>
        </div>
      ) : (
        <form onSubmit={submit} noValidate className="grid gap-3">
          <TextField
            id={`${id}-name`}
            label={`New name for ${name}`}
            autoComplete="off"
            maxLength={60}
            autoFocus
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={renaming.errorOf('name')}
          />
          <div className="flex gap-3">
            <Button type="submit" size="small" busy={renaming.busy}>
              Save name
            </Button>
            <Button variant="plain" size="small" onClick={close}>
              Cancel
            </Button>
          </div>
        </form>
      )}
      <Problem>{renaming.problem ?? removing.problem}</Problem>
    </li>
  );
}
