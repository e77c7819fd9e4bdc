import { useEffect, useState } from 'react';

/** Less than this is a thumb that rests, in CSS pixels. */
const NOTICED_PX = 6;

/** Whether the page was last scrolled down; false again on the way up, and at the page's end, where there is room below everything. */
export function useScrolledDown(): boolean {
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
