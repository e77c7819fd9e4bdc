import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/sharing.ts';
import { formatShortDate } from '@porchlight/domain/kernel/formats.ts';
import type { SharedPersonView } from '@porchlight/domain/sharing/sharing-views.ts';
import { type SubmitEvent, useState } from 'react';
import { parseFailure } from '../../../platform/api/failure.ts';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { focusCardTitle } from '../../../ui/section-card.tsx';
import { useInviteAgain, useRemovePerson } from '../sharing.queries.ts';

/** Until when an invited person can accept, and what can be done until then. */
export function InvitationActions({ person, cardId }: { person: SharedPersonView; cardId: string }) {
  const { id, name, expiresAt } = person;
  const [isSending, setIsSending] = useState(false);
  const remove = useRemovePerson();
  const { send, busy, problem } = useSend(async () => {
    await remove.mutateAsync({ id });
    focusCardTitle(cardId);
    showSuccess({ title: texts.invitationWithdrawn, description: texts.invitationWithdrawnLead(name) });
  });
  const day = formatShortDate(expiresAt ?? '', locale);
  const hasEnded = new Date(expiresAt ?? '') <= new Date();
  return (
    <div className="grid gap-3">
      {expiresAt !== null && (
        <p className="text-[.9375rem] text-ink-soft">
          {hasEnded ? texts.linkEnded(day) : texts.invitedUntil(day)}
        </p>
      )}
      {isSending ? (
        <SendAgain person={person} onDone={() => setIsSending(false)} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button size="small" onClick={() => setIsSending(true)}>
            {texts.sendAgain}
            <span className="sr-only">{texts.ofPerson(name)}</span>
          </Button>
          <Button size="small" busy={busy} onClick={() => void send(undefined)}>
            {texts.withdrawInvitation}
            <span className="sr-only">{texts.ofPerson(name)}</span>
          </Button>
        </div>
      )}
      <Problem>{problem}</Problem>
    </div>
  );
}

/** The address is asked for: no more than its hash is kept. */
function SendAgain({ person: { id, name }, onDone }: { person: SharedPersonView; onDone: () => void }) {
  const [email, setEmail] = useState('');
  const inviteAgain = useInviteAgain();
  const fieldId = `again-${id}-email`;
  const { send, busy, errorOf, problem, failure, clear } = useSend(
    async () => {
      try {
        await inviteAgain.mutateAsync({ id, email });
      } catch (error) {
        if (parseFailure(error).code === 'NOT_FOUND') document.getElementById(fieldId)?.focus();
        throw error;
      }
      showSuccess({ title: texts.newLinkSent(name), description: texts.linkBeforeEnded });
      onDone();
    },
    ['email'],
    `again-${id}-`,
  );
  const isOther = failure?.code === 'NOT_FOUND';
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(undefined);
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4 rounded-m bg-sunken p-4">
      <TextField
        id={fieldId}
        label={texts.whichAddress(name)}
        hint={texts.whichAddressHint}
        type="email"
        autoComplete="off"
        value={email}
        onChange={({ target }) => {
          setEmail(target.value);
          clear();
        }}
        error={isOther ? texts.wrongAddressProblem : errorOf('email')}
      />
      <Problem>{isOther ? undefined : problem}</Problem>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" size="small" busy={busy}>
          {busy ? texts.sending : texts.sendAgain}
        </Button>
        <Button size="small" onClick={onDone}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
