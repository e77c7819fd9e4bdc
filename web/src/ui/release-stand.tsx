import { type ComponentType, useEffect, useState } from 'react';
import { onInteraction } from '../platform/page/on-interaction.ts';

/**
 * Where a new release is announced. It is in the portal, whose readers get the site stored on their device once they use it; public pages
 * do not pay for it.
 */
export function ReleaseState() {
  const [Notice, setNotice] = useState<ComponentType>();
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    return onInteraction(() => {
      import('./release-notice.tsx').then(
        ({ default: loaded }) => setNotice(() => loaded),
        () => undefined,
      );
    });
  }, []);
  return Notice && <Notice />;
}
