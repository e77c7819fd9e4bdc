import { site } from '@porchlight/content/site.ts';

/** The page's name in the browser's tab, with the site's behind it, and what is said of a page of the portal elsewhere. */
export function PageTitle({ children, description }: { children: string; description?: string }) {
  return (
    <>
      <title>{`${children} | ${site.name}`}</title>
      <meta name="description" content={description ?? `${children}. ${site.tagline}`} />
    </>
  );
}
