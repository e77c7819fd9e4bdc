import type { ComponentProps } from 'react';
import { Field, type FieldText, inputLook } from './field.tsx';

/** A labelled one-line input. */
export function TextField({
  label,
  hint,
  error,
  id,
  ...input
}: FieldText & Omit<ComponentProps<'input'>, 'className'>) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => <input type="text" {...input} {...control} className={inputLook} />}
    </Field>
  );
}
