import * as texts from '@porchlight/content/en/assistant-portal.ts';
import { MessageCircle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { LazyPart } from '../../../platform/page/lazy-part.tsx';
import { Button } from '../../../ui/button.tsx';

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
 * The floating button that opens the Mortgage Assistant (specification 2), in a dock of its own at the window's lower edge, so that it
 * is over nothing that can be pressed. The dock makes way while the page is scrolled down; the keyboard's focus brings it back.
 * Going to another page closes the assistant.
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
    <div data-need-help={isAway ? 'away' : ''} className="print:hidden">
      <div
        className={`fixed inset-x-0 bottom-0 z-20 border-line border-t bg-paper/90 backdrop-blur-md transition-transform duration-150 ease-out focus-within:translate-y-0 ${isAway ? 'translate-y-full' : ''}`}
      >
        <div className="page-width flex justify-end py-1.5">
          <Button
            ref={button}
            variant="primary"
            size="small"
            aria-haspopup="dialog"
            onPointerEnter={() => void loadDrawer().catch(() => undefined)}
            onClick={() => setOpenAt(isOpen ? undefined : pathname)}
            className="relative rounded-full! pl-11!"
          >
            {/* The words come first and the icon takes no room: a page that is drawn while it still arrives would widen the button. */}
            {texts.needHelp}
            <MessageCircle aria-hidden="true" className="absolute left-4.5 size-5" />
          </Button>
        </div>
      </div>
      {isOpen && (
        <div className="fixed right-4 bottom-18 z-20 rounded-m border-line bg-surface empty:hidden sm:right-6 [&:has([role=alert])]:border">
          <LazyPart load={loadDrawer} props={{ pathname, onClose: close }} />
        </div>
      )}
    </div>
  );
}
