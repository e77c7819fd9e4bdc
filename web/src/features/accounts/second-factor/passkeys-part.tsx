import * as texts from '@porchlight/content/en/accounts-second-factor.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import type { PasskeySummary } from '@porchlight/domain/accounts/account-settings.contract.ts';
import { formatShortDate } from '@porchlight/domain/kernel/formats.ts';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { pageApi } from '../../../platform/api/page-api.ts';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { focusCardTitle, SectionCard } from '../../../ui/section-card.tsx';
import { useReadAgain } from '../account-settings.queries.ts';
import { describeBrowserRefusal, usePasskeys } from './use-passkeys.ts';
import { useReauthentication } from './use-reauthentication.tsx';

/** Adds, names and removes passkeys. */
export function PasskeysPart({ passkeys }: { passkeys: readonly PasskeySummary[] }) {
  const isFirst = passkeys.length === 0;
  return (
    <SectionCard id="passkeys" title={texts.passkeys}>
      <p className="text-ink-soft">{texts.passkeysLead}</p>
      {passkeys.length > 0 && (
        <ul className="grid gap-5">
          {passkeys.map((passkey) => (
            <Passkey key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <NewPasskey isFirst={isFirst} />
    </SectionCard>
  );
}

/** A second passkey is suggested once, with the first. */
function NewPasskey({ isFirst }: { isFirst: boolean }) {
  const [name, setName] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const { add } = usePasskeys();
  const readAgain = useReadAgain();
  const { withProof, question } = useReauthentication();
  const { send, busy, errorOf, problem } = useSend(
    async () => {
      setRefusal(undefined);
      try {
        const added = await withProof(() => add(name));
        setName('');
        await readAgain();
        showSuccess({
          title: texts.passkeyAdded(added.name),
          description: isFirst ? texts.secondPasskeyHint : '',
        });
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
    setRefusal(texts.passkeyNameMissing);
    document.getElementById('passkey-name')?.focus();
  }
  return (
    <>
      {question}
      <form onSubmit={submit} noValidate className="grid gap-4">
        <TextField
          id="passkey-name"
          label={texts.passkeyNameLabel}
          hint={texts.passkeyNameHint}
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
            {busy ? texts.waitingForDevice : texts.addAPasskey}
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
  const { withProof, question } = useReauthentication();
  const rename = useMutation(pageApi.passkeys.rename.mutationOptions());
  const remove = useMutation(pageApi.passkeys.remove.mutationOptions());
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
    showSuccess({ title: texts.passkeyRemoved(name) });
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
              {lastUsedAt !== null
                ? texts.addedLastUsed(formatShortDate(createdAt, locale), formatShortDate(lastUsedAt, locale))
                : texts.added(formatShortDate(createdAt, locale))}
            </p>
          </div>
          <div className="flex gap-3">
            <Button
              size="small"
              autoFocus={wasOpen}
              aria-label={texts.rename(name)}
              onClick={() => setTyped(name)}
            >
              {texts.passkeysPartRename}
            </Button>
            <Button
              size="small"
              busy={removing.busy}
              aria-label={texts.remove(name)}
              onClick={() => void removing.send(undefined)}
            >
              {texts.passkeysPartRemove}
            </Button>
          </div>
        </div>
      ) : (
        <form onSubmit={submit} noValidate className="grid gap-3">
          <TextField
            id={`${id}-name`}
            label={texts.newNameFor(name)}
            autoComplete="off"
            maxLength={60}
            autoFocus
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={renaming.errorOf('name')}
          />
          <div className="flex gap-3">
            <Button type="submit" size="small" busy={renaming.busy}>
              {texts.saveName}
            </Button>
            <Button variant="plain" size="small" onClick={close}>
              {texts.cancel}
            </Button>
          </div>
        </form>
      )}
      <Problem>{renaming.problem ?? removing.problem}</Problem>
    </li>
  );
}
