import { connectionNeeds } from '@porchlight/content/en/connection-needs.ts';
import * as texts from '@porchlight/content/en/shared/shells.ts';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { Notice } from '../ui/notice.tsx';

const kept = [
  { to: paths.portal, label: texts.yourJourney },
  { to: paths.guideStage('preparing'), label: texts.theGuide },
  { to: paths.glossary(), label: texts.theGlossary },
];

/** The passage at the head of a page that needs a connection; `need` names the page's own sentence, `what` is that of a part of it. */
export default function ConnectionNotice({ need, what = need && connectionNeeds[need] }: NoticeProps) {
  return (
    <div className="page-width pt-6 print:hidden">
      <Notice title={texts.connectionNeededTitle}>
        <p>{what === undefined ? texts.connectionNeededLead : `${what} ${texts.connectionNeededLead}`}</p>
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

type NoticeProps = { need?: keyof typeof connectionNeeds; what?: string };
