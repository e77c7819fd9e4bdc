import type { ComponentProps, ReactNode } from 'react';

/** A box to tick with its words beside it; the whole line is the target. `invalid` marks a box that had to be ticked. */
export function Checkbox({
  children,
  invalid = false,
  ...input
}: Omit<ComponentProps<'input'>, 'type' | 'className'> & { children: ReactNode; invalid?: boolean }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
      <input
        {...input}
        type="checkbox"
        aria-invalid={invalid || undefined}
        className="mt-0.5 size-6 shrink-0 cursor-pointer rounded-s accent-dusk"
      />
      <span>{children}</span>
    </label>
  );
}
