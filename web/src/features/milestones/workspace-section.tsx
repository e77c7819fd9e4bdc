import { type ReactNode, useId } from 'react';

/** A titled list of a workspace: its rows, or whatever stands in for them. */
export function WorkspaceSection({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div className="grid gap-1">
        <h2 id={id} tabIndex={-1} className="text-2xl">
          {title}
        </h2>
        {hint !== undefined && <p className="max-w-[68ch] text-[.95rem] text-ink-soft">{hint}</p>}
      </div>
      {children}
    </section>
  );
}

/** How the rows of a section stand together. */
export const rowsLook = 'divide-y divide-line rounded-m border border-line bg-surface';
