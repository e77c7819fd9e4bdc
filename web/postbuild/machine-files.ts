import { site } from '@porchlight/content/site.ts';
import { explainedStageSlugs } from '@porchlight/domain/guide/guide.ts';
import { legalSlugs } from '@porchlight/domain/site/legal.ts';
import { ORIGIN_PLACEHOLDER } from '@porchlight/domain/site/site-origin.ts';
import { readToolPath, toolPageIds } from '@porchlight/domain/tools/tool-pages.ts';
import { waitlistPages } from '@porchlight/domain/waitlist/waitlist.ts';
import { paths } from '../src/paths.ts';

/** Name and content of the files that search engines and browsers ask for by themselves. */
export function listMachineFiles(): [string, string][] {
  return [
    ['sitemap.xml', writeSitemap()],
    ['robots.txt', writeRobots()],
    ['site.webmanifest', JSON.stringify(describeSite())],
  ];
}

/** Everything a visitor may find by searching: what needs an account is left out. */
function writeSitemap(): string {
  const found = [
    paths.landing,
    paths.application,
    paths.glossary(),
    paths.team,
    paths.verify(),
    paths.tools,
    ...toolPageIds.map(readToolPath),
    ...explainedStageSlugs.map((slug) => paths.guideStage(slug)),
    ...legalSlugs.map((slug) => `/${slug}`),
    ...waitlistPages.map(({ path }) => path).filter((path) => !path.startsWith(`${paths.portal}/`)),
  ];
  const entries = found.map((path) => `<url><loc>${ORIGIN_PLACEHOLDER}${path}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries}
</urlset>
`;
}

function writeRobots(): string {
  return `User-agent: *
Disallow: /api/
Disallow: /forms/
Disallow: /newsletter/

Sitemap: ${ORIGIN_PLACEHOLDER}/sitemap.xml
`;
}

function describeSite() {
  const icon = (size: number, purpose: string) => ({
    src: purpose === 'maskable' ? '/icon-maskable-512.png' : `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    name: site.name,
    short_name: site.name,
    description: site.tagline,
    id: paths.portal,
    lang: 'en-US',
    start_url: paths.portal,
    scope: '/',
    display: 'standalone',
    categories: ['finance', 'education'],
    background_color: '#fdfaf4',
    theme_color: '#1c2747',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  };
}
