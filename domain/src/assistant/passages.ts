import { type GlossaryEntry, parsePlainText } from '../guide/glossary.ts';
import { type ExplainedStageSlug, type GuideStageText, type GuideTabId, guideTabs } from '../guide/guide.ts';
import { getSectionName } from '../guide/guide-sections.ts';
import * as texts from './en.ts';

/** The place of a passage: a stage of the guide, one section of it, an entry of the glossary, or another page of this site. */
export type PassagePlace =
  | { kind: 'stage'; stage: ExplainedStageSlug }
  | { kind: 'section'; stage: ExplainedStageSlug; tab: GuideTabId; section: string }
  | { kind: 'term'; term: string }
  | { kind: 'page'; href: string };

/** A part of the guide or the glossary that can be quoted. `lines` are its paragraphs and items, word for word as they read. */
export type Passage = {
  key: string;
  title: string;
  /** What the passage is part of, as it is called there. */
  within: string;
  place: PassagePlace;
  lines: readonly string[];
  /** Words that people ask for it with and that are not in it. */
  phrases?: string;
};

/** Everything that can be quoted. Lists of links and of questions to ask others answer nothing by themselves and are left out. */
export function listPassages(
  stages: readonly GuideStageText[],
  glossary: readonly GlossaryEntry[],
): Passage[] {
  return [...stages.flatMap(listStagePassages), ...glossary.map(readTerm)];
}

function listStagePassages(text: GuideStageText): Passage[] {
  const { slug, title, intro, whyImportant, duration, cost } = text;
  const ofStage = (name: string, heading: string, lines: readonly string[]): Passage => ({
    key: `${slug}/${name}`,
    title: heading,
    within: title,
    place: { kind: 'stage', stage: slug },
    lines: lines.map(parsePlainText),
  });
  const sections = guideTabs.flatMap(({ id, title: tabTitle }) =>
    text.tabs[id]
      .filter(({ paragraphs = [], items = [] }) => paragraphs.length + items.length > 0)
      .map(({ title: sectionTitle, paragraphs = [], items = [] }): Passage => {
        const section = getSectionName(sectionTitle);
        return {
          key: `${slug}/${section}`,
          title: sectionTitle,
          within: `${title}, ${tabTitle}`,
          place: { kind: 'section', stage: slug, tab: id, section },
          lines: [...paragraphs, ...items].map(parsePlainText),
        };
      }),
  );
  return [
    ofStage('about', texts.stageAbout, [intro, whyImportant]),
    ofStage('time', texts.stageDuration, [duration]),
    ofStage('cost', texts.whatItCosts, [cost]),
    ...sections,
  ];
}

function readTerm({ slug, term, definition, explanation }: GlossaryEntry): Passage {
  return {
    key: `term/${slug}`,
    title: term,
    within: 'Glossary',
    place: { kind: 'term', term: slug },
    lines: [definition, ...(explanation === undefined ? [] : [explanation])].map(parsePlainText),
  };
}
