import * as texts from '@porchlight/content/en/shared/ui.ts';
import { isExternal } from '@porchlight/domain/site/navigation.ts';
import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A link of the operator's: to this site, an anchor or a mail program, or to another site in a new tab (specification 2). */
export function SiteLink({
  href,
  className,
  children,
}: {
  href: string;
  className?: string;
  children: ReactNode;
}) {
  if (!isExternal(href)) {
    return (
      <Link to={href} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <ArrowUpRight aria-hidden="true" className="ml-1 inline size-4 shrink-0 opacity-70" />
      <span className="sr-only"> {texts.newTabNote}</span>
    </a>
  );
}
