import { factLinks } from '@porchlight/content/en/plan/plan-page.ts';
import type { Fact } from '@porchlight/domain/plan/plan-facts.ts';
import { Link } from 'react-router';

const links: Partial<Record<Fact, { label: string; href: string }>> = factLinks;

/** The page that works with a fact; nothing for most of them. */
export function FactLink({ fact }: { fact: Fact }) {
  const link = links[fact];
  if (link === undefined) return null;
  return (
    <p className="text-[.9375rem]">
      <Link to={link.href} className="inline-flex min-h-11 items-center text-link sm:min-h-0">
        {link.label}
      </Link>
    </p>
  );
}
