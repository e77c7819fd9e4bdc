import { useId } from 'react';
import { FieldError } from './field.tsx';

/** What went wrong with a form as a whole; read out as soon as it appears. */
export function Problem({ children }: { children: string | undefined }) {
  const id = useId();
  return (
    <div role="alert" className="empty:hidden">
      {children !== undefined && <FieldError id={id}>{children}</FieldError>}
    </div>
  );
}
