import * as texts from '@porchlight/content/en/accounts-sign-out.ts';
import type { Account, SignOutScope } from '@porchlight/domain/accounts/accounts.contract.ts';
import { Button } from '../../../ui/button.tsx';
import { useLeaving } from './use-leaving.tsx';

const choices: { scope: SignOutScope; label: string; what: string }[] = [
  { scope: 'local', label: texts.signOut, what: texts.endsSessionDevice },
  {
    scope: 'others',
    label: texts.othersLabel,
    what: texts.othersHint,
  },
  {
    scope: 'global',
    label: texts.signOutEverywhere,
    what: texts.everywhereHint,
  },
];

/** The three ways to end sessions (specification 6). */
export function SignOutChoices({ account }: { account: Account | null | undefined }) {
  const { leave, busyScope, question } = useLeaving(account);
  return (
    <>
      {question}
      <ul className="grid gap-5">
        {choices.map(({ scope, label, what }) => (
          <li key={scope} className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
            <p id={`sign-out-${scope}`} className="min-w-0 flex-[1_1_16rem] text-ink-soft">
              {what}
            </p>
            <Button
              size="small"
              busy={busyScope === scope}
              aria-describedby={`sign-out-${scope}`}
              onClick={() => leave(scope)}
            >
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
