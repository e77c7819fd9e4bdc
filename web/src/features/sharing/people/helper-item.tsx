import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/sharing.ts';
import { grantEnds, grantSentences } from '@porchlight/content/en/sharing.ts';
import { roleTitles } from '@porchlight/content/en/sharing-roles.ts';
import { formatShortDate } from '@porchlight/domain/kernel/formats.ts';
import type { SharedPersonView } from '@porchlight/domain/sharing/sharing-views.ts';
import { useState } from 'react';
import { hashHighlight } from '../../../platform/page/scroll-to-hash.ts';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { focusCardTitle } from '../../../ui/section-card.tsx';
import { useRemovePerson, useWithdrawGrant } from '../sharing.queries.ts';
import { type DocumentKind, GrantForm } from './grant-form.tsx';
import { InvitationActions } from './invitation-actions.tsx';
import { PersonHead } from './person-head.tsx';

/** A helper: each thing they see as a sentence that can be taken back, and more to share. */
export function HelperItem({
  person,
  documentKinds,
}: {
  person: SharedPersonView;
  documentKinds: readonly DocumentKind[];
}) {
  const { id, name, role, state, grants } = person;
  const [isAdding, setIsAdding] = useState(false);
  const remove = useRemovePerson();
  const { send, busy, problem } = useSend(async () => {
    await remove.mutateAsync({ id });
    focusCardTitle('helpers');
    showSuccess({ title: texts.isRemoved(name), description: texts.seesNothing(name) });
  });
  const isInvited = state === 'invited';
  return (
    <li id={`person-${id}`} tabIndex={-1} className={`${hashHighlight} grid gap-3`}>
      <PersonHead name={name} detail={roleTitles[role]}>
        {isInvited && <Badge look="now">{texts.invited}</Badge>}
      </PersonHead>
      {grants.length === 0 ? (
        <p className="text-ink-soft">{texts.seesNothingNow(name)}</p>
      ) : (
        <ul className="grid gap-1">
          {grants.map((grant) => (
            <GrantItem key={grant.id} grant={grant} name={name} documentKinds={documentKinds} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <GrantForm person={person} documentKinds={documentKinds} onDone={() => setIsAdding(false)} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button size="small" onClick={() => setIsAdding(true)}>
            {texts.shareMoreButton}
            <span className="sr-only">{texts.ofPerson(name)}</span>
          </Button>
          {!isInvited && (
            <Button size="small" busy={busy} onClick={() => void send(undefined)}>
              {texts.remove}
              <span className="sr-only">{texts.ofPerson(name)}</span>
            </Button>
          )}
        </div>
      )}
      <Problem>{problem}</Problem>
      {isInvited && <InvitationActions person={person} cardId="helpers" />}
    </li>
  );
}

function GrantItem({
  grant: { id, what, documentKind, givenBy, isOwn, until },
  name,
  documentKinds,
}: {
  grant: SharedPersonView['grants'][number];
  name: string;
  documentKinds: readonly DocumentKind[];
}) {
  const withdraw = useWithdrawGrant();
  const { send, busy, problem } = useSend(async () => {
    await withdraw.mutateAsync({ id });
    focusCardTitle('helpers');
    showSuccess({ title: texts.grantWithdrawn });
  });
  const kind = documentKinds.find(({ key }) => key === documentKind)?.title ?? documentKind;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
      <p id={id} className="wrap-anywhere">
        {grantSentences[what]({ name, owner: isOwn ? null : givenBy, kind })}
        {until !== null && (
          <span className="text-ink-soft"> {grantEnds(formatShortDate(until, locale))}</span>
        )}
      </p>
      <Button
        id={`${id}-withdraw`}
        aria-labelledby={`${id}-withdraw ${id}`}
        variant="plain"
        size="small"
        className="-mr-3.5"
        busy={busy}
        onClick={() => void send(undefined)}
      >
        {texts.withdraw}
      </Button>
      <Problem>{problem}</Problem>
    </li>
  );
}
