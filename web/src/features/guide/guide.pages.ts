import { explainedStageSlugs } from '@porchlight/domain/guide/guide.ts';
import { movedAddresses } from '@porchlight/domain/guide/moved-addresses.ts';
import { definePages, type Page } from '../../pages/define-pages.ts';
import { paths } from '../../paths.ts';
import { listStageTexts, listTermTexts } from './guide-search-texts.ts';

export default definePages([
  {
    path: paths.glossary(),
    file: 'glossary-page.tsx',
    shell: 'public',
    offline: true,
    inSitemap: true,
    listSearchTexts: listTermTexts,
  },
  ...explainedStageSlugs.map(
    (slug): Page => ({
      path: paths.guideStage(slug),
      file: 'stage-page.tsx',
      shell: 'portal',
      id: `stage-${slug}`,
      offline: true,
      inSitemap: true,
      listSearchTexts: () => listStageTexts(slug),
    }),
  ),
  { path: paths.nextSteps, file: 'next-steps-page.tsx', shell: 'portal', offline: true },
  ...Object.keys(movedAddresses).map(
    (path): Page => ({
      path,
      file: 'moved-page.tsx',
      shell: 'portal',
      id: `moved-${path}`,
      caseSensitive: true,
      isPrerendered: false,
    }),
  ),
]);
