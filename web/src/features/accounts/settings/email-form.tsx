import * as texts from '@porchlight/content/en/accounts.ts';
import type { Account } from '@porchlight/domain/accounts/accounts.contract.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { parseFailure } from '../../../platform/api/failure.ts';
import { pageApi } from '../../../platform/api/page-api.ts';
import { showMessage } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { focusCardTitle } from '../../../ui/section-card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useEmailChange, useReadAgain } from '../account-settings.queries.ts';
import { useReauthentication } from '../second-factor/use-reauthentication.tsx';

/** Changes the address of the account once both addresses agree. */
export function EmailForm({ account }: { account: Account }) {
  const change = useEmailChange();
  if (change.isError && change.data === undefined) {
    return (
      <LoadFailed title={texts.partFailed} busy={change.isFetching} onRetry={() => void change.refetch()}>
        {texts.addressUnchanged}
      </LoadFailed>
    );
  }
  if (change.data === undefined) return <Skeleton className="h-40" />;
  return change.data === null ? (
    <NewAddress />
  ) : (
    <Waiting {...change.data} oldEmail={account.email} newEmail={change.data.email} />
  );
}

function NewAddress() {
  const [email, setEmail] = useState('');
  const readAgain = useReadAgain();
  const { withProof, question } = useReauthentication();
  const start = useMutation(pageApi.accountSettings.startEmailChange.mutationOptions());
  const { send, busy, errorOf, problem, clear } = useSend(async () => {
    await withProof(() => start.mutateAsync({ email }));
    await readAgain();
    focusCardTitle('email-part');
  }, ['email']);
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(undefined);
  }
  return (
    <>
      {question}
      <form onSubmit={submit} noValidate className="grid gap-4">
        <TextField
          id="email"
          label={texts.newAddressLabel}
          hint={texts.newAddressHint}
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            clear();
          }}
          error={errorOf('email')}
        />
        <Problem>{problem}</Problem>
        <p>
          <Button type="submit" size="small" busy={busy}>
            {busy ? texts.writing : texts.changeAddressButton}
          </Button>
        </p>
      </form>
    </>
  );
}

function Waiting({
  oldEmail,
  newEmail,
  oldAgreed,
  newAgreed,
}: {
  oldEmail: string;
  newEmail: string;
  oldAgreed: boolean;
  newAgreed: boolean;
}) {
  const readAgain = useReadAgain();
  const queryClient = useQueryClient();
  const cancel = useMutation(pageApi.accountSettings.cancelEmailChange.mutationOptions());
  const { send, busy, problem } = useSend(async () => {
    try {
      await cancel.mutateAsync(undefined);
    } catch (error) {
      const failure = parseFailure(error);
      if (failure.code !== 'NOT_FOUND') throw error;
      // This goes as soon as the page shows how things are, so what is said of it may not be part of it.
      showMessage({ title: failure.message });
      await queryClient.invalidateQueries({ queryKey: api.accounts.current.key() });
    }
    await readAgain();
    focusCardTitle('email-part');
  });
  const describe = (email: string, agreed: boolean) =>
    agreed ? texts.hasAgreed(email) : texts.hasNotAnswered(email);
  return (
    <div className="grid gap-3" role="status">
      <Notice
        title={texts.changePendingTitle}
        action={
          <Button size="small" busy={busy} onClick={() => void send(undefined)}>
            {texts.stopTheChange}
          </Button>
        }
      >
        <ul className="grid gap-1 [overflow-wrap:anywhere]">
          <li>{describe(oldEmail, oldAgreed)}</li>
          <li>{describe(newEmail, newAgreed)}</li>
        </ul>
        <p className="mt-2">{texts.changePendingLead}</p>
      </Notice>
      <Problem>{problem}</Problem>
    </div>
  );
}
