import { useLocation } from 'react-router';
import { useIsUnreachable } from '../features/accounts/account.queries.ts';
import { paths } from '../paths.ts';
import { LatePart } from '../platform/late-part.tsx';

const loadNotice = () => import('./connection-notice.tsx');

/** What cannot be done on a page until the connection is back; pages that work without one have none. */
const needs = new Map<string, string>([
  [paths.documents, 'Your documents stay with us and open, upload and sign when the connection is back.'],
  [paths.notifications, 'Your notifications show when the connection is back.'],
  [paths.settings, 'Your name and your sessions can be changed when the connection is back.'],
  [paths.betaRequest, 'The request can be sent when the connection is back.'],
  [paths.contactDetails, 'What you type here stays in this browser. Send it when the connection is back.'],
]);

/** Says plainly, without a connection, what the page cannot do, and what opens all the same. */
export function NeedsConnection() {
  const { pathname } = useLocation();
  const isUnreachable = useIsUnreachable();
  const what = needs.get(pathname);
  if (!isUnreachable || what === undefined) return null;
  return <LatePart load={loadNotice} props={{ what }} />;
}
