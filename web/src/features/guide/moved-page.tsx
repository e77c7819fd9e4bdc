import { findMovedAddress } from '@porchlight/domain/guide/moved-addresses.ts';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../../paths.ts';

/** An address of the portal that leads to another one, reached by a click; typed in, the server answers it. */
export default function MovedPage() {
  const { pathname, search, hash } = useLocation();
  return <Navigate to={{ pathname: findMovedAddress(pathname) ?? paths.portal, search, hash }} replace />;
}
