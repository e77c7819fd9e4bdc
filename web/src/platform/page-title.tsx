import { site } from '@porchlight/content/site.ts';

/** The page's name in the browser's tab, with the site's behind it. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · ${site.name}`}</title>;
}
