import type { Account, SignOutScope } from '@porchlight/domain/accounts/accounts.contract.ts';
import { Button } from '../../ui/button.tsx';
import { useLeaving } from './use-leaving.tsx';

const choices: { scope: SignOutScope; label: string; what: string }[] = [
  { scope: 'local', label: 'Sign Out', what: 'Ends your session on this device.' },
  {
    scope: 'others',
    label: 'Sign Out My Other Devices',
    what: 'Ends every other session; you stay signed in here.',
  },
  {
    scope: 'global',
    label: 'Sign Out Everywhere',
    what: 'Ends all sessions, this one too. What you saved stays.',
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
