import { colors, company, mark } from '@porchlight/content/company.ts';
import { colorToHex, formatColors } from '@porchlight/domain/site/colors.ts';
import type { Plugin } from 'vite';

/** Gives the style sheet the company's colors, by day and by night; while the site is developed its icon as well. */
export function provideCompanyLook(): Plugin {
  const rules = `
:root{${formatColors(colors.day)}}
:root{@variant night{${formatColors(colors.night)}}}
`;
  return {
    name: 'provide-company-look',
    // Before Tailwind reads it.
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/ui\/styles\.css$/ },
      handler: (code) => ({ code: code + rules, map: null }),
    },
    configureServer(dev) {
      dev.middlewares.use('/favicon.svg', (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml').end(drawIcon());
      });
    },
  };
}

/** The logo on a tile. */
export function drawIcon(): string {
  const drawn = mark
    .replaceAll('currentColor', colorToHex(colors['on-band']))
    .replaceAll('var(--lamp)', colorToHex(colors.day.lamp));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26" role="img"><title>${escapeXml(company.name)}</title><rect width="26" height="26" rx="6" fill="${colorToHex(colors.band)}"/>${drawn}</svg>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
