import * as texts from '@porchlight/content/en/accounts-sign-in.ts';
import { MIN_PASSWORD_LENGTH, ratePassword } from '@porchlight/domain/accounts/passwords.ts';
import { type ComponentProps, useState } from 'react';
import { PasswordField } from '../../../ui/forms/password-field.tsx';

const words = [
  texts.passwordTooShort(MIN_PASSWORD_LENGTH),
  texts.easyToGuess,
  texts.fair,
  texts.strong,
  texts.veryStrong,
];

/** A password to be set, with a hint about how strong it is while it is typed. The hint guides; it refuses nothing. */
export function NewPasswordField(
  field: Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'hint' | 'onChange'>,
) {
  const [typed, setTyped] = useState('');
  return (
    <div className="grid gap-2">
      <PasswordField
        {...field}
        hint={texts.passwordHint(MIN_PASSWORD_LENGTH)}
        autoComplete="new-password"
        onChange={(event) => setTyped(event.target.value)}
      />
      {field.error === undefined && <Strength password={typed} />}
    </div>
  );
}

function Strength({ password }: { password: string }) {
  const rating = ratePassword(password);
  return (
    <div className="grid min-h-9 gap-1.5">
      <div aria-hidden="true" className="grid grid-cols-4 gap-1.5">
        {words.slice(1).map((word, place) => (
          <span
            key={word}
            className={`h-1.5 rounded-full transition-colors duration-150 ${password !== '' && rating > place ? 'bg-lamp' : 'bg-line'}`}
          />
        ))}
      </div>
      <p role="status" className="text-[.9375rem] text-ink-soft">
        {password !== '' && texts.strength(words[rating] ?? '')}
      </p>
    </div>
  );
}
