import * as texts from '@porchlight/content/en/api-tokens.ts';
import { getTokenState, offeredTokenDays } from '@porchlight/domain/accounts/api-token-times.ts';
import type { ApiToken } from '@porchlight/domain/accounts/api-tokens.contract.ts';
import {
  type ApiTokenScope,
  apiTokenScopeNames,
  apiTokenScopes,
} from '@porchlight/domain/kernel/api-token-scopes.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { ShownOnce } from '../../console-kit/shown-once.tsx';
import { StaffPage } from '../../console-kit/staff-page.tsx';
import { useRestoredFocus } from '../../console-kit/use-restored-focus.ts';
import { When } from '../../console-kit/when.tsx';
import { staffApi } from '../../platform/api/staff-api.ts';
import { showSuccess } from '../../platform/toasts/show-toast.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { FieldError } from '../../ui/forms/field.tsx';
import { Problem } from '../../ui/forms/problem.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useSend } from '../../ui/forms/use-send.ts';
import { LeftOutNote } from '../../ui/left-out.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { sentence } from '../../ui/sentence.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useReauthentication } from '../accounts/second-factor/use-reauthentication.tsx';

/** What other systems call the interface with. */
export default function TokensPage() {
  const { data, error, isFetching, refetch } = useQuery(staffApi.apiTokens.list.queryOptions());
  const client = useQueryClient();
  const readAgain = () => client.invalidateQueries({ queryKey: staffApi.apiTokens.key() });
  const [isMaking, setIsMaking] = useState(false);
  const [made, setMade] = useState<string>();
  const making = useRef<HTMLButtonElement>(null);
  useRestoredFocus(`${isMaking} ${made !== undefined}`, () => making.current);
  return (
    <StaffPage
      title={texts.apiTokens}
      intro={texts.pageLead}
      action={
        data && !isMaking ? (
          <Button ref={making} variant="primary" onClick={() => setIsMaking(true)}>
            {texts.makeAToken}
          </Button>
        ) : undefined
      }
    >
      {made !== undefined && (
        <ShownOnce title={texts.theNewToken} secret={made} onDone={() => setMade(undefined)}>
          {texts.newTokenLead}
        </ShownOnce>
      )}
      {isMaking && (
        <TokenForm
          onMade={(token) => {
            setMade(token);
            setIsMaking(false);
            void readAgain();
          }}
          onCancel={() => setIsMaking(false)}
        />
      )}
      {error !== null && data === undefined && (
        <LoadFailed title={texts.tokensLoadFailed} busy={isFetching} onRetry={() => void refetch()}>
          {error.message}
        </LoadFailed>
      )}
      {error === null && data === undefined && <Skeleton className="h-48" />}
      {data?.tokens.length === 0 && !isMaking && (
        <p className="max-w-3xl rounded-m border border-line border-dashed p-8 text-ink-soft">
          {texts.noTokens}
        </p>
      )}
      {data && data.tokens.length > 0 && (
        <ul className="grid max-w-3xl border-line border-t">
          {data.tokens.map((token) => (
            <Token key={token.id} token={token} onRevoked={readAgain} />
          ))}
        </ul>
      )}
      <LeftOutNote count={data?.leftOut} what={['token', 'tokens']} />
    </StaffPage>
  );
}

const states = {
  active: { look: 'done', text: texts.works },
  expired: { look: 'plain', text: texts.expired },
  revoked: { look: 'wrong', text: texts.revoked },
} as const;

function Token({ token, onRevoked }: { token: ApiToken; onRevoked: () => Promise<void> }) {
  const { id, name, beginning, scopes, madeBy, createdAt, expiresAt, lastUsedAt } = token;
  const state = getTokenState(token, new Date());
  const { look, text } = states[state];
  const heading = useRef<HTMLHeadingElement>(null);
  useRestoredFocus(state, () => heading.current);
  const { send, busy, problem } = useSend(async () => {
    await staffApi.apiTokens.revoke.call({ id });
    await onRevoked();
    showSuccess({ title: texts.tokenRevoked(name) });
  });
  return (
    <li className="grid gap-1.5 border-line border-b py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 ref={heading} tabIndex={-1} className="wrap-anywhere font-sans font-semibold text-base">
          {name}
        </h2>
        <Badge look={look}>{text}</Badge>
        <code className="text-[.9375rem] text-ink-soft">{beginning}…</code>
        {state === 'active' && (
          <Button
            size="small"
            className="ml-auto"
            busy={busy}
            aria-label={texts.revoke(name)}
            onClick={() => void send(undefined)}
          >
            {texts.tokensPageRevoke}
          </Button>
        )}
      </div>
      <p className="text-[.9375rem]">{scopes.join(', ')}</p>
      <p className="figure-tabular text-[.9375rem] text-ink-soft">
        {sentence(texts.tokenDates(madeBy, <When at={createdAt} />, <When at={expiresAt} />))}{' '}
        {lastUsedAt === null ? texts.neverUsed : sentence(texts.lastUsedHour(<When at={lastUsedAt} />))}
      </p>
      <Problem>{problem}</Problem>
    </li>
  );
}

/** Makes a token, once its maker has shown again who they are. */
function TokenForm({ onMade, onCancel }: { onMade: (token: string) => void; onCancel: () => void }) {
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
          label={texts.purposeLabel}
          hint={texts.purposeHint}
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
          <legend className="font-semibold">{texts.scopesLabel}</legend>
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
