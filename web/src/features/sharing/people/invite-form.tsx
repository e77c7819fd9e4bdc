import * as texts from '@porchlight/content/en/sharing.ts';
import { grantSentences, sharingConsent } from '@porchlight/content/en/sharing.ts';
import { roleTitles } from '@porchlight/content/en/sharing-roles.ts';
import {
  helperRoles,
  INVITATION_DAYS,
  invitedGrants,
  isBuyerRole,
  MAX_BUYERS,
  type PurchaseRole,
  proposedGrants,
} from '@porchlight/domain/kernel/purchases/purchases.ts';
import type { SharedPersonView } from '@porchlight/domain/sharing/sharing-views.ts';
import { type SubmitEvent, useState } from 'react';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useInvite } from '../sharing.queries.ts';

type InvitedGrant = (typeof invitedGrants)[number];

/** Invites a person by email; a second co-buyer is not offered. The role can be chosen elsewhere on the page. */
export function InviteForm({
  people,
  role,
  onRole,
}: {
  people: readonly SharedPersonView[];
  role: PurchaseRole | undefined;
  onRole: (role: PurchaseRole | undefined) => void;
}) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [isRoleAsked, setIsRoleAsked] = useState(false);
  /** Null until the buyer changes what the role proposes. */
  const [chosenGrants, setChosenGrants] = useState<readonly InvitedGrant[] | null>(null);
  const proposed = role === undefined || isBuyerRole(role) ? [] : proposedGrants[role];
  const opened = chosenGrants ?? invitedGrants.filter((what) => proposed.includes(what));
  const invite = useInvite();
  const { send, busy, errorOf, problem, clear } = useSend(
    async (chosen: PurchaseRole) => {
      await invite.mutateAsync({
        name,
        email,
        role: chosen,
        ...(!isBuyerRole(chosen) && { grants: [...opened] }),
      });
      showSuccess({ title: texts.weWroteTo(name), description: texts.invitationSentLead(INVITATION_DAYS) });
      setName('');
      setEmail('');
      setChosenGrants(null);
      onRole(undefined);
    },
    ['name', 'email', 'role'],
    'invite-',
  );
  const hasRoom = people.filter((person) => isBuyerRole(person.role)).length < MAX_BUYERS;
  const roles: readonly PurchaseRole[] = hasRoom ? ['co-buyer', ...helperRoles] : helperRoles;
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsRoleAsked(role === undefined);
    if (role === undefined) document.getElementById('invite-role')?.focus();
    else void send(role);
  }
  return (
    <SectionCard id="invite" title={texts.inviteSomeone}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <TextField
          id="invite-name"
          label={texts.name}
          autoComplete="off"
          maxLength={120}
          value={name}
          onChange={({ target }) => {
            setName(target.value);
            clear();
          }}
          error={errorOf('name')}
        />
        <TextField
          id="invite-email"
          label={texts.emailAddress}
          type="email"
          inputMode="email"
          autoComplete="off"
          value={email}
          onChange={({ target }) => {
            setEmail(target.value);
            clear();
          }}
          error={errorOf('email')}
        />
        <SelectField
          id="invite-role"
          label={texts.role}
          hint={role && (isBuyerRole(role) ? texts.coBuyerGets : texts.helperGets)}
          value={role ?? ''}
          onChange={({ target }) => {
            onRole(roles.find((each) => each === target.value));
            setChosenGrants(null);
            setIsRoleAsked(false);
            clear();
          }}
          error={isRoleAsked ? texts.roleProblem : errorOf('role')}
        >
          <option value="">{texts.chooseARole}</option>
          {roles.map((each) => (
            <option key={each} value={each}>
              {roleTitles[each]}
            </option>
          ))}
        </SelectField>
        {role !== undefined && !isBuyerRole(role) && (
          <fieldset className="grid gap-1">
            <legend className="mb-1 font-semibold">{texts.firstGrantsTitle}</legend>
            {invitedGrants.map((what) => (
              <Checkbox
                key={what}
                checked={opened.includes(what)}
                onChange={({ target }) =>
                  setChosenGrants(target.checked ? [...opened, what] : opened.filter((each) => each !== what))
                }
              >
                {grantSentences[what]({ name: name.trim() || texts.they, owner: null, kind: null })}
              </Checkbox>
            ))}
            <p className="text-[.9375rem] text-ink-soft">
              {texts.documentsLater} {sharingConsent.text}
            </p>
          </fieldset>
        )}
        <Problem>{problem}</Problem>
        <p>
          <Button type="submit" variant="primary" size="small" busy={busy}>
            {busy ? texts.sending : texts.sendInvitation}
          </Button>
        </p>
      </form>
    </SectionCard>
  );
}
