import { useEffect, useState } from 'react';

const CHECKED_EVERY_MS = 15_000;

/** The present instant, so that an offer whose time runs out is over on a page that is left open. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const look = () => setNow(new Date());
    const timer = setInterval(look, CHECKED_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return now;
}
