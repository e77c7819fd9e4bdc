import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { followOtherWindows } from '../platform/device-owner.ts';
import { queryClient } from '../platform/shared-query-client.ts';
import { raiseToaster } from '../platform/toast-stand.tsx';

const firstUse = ['pointermove', 'pointerdown', 'focusin', 'keydown'];

/** Around the pages that read and write through the API; the others come without what that takes. */
export default function DataShell() {
  useEffect(followOtherWindows, []);
  useEffect(() => {
    const uses = new AbortController();
    for (const use of firstUse)
      addEventListener(use, () => void raiseToaster(), { signal: uses.signal, once: true });
    return () => uses.abort();
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
