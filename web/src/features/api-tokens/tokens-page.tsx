import { readTokenState } from '@porchlight/domain/api-tokens/api-token-times.ts';
import type { ApiToken } from '@porchlight/domain/api-tokens/api-tokens.contract.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { showSuccess } from '../../platform/show-toast.ts';
import { staffApi } from '../../platform/staff-api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Problem } from '../accounts/problem.tsx';
import { useSend } from '../accounts/use-send.ts';
import { ShownOnce } from '../staff/shown-once.tsx';
import { StaffPage } from '../staff/staff-page.tsx';
import { useKeptFocus } from '../staff/use-kept-focus.ts';
import { When } from '../staff/when.tsx';
import { TokenForm } from './token-form.tsx';

/** What other systems call the interface with. */
export default function TokensPage() {
  const { data, error, isFetching, refetch } = useQuery(staffApi.apiTokens.list.queryOptions());
  const client = useQueryClient();
  const readAgain = () => client.invalidateQueries({ queryKey: staffApi.apiTokens.key() });
  const [isMaking, setIsMaking] = useState(false);
  const [made, setMade] = useState<string>();
  const making = useRef<HTMLButtonElement>(null);
  useKeptFocus(`${isMaking} ${made !== undefined}`, () => making.current);
  return (
    <StaffPage
      title="API tokens"
      intro="With a token another system of yours reads or changes what its scopes say, and the audit log names it. Tokens stay when their maker leaves: revoke what nobody needs."
      action={
        data && !isMaking ? (
          <Button ref={making} variant="primary" onClick={() => setIsMaking(true)}>
            Make a token
          </Button>
        ) : undefined
      }
    >
      {made !== undefined && (
        <ShownOnce title="The new token" secret={made} onDone={() => setMade(undefined)}>
          Put it where it is used now: only a fingerprint of it is stored, so it cannot be shown again.
          Whoever has it can do what its scopes say.
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
        <LoadFailed title="The tokens did not load" busy={isFetching} onRetry={() => void refetch()}>
          {error.message}
        </LoadFailed>
      )}
      {error === null && data === undefined && <Skeleton className="h-48" />}
      {data?.tokens.length === 0 && !isMaking && (
        <p className="max-w-3xl rounded-m border border-line border-dashed p-8 text-ink-soft">
          There is no token yet. No other system can call the console’s interface.
        </p>
      )}
      {data && data.tokens.length > 0 && (
        <ul className="grid max-w-3xl border-line border-t">
          {data.tokens.map((token) => (
            <Token key={token.id} token={token} onRevoked={readAgain} />
          ))}
        </ul>
      )}
    </StaffPage>
  );
}

const states = {
  active: { look: 'done', text: 'Works' },
  expired: { look: 'plain', text: 'Expired' },
  revoked: { look: 'wrong', text: 'Revoked' },
} as const;

function Token({ token, onRevoked }: { token: ApiToken; onRevoked: () => Promise<void> }) {
  const { id, name, beginning, scopes, madeBy, createdAt, expiresAt, lastUsedAt } = token;
  const state = readTokenState(token, new Date());
  const { look, text } = states[state];
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(state, () => heading.current);
  const { send, busy, problem } = useSend(async () => {
    await staffApi.apiTokens.revoke.call({ id });
    await onRevoked();
    showSuccess({ title: `The token ${name} opens nothing any more` });
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
            aria-label={`Revoke ${name}`}
            onClick={() => void send(undefined)}
          >
            Revoke
          </Button>
        )}
      </div>
      <p className="text-[.9375rem]">{scopes.join(', ')}</p>
      <p className="figure-tabular text-[.9375rem] text-ink-soft">
        Made by {madeBy} on <When at={createdAt} />, works until <When at={expiresAt} />,{' '}
        {lastUsedAt === null ? (
          'never used'
        ) : (
          <>
            last used in the hour of <When at={lastUsedAt} />
          </>
        )}
      </p>
      <Problem>{problem}</Problem>
    </li>
  );
}
