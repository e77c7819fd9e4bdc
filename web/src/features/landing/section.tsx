import { type ReactNode, useId } from 'react';

/**
 * A part of the landing page under its heading. `id` is the anchor that menus lead to; `sunken` sets it off, and `beside`
 * puts the heading on the left where there is room.
 */
export function LandingSection({
  id,
  title,
  text,
  sunken = false,
  beside = false,
  children,
}: {
  id?: string;
  title: string;
  text?: string;
  sunken?: boolean;
  beside?: boolean;
  children: ReactNode;
}) {
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={sunken ? 'border-line border-y bg-sunken' : undefined}
    >
      <div
        className={`page-width grid gap-5 py-7 sm:gap-10 sm:py-16 lg:gap-12 lg:py-24 ${beside ? 'lg:grid-cols-[1fr_1.8fr]' : ''}`}
      >
        <div className="grid content-start gap-3">
          <h2 id={headingId} className="text-[clamp(1.75rem,3.4vw,2.75rem)]">
            {title}
          </h2>
          {text !== undefined && <p className="max-w-[60ch] text-ink-soft sm:text-[1.125rem]">{text}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}

/** Says that the figures beside it are made up. */
export function SampleNote({ children }: { children: string }) {
  return <p className="max-w-[68ch] text-[.9375rem] text-ink-soft">{children}</p>;
}
