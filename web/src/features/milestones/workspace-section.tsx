import type { WorkspacePart } from '@porchlight/domain/milestones/task-links.ts';
import { type ReactNode, useId } from 'react';

/** A titled list of a workspace: its rows, or what replaces them. */
export function WorkspaceSection({
  part,
  title,
  hint,
  children,
}: {
  /** What an address names it by, behind its #. */
  part?: WorkspacePart;
  title: string;
  hint?: string;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <section id={part} tabIndex={-1} aria-labelledby={id} className="grid gap-4">
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

/** The frame around the rows of a section. */
export const rowsLook = 'divide-y divide-line rounded-m border border-line bg-surface';
