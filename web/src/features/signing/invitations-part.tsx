import { formatShortDate } from '@porchlight/domain/shared/formats.ts';
import type { InvitationView } from '@porchlight/domain/signing/signing-views.ts';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { api } from '../../platform/api.ts';
import { showSuccess } from '../../platform/show-toast.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Problem } from '../accounts/problem.tsx';
import { useSend } from '../accounts/use-send.ts';
import { useSigningReadAgain } from './signing.queries.ts';

const states: Record<InvitationView['state'], { word: string; look: 'now' | 'done' | 'plain' }> = {
  open: { word: 'Invited', look: 'now' },
  accepted: { word: 'Opened', look: 'now' },
  signed: { word: 'Signed', look: 'done' },
  expired: { word: 'Expired', look: 'plain' },
  revoked: { word: 'Taken back', look: 'plain' },
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
        Co-buyers
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
            Invite a co-buyer to sign
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
    showSuccess({ title: 'Invitation taken back', description: `${name} can no longer open the document.` });
    await readAgain();
  });
  const { word, look } = states[state];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1">
      <div className="grid">
        <span className="wrap-anywhere font-semibold">{name}</span>
        <span className="wrap-anywhere text-[.9375rem] text-ink-soft">{email}</span>
        {state === 'open' && (
          <span className="text-[.9375rem] text-ink-soft">Link works until {formatShortDate(expiresAt)}</span>
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
            Take back
            <span className="sr-only"> the invitation of {name}</span>
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
        title: `We wrote to ${invited.name}`,
        description: 'You see here when they have signed.',
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
      <p className="text-[.95rem] text-ink-soft">
        They get a letter with a link. They sign in with an account of that address, read the document and
        sign for themselves. Until then you can take it back.
      </p>
      <TextField
        id="invite-name"
        label="Their name"
        autoComplete="off"
        maxLength={120}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={errorOf('name')}
      />
      <TextField
        id="invite-email"
        label="Their e-mail address"
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
          {busy ? 'Sending…' : 'Send the invitation'}
        </Button>
        <Button size="small" onClick={onDone}>
          Not now
        </Button>
      </div>
    </form>
  );
}
