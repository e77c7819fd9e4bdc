import { useLocation } from 'react-router';
import { useIsUnreachable } from '../features/accounts/account.queries.ts';
import { paths } from '../paths.ts';
import { LatePart } from '../platform/late-part.tsx';

const loadNotice = () => import('./connection-notice.tsx');

/** Pages that do not work without a connection; what cannot be done there is told by the notice. */
const needing: readonly string[] = [
  paths.documents,
  paths.notifications,
  paths.settings,
  paths.betaRequest,
  paths.contactDetails,
];

/** Says plainly, without a connection, what the page cannot do, and what opens all the same. */
export function NeedsConnection() {
  const { pathname } = useLocation();
  const isUnreachable = useIsUnreachable();
  if (!isUnreachable || !needing.includes(pathname)) return null;
  return <LatePart load={loadNotice} props={{ pathname }} />;
}
