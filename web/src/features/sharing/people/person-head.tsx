import type { ReactNode } from 'react';

/** The first lines of a person: the name with badges, and what else identifies the person. */
export function PersonHead({
  name,
  detail,
  children,
}: {
  name: string;
  detail: string;
  children?: ReactNode;
}) {
  return (
    <div className="grid min-w-0 gap-0.5">
      <p className="flex flex-wrap items-center gap-2">
        <span className="wrap-anywhere font-semibold">{name}</span>
        {children}
      </p>
      <p className="wrap-anywhere text-[.9375rem] text-ink-soft">{detail}</p>
    </div>
  );
}
