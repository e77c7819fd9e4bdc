import * as texts from '@porchlight/content/en/assistant-portal.ts';
import { MessageCircle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { OverlayPart } from '../../../ui/overlays/overlay-part.tsx';

const loadDrawer = () => import('./assistant-drawer.tsx');

/** Less than this is a thumb that rests, in CSS pixels. */
const NOTICED_PX = 6;

/** Whether the page was last scrolled down; false again on the way up, and at the page's end, where there is room below everything. */
function useScrolledDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let before = window.scrollY;
    function follow() {
      const { scrollY, innerHeight } = window;
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - NOTICED_PX;
      if (isAtEnd || scrollY <= 0) setDown(false);
      else if (Math.abs(scrollY - before) >= NOTICED_PX) setDown(scrollY > before);
      else return;
      before = scrollY;
    }
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);
  return isDown;
}

/**
 * The floating button that opens the Mortgage Assistant (specification 2). It makes way while the page is scrolled down; the keyboard's
 * focus brings it back. Going to another page closes the assistant.
 */
export function NeedHelp() {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = openAt === pathname;
  const isAway = useScrolledDown() && !isOpen;
  function close() {
    setOpenAt(undefined);
    button.current?.focus();
  }
  return (
    <div data-need-help="" className="print:hidden">
      <Button
        ref={button}
        variant="primary"
        size="small"
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDrawer().catch(() => undefined)}
        onClick={() => setOpenAt(isOpen ? undefined : pathname)}
        className={`fixed right-4 bottom-(--help-bottom) z-15 rounded-full! pl-11! shadow-lift transition-[translate,background-color]! focus:translate-y-0 sm:right-6 ${isAway ? 'translate-y-[calc(100%+var(--help-bottom))]' : ''}`}
      >
        {/* The words come first and the icon takes no room: a page that is drawn while it still arrives would widen the button. */}
        {texts.needHelp}
        <MessageCircle aria-hidden="true" className="absolute left-4.5 size-5" />
      </Button>
      {isOpen && <OverlayPart load={loadDrawer} props={{ pathname, onClose: close }} />}
    </div>
  );
}
