import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { whenUsed } from '../platform/when-used.ts';

/**
 * Where a new release is announced; stands once, in the root. Whoever uses the portal or the glossary gets the site kept on
 * the device too; the other pages cost nobody that.
 */
export function ReleaseStand() {
  const { pathname } = useLocation();
  const [Notice, setNotice] = useState<ComponentType>();
  const isWanted =
    import.meta.env.PROD && (pathname.startsWith(paths.portal) || pathname === paths.glossary());
  useEffect(() => {
    if (!isWanted || !('serviceWorker' in navigator)) return;
    return whenUsed(() => {
      import('./release-notice.tsx').then(
        ({ default: loaded }) => setNotice(() => loaded),
        () => undefined,
      );
    });
  }, [isWanted]);
  return Notice && <Notice />;
}
