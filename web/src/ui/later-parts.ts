/**
 * Lays out what the class `later` has left until it comes near, a part whenever the browser has nothing else to do: from then on
 * every height is the real one, and the way back to this page leads to the very place that was left.
 */
export function layOutLaterParts(): void {
  const parts = [...document.querySelectorAll('.later')];
  const layOutNext = () => {
    const part = parts.shift();
    part?.classList.remove('later');
    if (part) requestIdleCallback(layOutNext);
  };
  // Browsers without it do not hold the reader's place either, and have left nothing until later.
  if ('requestIdleCallback' in window) requestIdleCallback(layOutNext);
}
