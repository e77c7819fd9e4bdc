import type { ReactNode } from 'react';

/** A titled card of a settings page; `id` is what links lead to. */
export function SectionCard({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-5 rounded-m border border-line bg-surface p-6 sm:p-7"
    >
      <h2 id={`${id}-title`} tabIndex={-1} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
