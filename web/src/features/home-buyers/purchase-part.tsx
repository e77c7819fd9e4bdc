import type { ReactNode } from 'react';

/** A titled part of the page of a purchase; `id` is what the links above lead to. */
export function PurchasePart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid min-w-0 scroll-mt-24 content-start gap-2"
    >
      <h3 id={`${id}-title`} tabIndex={-1} className="font-sans font-semibold text-lg">
        {title}
      </h3>
      {children}
    </section>
  );
}

/** A line of a part: what it is, what is said of it below, and its state at the end. */
export function PurchaseLine({
  what,
  more,
  children,
}: {
  what: ReactNode;
  more?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b py-2">
      <span className="wrap-anywhere min-w-0">
        {what}
        {more !== undefined && (
          <span className="figure-tabular block text-[.9375rem] text-ink-soft">{more}</span>
        )}
      </span>
      {children !== undefined && (
        <span className="flex items-center gap-2.5 text-[.9375rem] text-ink-soft">{children}</span>
      )}
    </li>
  );
}

/** What is over, behind one press. */
export function FoldedLines({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-[.9375rem] text-dusk">
        {title}
      </summary>
      <ul className="grid">{children}</ul>
    </details>
  );
}
