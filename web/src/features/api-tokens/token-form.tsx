import * as texts from '@porchlight/content/en/api-tokens.ts';
import { offeredTokenDays } from '@porchlight/domain/accounts/api-tokens/api-token-times.ts';
import {
  type ApiTokenScope,
  apiTokenScopeNames,
  apiTokenScopes,
} from '@porchlight/domain/kernel/api-token-scopes.ts';
import { type SubmitEvent, useEffect, useState } from 'react';
import { staffApi } from '../../platform/api/staff-api.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { FieldError } from '../../ui/forms/field.tsx';
import { Problem } from '../../ui/forms/problem.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useSend } from '../../ui/forms/use-send.ts';
import { useReauthentication } from '../accounts/second-factor/use-reauthentication.tsx';

/** Makes a token, once its maker has shown again who they are. */
export function TokenForm({ onMade, onCancel }: { onMade: (token: string) => void; onCancel: () => void }) {
  const [name, setName] = useState('');
  // What opened the form is gone, and the focus with it.
  useEffect(() => document.getElementById('token-name')?.focus(), []);
  const [scopes, setScopes] = useState<ApiTokenScope[]>([]);
  const [days, setDays] = useState<number>(90);
  const { withProof, question } = useReauthentication();
  const { send, busy, errorOf, problem } = useSend(
    async () => {
      const { token } = await withProof(() => staffApi.apiTokens.create.call({ name, scopes, days }));
      onMade(token);
    },
    ['name', 'scopes', 'days'],
    'token-',
  );
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(undefined);
  }
  const noScopes = errorOf('scopes');
  return (
    <>
      {question}
      <form onSubmit={submit} noValidate aria-label={texts.makeAToken} className="grid max-w-3xl gap-5">
        <h2 className="text-2xl">{texts.makeAToken}</h2>
        <TextField
          id="token-name"
          label={texts.whatItIsFor}
          hint={texts.theAuditLogNamesToken}
          autoComplete="off"
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={errorOf('name')}
        />
        <fieldset
          id="token-scopes"
          tabIndex={-1}
          aria-describedby={noScopes === undefined ? undefined : 'token-scopes-error'}
          className="grid gap-1"
        >
          <legend className="font-semibold">{texts.whatItMayDo}</legend>
          {noScopes !== undefined && <FieldError id="token-scopes-error">{noScopes}</FieldError>}
          <div className="grid gap-x-8 sm:grid-cols-2">
            {apiTokenScopeNames.map((scope) => (
              <Checkbox
                key={scope}
                checked={scopes.includes(scope)}
                onChange={({ target }) =>
                  setScopes([...scopes.filter((each) => each !== scope), ...(target.checked ? [scope] : [])])
                }
              >
                {apiTokenScopes[scope]}
                <code className="block text-[.875rem] text-ink-soft">{scope}</code>
              </Checkbox>
            ))}
          </div>
        </fieldset>
        <div className="max-w-64">
          <SelectField
            id="token-days"
            label={texts.worksFor}
            value={days}
            onChange={(event) => setDays(Number(event.target.value))}
            error={errorOf('days')}
          >
            {offeredTokenDays.map((offered) => (
              <option key={offered} value={offered}>
                {offered === 365 ? texts.aYear : texts.days(offered)}
              </option>
            ))}
          </SelectField>
        </div>
        <Problem>{problem}</Problem>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" busy={busy}>
            {texts.makeTheToken}
          </Button>
          <Button variant="plain" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </div>
      </form>
    </>
  );
}
