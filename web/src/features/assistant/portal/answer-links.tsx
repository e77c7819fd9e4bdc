import type { AnswerLink } from '@porchlight/domain/assistant/fixed-answers.ts';
import { Link } from 'react-router';
import { SiteLink } from '../../../ui/site-link.tsx';

/** Where an answer leads: to a page here, to a phone, or to another site in a new tab. */
export function AnswerLinks({ links, onFollow }: { links: readonly AnswerLink[]; onFollow: () => void }) {
  if (links.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-5">
      {links.map(({ label, href }) => (
        <li key={label}>
          {href.startsWith('/') ? (
            <Link to={href} onClick={onFollow} className={look}>
              {label}
            </Link>
          ) : href.startsWith('tel:') ? (
            <a href={href} className={look}>
              {label}
            </a>
          ) : (
            <SiteLink href={href} className={look}>
              {label}
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  );
}

const look = 'inline-flex min-h-11 items-center text-link';
