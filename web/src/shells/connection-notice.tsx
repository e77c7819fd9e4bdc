import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { Notice } from '../ui/notice.tsx';

const kept = [
  { to: paths.portal, label: 'Your journey' },
  { to: paths.guideStage('preparing'), label: 'The guide' },
  { to: paths.glossary(), label: 'The glossary' },
];

/** The passage at the head of a page that needs a connection; `what` says for which of its parts. */
export default function ConnectionNotice({ what }: { what: string }) {
  return (
    <div className="page-width pt-6 print:hidden">
      <Notice title="This page needs a connection">
        <p>{what} These open without one:</p>
        <ul className="flex flex-wrap gap-x-6">
          {kept.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="inline-flex min-h-11 items-center text-link">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
