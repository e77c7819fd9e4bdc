import * as texts from '@porchlight/content/en/shared/ui.ts';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Field, type FieldText, inputLook } from './field.tsx';

/** A labelled password that its writer may look at. Pasting and password managers work as in any input. */
export function PasswordField({
  label,
  hint,
  error,
  id,
  ...input
}: FieldText &
  Omit<ComponentProps<'input'>, 'className' | 'type' | 'autoComplete'> & {
    autoComplete: 'current-password' | 'new-password';
  }) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={`${inputLook} pr-14`}
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-label={texts.show(label.toLowerCase())}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-m text-ink-soft hover:text-ink"
          >
            <Icon aria-hidden="true" className="size-5" />
          </button>
        </div>
      )}
    </Field>
  );
}
