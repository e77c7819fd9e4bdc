import type { ReactNode } from 'react';

/**
 * Things side by side: on a phone a row that is swept sideways and stops at each, elsewhere as `className` lays them out. The keyboard
 * moves it by its arrows; `label` says what it is.
 */
export function SnapRow({
  label,
  className,
  children,
}: {
  label: string;
  className: string;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls has to be reached by the keyboard (WCAG 2.1.1).
    // biome-ignore lint/a11y/useSemanticElements: A group within a section; a fieldset is for controls.
    <div role="group" aria-label={label} tabIndex={0} className={`snap-row ${className}`}>
      {children}
    </div>
  );
}
