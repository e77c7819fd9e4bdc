import * as texts from '@porchlight/content/en/accounts.ts';
import { createContext, type ReactNode, useContext, useRef } from 'react';
import { useLocation } from 'react-router';
import { TextField } from '../../ui/forms/text-field.tsx';

const TypedEmail = createContext({ current: '' });

/** Around the pages about signing in: the address typed on one of them is filled in on the next one too. */
export function RememberTypedEmail({ children }: { children: ReactNode }) {
  const typed = useRef(readTypedEmail(useLocation().state));
  return <TypedEmail value={typed}>{children}</TypedEmail>;
}

/** The address that another page led here with; travels as the state of a visit, never in an address. */
function readTypedEmail(state: unknown): string {
  const email = typeof state === 'object' && state !== null && 'email' in state ? state.email : undefined;
  return typeof email === 'string' ? email : '';
}

/** The email address of an account; `field` is what the form binds to it. */
export function EmailField({
  field,
  hint,
  autoComplete = 'email',
}: {
  field: { id: string; name: string; error: string | undefined };
  hint?: string;
  autoComplete?: 'email' | 'username webauthn';
}) {
  const typed = useContext(TypedEmail);
  return (
    <TextField
      {...field}
      label={texts.eMailAddress}
      hint={hint}
      type="email"
      autoComplete={autoComplete}
      defaultValue={typed.current}
      onChange={(event) => {
        typed.current = event.target.value;
      }}
    />
  );
}
