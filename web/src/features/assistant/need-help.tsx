import { MessageCircle } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { LatePart } from '../../platform/late-part.tsx';
import { Button } from '../../ui/button.tsx';

const loadDrawer = () => import('./assistant-drawer.tsx');

/** The floating button that opens the Mortgage Assistant (specification 2). Going to another page closes it. */
export function NeedHelp() {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  function close() {
    setOpenAt(undefined);
    button.current?.focus();
  }
  return (
    <div data-need-help="" className="print:hidden">
      <Button
        ref={button}
        variant="primary"
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDrawer().catch(() => undefined)}
        onClick={() => setOpenAt(openAt === pathname ? undefined : pathname)}
        className="fixed right-4 bottom-4 z-20 rounded-full! pl-12.5! shadow-lift sm:right-6"
      >
        {/* The words come first and the icon takes no room: a page that is drawn while it still arrives would widen the button. */}
        Need Help?
        <MessageCircle aria-hidden="true" className="absolute left-5.5 size-5" />
      </Button>
      {openAt === pathname && (
        <div className="fixed right-4 bottom-18 z-20 rounded-m border-line bg-surface empty:hidden sm:right-6 [&:has([role=alert])]:border">
          <LatePart load={loadDrawer} props={{ pathname, onClose: close }} />
        </div>
      )}
    </div>
  );
}
