import { ratePassword, SHORTEST_PASSWORD } from '@porchlight/domain/accounts/passwords.ts';
import type { ComponentProps } from 'react';
import { type Control, type FieldValues, type Path, useWatch } from 'react-hook-form';
import { PasswordField } from '../../ui/password-field.tsx';

const words = [
  `Too short: use ${SHORTEST_PASSWORD} characters or more`,
  'Easy to guess',
  'Fair',
  'Strong',
  'Very strong',
];

/** A password to be set, with a hint about how strong it is while it is typed. The hint guides; it refuses nothing. */
export function NewPasswordField<Input extends FieldValues, Output>({
  control,
  name,
  ...field
}: {
  control: Control<Input, unknown, Output>;
  name: Path<Input>;
} & Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'hint' | 'name'>) {
  const typed: unknown = useWatch({ control, name });
  return (
    <div className="grid gap-2">
      <PasswordField
        {...field}
        name={name}
        hint={`At least ${SHORTEST_PASSWORD} characters. A few unrelated words work well; spaces count.`}
        autoComplete="new-password"
      />
      {field.error === undefined && <Strength password={typeof typed === 'string' ? typed : ''} />}
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
        {password !== '' && `Strength: ${words[rating]}`}
      </p>
    </div>
  );
}
