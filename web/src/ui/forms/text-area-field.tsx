import type { ComponentProps } from 'react';
import { Field, type FieldText, inputLook } from './field.tsx';

/** A labelled input of several lines. */
export function TextAreaField({
  label,
  hint,
  error,
  id,
  ...input
}: FieldText & Omit<ComponentProps<'textarea'>, 'className'>) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => <textarea rows={6} {...input} {...control} className={`${inputLook} resize-y py-3`} />}
    </Field>
  );
}
