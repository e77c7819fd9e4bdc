import { glossary } from '@porchlight/content/en/glossary.ts';
import { guideStageTexts } from '@porchlight/content/en/guide.ts';
import { parsePlainText } from '@porchlight/domain/guide/glossary.ts';
import {
  type ExplainedStageSlug,
  explainedStageSlugs,
  type GuideStageText,
  guideStages,
  guideTabs,
} from '@porchlight/domain/guide/guide.ts';
import { movedAddresses } from '@porchlight/domain/guide/moved-addresses.ts';
import { definePages, type Page, type PortalRoom, type SearchText } from '../../pages/define-pages.ts';
import { paths } from '../../paths.ts';

const [guideEntrance] = explainedStageSlugs;

const room: PortalRoom = {
  group: 'more',
  place: 2,
  label: 'guide',
  icon: 'compass',
  around: [...guideStages.map(({ slug }) => paths.guideStage(slug)), paths.nextSteps],
};

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
      ...(slug === guideEntrance && { room }),
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

function listStageTexts(slug: ExplainedStageSlug): SearchText[] {
  return guideStageTexts
    .filter((text) => text.slug === slug)
    .map((text) => ({
      kind: 'stage',
      key: `stage-${slug}`,
      title: text.title,
      to: paths.guideStage(slug),
      passages: listPassages(text).map(parsePlainText),
    }));
}

function listPassages(text: GuideStageText): string[] {
  const sections = guideTabs.flatMap(({ id }) => text.tabs[id]);
  return [
    text.description,
    text.intro,
    text.whyImportant,
    ...sections.flatMap(({ title, paragraphs = [], items = [], links = [] }) => [
      title,
      ...paragraphs,
      ...items,
      ...links.map((link) => `${link.title}. ${link.note}`),
    ]),
    ...text.speakTo.map(({ who, ask }) => `${who}. ${ask.join(' ')}`),
    ...text.figures.map((figure) => figure.text),
  ];
}

function listTermTexts(): SearchText[] {
  return glossary.map(({ slug, term, definition, explanation }) => ({
    kind: 'term',
    key: `term-${slug}`,
    title: term,
    to: paths.glossary(slug),
    passages: [definition, ...(explanation === undefined ? [] : [explanation])].map(parsePlainText),
  }));
}
