import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { Notice } from '../ui/notice.tsx';

const kept = [
  { to: paths.portal, label: 'Your journey' },
  { to: paths.guideStage('preparing'), label: 'The guide' },
  { to: paths.glossary(), label: 'The glossary' },
];

/** What cannot be done on a page until the connection is back; one that shows nothing without it has no sentence here. */
const needs = new Map<string, string>([
  [paths.documents, 'Your documents stay with us and open, upload and sign when the connection is back.'],
  [paths.notifications, 'Your notifications show when the connection is back.'],
  [paths.settings, 'Your name and your sessions can be changed when the connection is back.'],
  [paths.betaRequest, 'The request can be sent when the connection is back.'],
  [paths.contactDetails, 'What you type here stays in this browser. Send it when the connection is back.'],
]);

/** The passage at the head of a page that needs a connection; `what` says for which of its parts, where its address does not tell. */
export default function ConnectionNotice({ pathname = '', what = needs.get(pathname) }: NoticeProps) {
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

type NoticeProps = { pathname?: string; what?: string };
