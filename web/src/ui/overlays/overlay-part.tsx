import { LazyPart, type LoadPart } from '../../platform/page/lazy-part.tsx';

/** A dialog of its own file over the page; while it could not be fetched, a small box above the window's lower edge says so. */
export function OverlayPart<Props extends object>(part: { load: LoadPart<Props>; props: Props }) {
  return (
    <div className="fixed right-4 bottom-[calc(var(--dock,0px)+4.75rem)] z-20 rounded-m border-line bg-surface empty:hidden sm:right-6 [&:has([role=alert])]:border">
      <LazyPart {...part} />
    </div>
  );
}
