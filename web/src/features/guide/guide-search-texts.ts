import { glossary } from '@porchlight/content/en/glossary.ts';
import { guideStageTexts } from '@porchlight/content/en/guide.ts';
import { readPlainText } from '@porchlight/domain/guide/glossary.ts';
import { type ExplainedStageSlug, type GuideStageText, guideTabs } from '@porchlight/domain/guide/guide.ts';
import type { SearchText } from '../../pages/define-pages.ts';
import { paths } from '../../paths.ts';

export function listStageTexts(slug: ExplainedStageSlug): SearchText[] {
  return guideStageTexts
    .filter((text) => text.slug === slug)
    .map((text) => ({
      kind: 'stage',
      key: `stage-${slug}`,
      title: text.title,
      to: paths.guideStage(slug),
      passages: listPassages(text).map(readPlainText),
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

export function listTermTexts(): SearchText[] {
  return glossary.map(({ slug, term, definition, explanation }) => ({
    kind: 'term',
    key: `term-${slug}`,
    title: term,
    to: paths.glossary(slug),
    passages: [definition, ...(explanation === undefined ? [] : [explanation])].map(readPlainText),
  }));
}
