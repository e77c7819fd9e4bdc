import { CircleExclamationPoint } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** What a field hands to the control inside it, so that label, hint and error belong to the control. */
export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldText = { label: string; hint?: ReactNode; error?: string | undefined };

/** Label above, hint below the label, the control, then its error. `id` is what an error summary links to. */
export function Field({
  id: givenId,
  label,
  hint,
  error,
  children,
}: FieldText & { id?: string; children: (control: ControlProps) => ReactNode }) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const describedBy = [hintId, errorId].filter((part) => part !== undefined).join(' ');
  return (
    <div className="grid">
      <label htmlFor={id} className="row-start-1 mb-1.5 font-semibold">
        {label}
      </label>
      {hint !== undefined && (
        <p id={hintId} className="row-start-2 mb-1.5 text-[.9375rem] text-ink-soft leading-normal">
          {hint}
        </p>
      )}
      <div className="row-start-3 grid min-w-0">
        {children({
          id,
          'aria-describedby': describedBy === '' ? undefined : describedBy,
          'aria-invalid': error === undefined ? undefined : true,
        })}
      </div>
      {errorId !== undefined && (
        <div className="row-start-4 mt-1.5">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}

/** What is wrong with a control, which names it by `id`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex gap-2 font-medium text-[.9375rem] text-brick leading-normal">
      <CircleExclamationPoint aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

/** How every one-line input looks. */
export const inputLook =
  'w-full min-h-12 rounded-m border border-line-strong bg-surface px-3.5 text-ink ' +
  'aria-invalid:border-2 aria-invalid:border-brick';
