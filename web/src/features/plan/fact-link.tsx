import * as texts from '@porchlight/content/en/plan/plan-page.ts';
import type { Fact } from '@porchlight/domain/plan/plan-facts.ts';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { programPaths } from '../program-finder/program-paths.ts';

const targets: Partial<Record<Fact, { to: string; label: string }>> = {
  creditScore: { to: `${paths.credit}#worth`, label: texts.factLinks.creditScore },
  savings: { to: programPaths.portal, label: texts.factLinks.savings },
  downPayment: { to: programPaths.portal, label: texts.factLinks.downPayment },
};

/** The page that works with a fact; nothing for most of them. */
export function FactLink({ fact }: { fact: Fact }) {
  const target = targets[fact];
  if (target === undefined) return null;
  return (
    <p className="text-[.9375rem]">
      <Link to={target.to} className="inline-flex min-h-11 items-center text-link sm:min-h-0">
        {target.label}
      </Link>
    </p>
  );
}
