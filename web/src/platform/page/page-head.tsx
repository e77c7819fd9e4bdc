import * as texts from '@porchlight/content/en/shared/page-head.ts';
import { site } from '@porchlight/content/site.ts';
import { JsonLd } from './json-ld.tsx';
import { siteOrigin } from './site-origin.ts';

/** Where the share picture lies and how large it is, in pixels; the build draws it from the house. */
export const SHARE_PICTURE = { path: '/share.png', width: 1200, height: 630 } as const;

/**
 * What tabs, search engines and shared links say of a public page. `title` is the whole title, `path` the page's address
 * on this site, and `name` its short name in the trail from the home page (the home page itself has none).
 */
export function PageHead({
  path,
  title,
  description,
  name,
}: {
  path: string;
  title: string;
  description: string;
  name?: string;
}) {
  const address = `${siteOrigin}${path}`;
  return (
    <>
      <title>{title}</title>
      {import.meta.env.SSR && <BuiltHead title={title} description={description} address={address} />}
      {name !== undefined && <JsonLd data={describeTrail(name, address)} />}
    </>
  );
}

/** For machines, which read the built page; a browser that has it needs none of this again. */
function BuiltHead({ title, description, address }: { title: string; description: string; address: string }) {
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${siteOrigin}${SHARE_PICTURE.path}`} />
      <meta property="og:image:width" content={String(SHARE_PICTURE.width)} />
      <meta property="og:image:height" content={String(SHARE_PICTURE.height)} />
      <meta property="og:image:alt" content={texts.previewImageAlt(site.tagline)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function describeTrail(name: string, address: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: texts.home, item: `${siteOrigin}/` },
      { '@type': 'ListItem', position: 2, name, item: address },
    ],
  };
}
