import type { ComponentProps } from 'react';
import { Field, type FieldText, inputLook } from './field.tsx';

/** A choice longer than its field ends in dots: in two lines it would be higher than the fields beside it in some browsers. */
export const selectLook = `${inputLook} cursor-pointer text-ellipsis whitespace-nowrap leading-tight`;

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
        <select {...select} {...control} className={selectLook}>
          {children}
        </select>
      )}
    </Field>
  );
}
