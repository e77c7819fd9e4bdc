import { colors } from '@porchlight/content/company.ts';
import { site } from '@porchlight/content/site.ts';
import { colorToHex } from '@porchlight/domain/site/colors.ts';
import { ORIGIN_PLACEHOLDER } from '@porchlight/domain/site/site-origin.ts';
import { drawIcon } from '../company-look.ts';
import { language, PSEUDO_LOCALE } from '../language.ts';
import { pages } from '../src/pages/page-list.ts';
import { paths } from '../src/paths.ts';

const folder = language === PSEUDO_LOCALE ? 'en' : language;

/** How the language of this build writes dates and numbers (BCP 47). The bundler chooses texts for the pages; beside them Node reads. */
const { locale } = (await import(`@porchlight/content/${folder}/locale.ts`)) as { locale: string };

/** Name and content of the files that search engines and browsers ask for by themselves. */
export function listMachineFiles(): [string, string][] {
  return [
    ['sitemap.xml', writeSitemap()],
    ['robots.txt', writeRobots()],
    ['favicon.svg', drawIcon()],
    ['site.webmanifest', JSON.stringify(describeSite())],
  ];
}

/** Everything a visitor may find by searching: what needs an account is left out. */
function writeSitemap(): string {
  const found = pages.filter(({ inSitemap }) => inSitemap).flatMap(({ addresses }) => addresses);
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
    lang: locale,
    start_url: paths.portal,
    scope: '/',
    display: 'standalone',
    categories: ['finance', 'education'],
    background_color: colorToHex(colors.day.paper),
    theme_color: colorToHex(colors.band),
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  };
}
