import * as texts from '@porchlight/content/en/shared/ui.ts';
import { type ReactNode, useEffect, useRef } from 'react';

/** One thing that needs another look; `fieldId` is the control it is about. */
export type SummaryEntry = { message: string; fieldId?: string };

/**
 * Lists what needs another look above a form and takes the focus after each attempt that failed. `attempt` counts the
 * attempts; `children` may offer what to do next.
 */
export function ErrorSummary({
  entries,
  attempt,
  children,
}: {
  entries: readonly SummaryEntry[];
  attempt: number;
  children?: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (entries.length === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="grid gap-2 rounded-m border-2 border-brick bg-brick-soft p-5"
    >
      <h2 className="text-xl">{texts.problemTitle}</h2>
      <ul className="grid gap-1.5">
        {entries.map(({ message, fieldId }) => (
          <li key={`${fieldId}${message}`} className="font-medium">
            {fieldId === undefined ? (
              message
            ) : (
              <a
                href={`#${fieldId}`}
                className="text-brick underline"
                onClick={(event) => focusField(event, fieldId)}
              >
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

function focusField(event: { preventDefault(): void }, fieldId: string): void {
  event.preventDefault();
  document.getElementById(fieldId)?.focus();
}
