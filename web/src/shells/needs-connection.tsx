import { useLocation } from 'react-router';
import { useIsUnreachable } from '../features/accounts/account.queries.ts';
import { pagesThatNeedAConnection } from '../pages/at-build/pages-that-need-a-connection.ts';
import { LazyPart } from '../platform/page/lazy-part.tsx';

const loadNotice = () => import('./connection-notice.tsx');

/** Says plainly, without a connection, what the page cannot do, and what opens all the same. */
export function NeedsConnection() {
  const { pathname } = useLocation();
  const isUnreachable = useIsUnreachable();
  const need = pagesThatNeedAConnection[pathname];
  if (!isUnreachable || need === undefined) return null;
  return <LazyPart load={loadNotice} props={{ need }} />;
}
