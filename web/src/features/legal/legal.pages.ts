import { legalSlugs } from '@porchlight/domain/site/legal.ts';
import { definePages } from '../../pages/define-pages.ts';

export default definePages(
  legalSlugs.map((slug) => ({
    path: `/${slug}`,
    file: 'legal-page.tsx',
    shell: 'public',
    id: `legal-${slug}`,
    inSitemap: true,
  })),
);
