import * as texts from '@porchlight/content/en/email-console.ts';
import { Link } from 'react-router';

const look = 'inline-flex min-h-11 items-center border-b-2 px-3 font-semibold';
const views = [
  { to: '?', label: texts.letters, isSuppressed: false },
  { to: '?view=suppressed', label: texts.addressesAtWhichNothingArrives, isSuppressed: true },
];

/** The two lists of the page, each under an address of its own. */
export function MailTabs({ isSuppressedShown }: { isSuppressedShown: boolean }) {
  return (
    <nav aria-label={texts.listsOfMail} className="flex flex-wrap gap-2 border-line border-b">
      {views.map(({ to, label, isSuppressed }) => {
        const isShown = isSuppressed === isSuppressedShown;
        return (
          <Link
            key={to}
            to={to}
            aria-current={isShown ? 'page' : undefined}
            className={`${look} ${isShown ? 'border-dusk text-ink' : 'border-transparent text-ink-soft hover:text-ink'}`}
          >
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
