import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/signing.ts';
import { formatShortDate } from '@porchlight/domain/kernel/formats.ts';
import type { InvitationView } from '@porchlight/domain/signing/signing-views.ts';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { api } from '../../platform/api/api.ts';
import { showSuccess } from '../../platform/toasts/show-toast.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/forms/problem.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useSend } from '../../ui/forms/use-send.ts';
import { sentence } from '../../ui/sentence.ts';
import { useSigningReadAgain } from './signing.queries.ts';

const states: Record<InvitationView['state'], { word: string; look: 'now' | 'done' | 'plain' }> = {
  open: { word: texts.invited, look: 'now' },
  accepted: { word: texts.opened, look: 'now' },
  signed: { word: texts.signed, look: 'done' },
  expired: { word: texts.expired, look: 'plain' },
  revoked: { word: texts.takenBack, look: 'plain' },
};

/** Whom the owner asked to sign as well, and asking one more. */
export function InvitationsPart({
  documentId,
  invitations,
}: {
  documentId: string;
  invitations: readonly InvitationView[];
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-labelledby="invitations" className="grid gap-4 border-line border-t pt-6">
      <h3 id="invitations" className="text-lg">
        {texts.coBuyers}
      </h3>
      {invitations.length > 0 && (
        <ul className="grid gap-3">
          {invitations.map((invitation) => (
            <Invitation key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      )}
      {isOpen ? (
        <InviteForm documentId={documentId} onDone={() => setIsOpen(false)} />
      ) : (
        <p>
          <Button size="small" onClick={() => setIsOpen(true)}>
            {texts.inviteButton}
          </Button>
        </p>
      )}
    </section>
  );
}

function Invitation({ invitation }: { invitation: InvitationView }) {
  const { id, name, email, state, expiresAt } = invitation;
  const revoke = useMutation(api.signing.revokeInvitation.mutationOptions());
  const readAgain = useSigningReadAgain();
  const { send, busy, problem } = useSend(async () => {
    await revoke.mutateAsync({ id });
    showSuccess({ title: texts.invitationTakenBack, description: texts.takenBackLead(name) });
    await readAgain();
  });
  const { word, look } = states[state];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1">
      <div className="grid">
        <span className="wrap-anywhere font-semibold">{name}</span>
        <span className="wrap-anywhere text-[.9375rem] text-ink-soft">{email}</span>
        {state === 'open' && (
          <span className="text-[.9375rem] text-ink-soft">
            {texts.linkWorksUntil(formatShortDate(expiresAt, locale))}
          </span>
        )}
      </div>
      <div className="grid justify-items-end gap-1">
        <Badge look={look}>{word}</Badge>
        {(state === 'open' || state === 'accepted') && (
          <Button
            variant="plain"
            size="small"
            className="-mr-3.5"
            busy={busy}
            onClick={() => void send(undefined)}
          >
            {sentence(texts.takeBackButton((words) => <span className="sr-only">{words}</span>, name))}
          </Button>
        )}
      </div>
      <Problem>{problem}</Problem>
    </li>
  );
}

function InviteForm({ documentId, onDone }: { documentId: string; onDone: () => void }) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const invite = useMutation(api.signing.invite.mutationOptions());
  const readAgain = useSigningReadAgain();
  const { send, busy, errorOf, problem } = useSend(
    async () => {
      const invited = await invite.mutateAsync({ id: documentId, name, email });
      showSuccess({
        title: texts.weWroteTo(invited.name),
        description: texts.inviteSentLead,
      });
      await readAgain();
      onDone();
    },
    ['name', 'email'],
    'invite-',
  );
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(undefined);
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4 rounded-m bg-sunken p-4">
      <p className="text-[.95rem] text-ink-soft">{texts.inviteLead}</p>
      <TextField
        id="invite-name"
        label={texts.theirName}
        autoComplete="off"
        maxLength={120}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={errorOf('name')}
      />
      <TextField
        id="invite-email"
        label={texts.theirEmail}
        type="email"
        inputMode="email"
        autoComplete="off"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={errorOf('email')}
      />
      <Problem>{problem}</Problem>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" size="small" busy={busy}>
          {busy ? texts.sending : texts.sendTheInvitation}
        </Button>
        <Button size="small" onClick={onDone}>
          {texts.notNow}
        </Button>
      </div>
    </form>
  );
}
