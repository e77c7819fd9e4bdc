import * as texts from '@porchlight/content/en/accounts.ts';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { getTypedContact } from '../../platform/offline/stored-contact.ts';
import { TextField } from '../../ui/forms/text-field.tsx';

const TypedContact = createContext({ email: '', name: '' });

/** Around the pages about signing in: the address typed on one of them is filled in on the next one too, and the name for who comes back. */
export function RememberTypedContact({ children }: { children: ReactNode }) {
  const { state } = useLocation();
  const [typed] = useState(() => ({ email: parseVisit(state, 'email'), name: '' }));
  return <TypedContact value={typed}>{children}</TypedContact>;
}

/** What another page led here with; travels as the state of a visit, never in an address. */
function parseVisit(state: unknown, name: 'name' | 'email'): string {
  const value = typeof state === 'object' && state !== null ? Object.entries(state) : [];
  const given: unknown = value.find(([key]) => key === name)?.[1];
  return typeof given === 'string' ? given : '';
}

/**
 * Fills in the empty fields `name` and `email` with what an invitation says of its reader, or what a visitor typed in an application or the
 * final step. Returns whether it filled in one. After the first render: what was typed before the page was hydrated stays.
 */
export function useCarriedContact(): boolean {
  const typed = useContext(TypedContact);
  const { state } = useLocation();
  const [isFilledIn, setIsFilledIn] = useState(false);
  useEffect(() => {
    const before = getTypedContact();
    for (const name of ['name', 'email'] as const) {
      const carried = parseVisit(state, name) || before[name];
      const input = document.getElementById(name);
      if (!(input instanceof HTMLInputElement)) continue;
      if (input.value === '') input.value = carried;
      if (carried !== '' && input.value === carried) setIsFilledIn(true);
      typed[name] = input.value;
    }
  }, [state, typed]);
  return isFilledIn;
}

/** The name of the person whose account it is to be; `field` is what the form binds to it. */
export function NameField({ field, hint }: { field: BoundField; hint?: string | undefined }) {
  const typed = useContext(TypedContact);
  return (
    <TextField
      {...field}
      label={texts.yourName}
      hint={hint}
      autoComplete="name"
      defaultValue={typed.name}
      onChange={(event) => {
        typed.name = event.target.value;
      }}
    />
  );
}

type BoundField = { id: string; name: string; error: string | undefined };

/** The email address of an account; `field` is what the form binds to it. */
export function EmailField({
  field,
  hint,
  autoComplete = 'email',
}: {
  field: BoundField;
  hint?: string;
  autoComplete?: 'email' | 'username webauthn';
}) {
  const typed = useContext(TypedContact);
  // What was typed before the page was hydrated goes along too.
  useEffect(() => {
    const input = document.getElementById(field.id);
    if (input instanceof HTMLInputElement && input.value) typed.email = input.value;
  }, [field.id, typed]);
  return (
    <TextField
      {...field}
      label={texts.eMailAddress}
      hint={hint}
      type="email"
      autoComplete={autoComplete}
      defaultValue={typed.email}
      onChange={(event) => {
        typed.email = event.target.value;
      }}
    />
  );
}
