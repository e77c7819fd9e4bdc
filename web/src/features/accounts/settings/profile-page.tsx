import * as texts from '@porchlight/content/en/accounts.ts';
import { type SubmitEvent, useState } from 'react';
import { parseFailure } from '../../../platform/api/failure.ts';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useAccount, useRename } from '../account.queries.ts';
import { EmailForm } from './email-form.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { settingsSections } from './settings-sections.ts';

export default function ProfilePage() {
  const account = useAccount();
  return (
    <SettingsFrame section={settingsSections.profile}>
      <SectionCard id="name-part" title={texts.name}>
        {account ? <NameForm key={account.id} name={account.name} /> : <Skeleton className="h-33" />}
      </SectionCard>
      <SectionCard id="email-part" title={texts.eMailAddress}>
        {account ? (
          <p className="font-semibold [overflow-wrap:anywhere]">{account.email}</p>
        ) : (
          <Skeleton className="h-7 w-2/3" />
        )}
        <p className="text-[.9375rem] text-ink-soft leading-normal">{texts.emailAddressHint}</p>
        {account && <EmailForm account={account} />}
      </SectionCard>
    </SettingsFrame>
  );
}

/** Changes the person's name. A refusal is shown under the field, and what was typed stays. */
function NameForm({ name }: { name: string }) {
  const [typed, setTyped] = useState(name);
  const { mutate, isPending, error, reset } = useRename();
  const failure = error === null ? undefined : parseFailure(error);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    mutate(
      { name: typed },
      {
        onSuccess: (account) => {
          // What was typed meanwhile waits for the next saving.
          setTyped((now) => (now === typed ? account.name : now));
          showSuccess({ title: texts.nameSaved });
        },
        onError: () => document.getElementById('name')?.focus(),
      },
    );
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <TextField
        id="name"
        label={texts.yourName}
        name="name"
        autoComplete="name"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          if (failure !== undefined) reset();
        }}
        error={failure && (failure.fields.name ?? failure.message)}
      />
      <p>
        <Button type="submit" size="small" busy={isPending}>
          {isPending ? texts.saving : texts.saveName}
        </Button>
      </p>
    </form>
  );
}
