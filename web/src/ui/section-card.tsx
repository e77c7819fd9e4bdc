import type { ReactNode } from 'react';

/** Where the focus goes when what was pressed in a card is gone. */
export function focusCardTitle(id: string): void {
  findCardTitle(id)?.focus();
}

export function findCardTitle(id: string): HTMLElement | null {
  return document.getElementById(`${id}-title`);
}

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
