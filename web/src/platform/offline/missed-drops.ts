/** A file dropped beside the place for it would take the browser to it, away from this page. An effect; gives its end. */
export function preventMissedDrops(): () => void {
  const keep = (event: Event) => event.preventDefault();
  window.addEventListener('dragover', keep);
  window.addEventListener('drop', keep);
  return () => {
    window.removeEventListener('dragover', keep);
    window.removeEventListener('drop', keep);
  };
}
