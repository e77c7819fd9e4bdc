import type { ComponentProps } from 'react';
import { Field, type FieldText, inputLook } from './field.tsx';

/** A labelled choice of one out of a list; its children are the options. */
export function SelectField({
  label,
  hint,
  error,
  id,
  children,
  ...select
}: FieldText & Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <select {...select} {...control} className={`${inputLook} cursor-pointer`}>
          {children}
        </select>
      )}
    </Field>
  );
}
