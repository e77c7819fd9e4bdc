import type { Account } from '@porchlight/domain/accounts/accounts.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { api } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { focusCardTitle } from '../../ui/section-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useEmailChange, useReadAgain } from './account-settings.queries.ts';
import { Problem } from './problem.tsx';
import { useProof } from './use-proof.tsx';
import { useSend } from './use-send.ts';

/** Changes the address of the account once both addresses agree. */
export function EmailForm({ account }: { account: Account }) {
  const change = useEmailChange();
  if (change.isError) {
    return (
      <LoadFailed
        title="This part did not load"
        busy={change.isFetching}
        onRetry={() => void change.refetch()}
      >
        Your address is unchanged.
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
  const { withProof, question } = useProof();
  const start = useMutation(api.accountSettings.startEmailChange.mutationOptions());
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
          label="New e-mail address"
          hint="We write to your present address and to the new one. The change is made when both agree."
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
            {busy ? 'Writing…' : 'Change e-mail address'}
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
  const cancel = useMutation(api.accountSettings.cancelEmailChange.mutationOptions());
  const { send, busy, problem } = useSend(async () => {
    await cancel.mutateAsync(undefined);
    await readAgain();
    focusCardTitle('email-part');
  });
  const describe = (agreed: boolean) => (agreed ? 'has agreed' : 'has not answered yet');
  return (
    <div className="grid gap-3" role="status">
      <Notice
        title="Waiting for both addresses"
        action={
          <Button size="small" busy={busy} onClick={() => void send(undefined)}>
            Stop the change
          </Button>
        }
      >
        <ul className="grid gap-1 [overflow-wrap:anywhere]">
          <li>
            {oldEmail} {describe(oldAgreed)}.
          </li>
          <li>
            {newEmail} {describe(newAgreed)}.
          </li>
        </ul>
        <p className="mt-2">Open the link in each letter within a day. Until then you sign in as before.</p>
      </Notice>
      <Problem>{problem}</Problem>
    </div>
  );
}
