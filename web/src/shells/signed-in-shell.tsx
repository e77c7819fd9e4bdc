import { Navigate, Outlet, useLocation } from 'react-router';
import { useAccount } from '../features/accounts/account.queries.ts';
import { paths } from '../paths.ts';

/** Lets the signed-in through and sends everybody else to the sign-in page, which leads back here. */
export default function SignedInShell() {
  const account = useAccount();
  const { pathname, search } = useLocation();
  if (account === null) return <Navigate to={paths.signIn(`${pathname}${search}`)} replace />;
  return <Outlet />;
}
