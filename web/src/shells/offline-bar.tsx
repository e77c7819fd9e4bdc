import { WifiOff } from 'lucide-react';
import { useOnline } from '../platform/online.ts';

/** Says that the connection is gone, and what that means, for as long as it is. */
export function OfflineBar() {
  const online = useOnline();
  return (
    <div role="status" className="bg-lamp-soft text-[.95rem] text-lamp-ink leading-normal">
      {!online && (
        <p className="page-width flex items-center gap-3 py-2.5">
          <WifiOff aria-hidden="true" className="size-5 shrink-0" />
          You are offline. What you saved is safe; this page catches up when the connection is back.
        </p>
      )}
    </div>
  );
}
