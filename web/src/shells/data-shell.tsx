import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { queryClient } from '../platform/api/shared-query-client.ts';
import { followOtherWindows } from '../platform/browser/device-owner.ts';
import { mountToastOutlet } from '../platform/toasts/toast-outlet.tsx';

const firstUse = ['pointermove', 'pointerdown', 'focusin', 'keydown'];

/** Around the pages that read and write through the API; the others come without what that takes. */
export default function DataShell() {
  useEffect(followOtherWindows, []);
  useEffect(() => {
    const uses = new AbortController();
    for (const use of firstUse)
      addEventListener(use, () => void mountToastOutlet(), { signal: uses.signal, once: true });
    return () => uses.abort();
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
