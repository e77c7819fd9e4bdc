import { glossary } from '@porchlight/content/glossary.ts';
import { guideStageTexts } from '@porchlight/content/guide.ts';
import { landing } from '@porchlight/content/landing.ts';
import { milestoneTexts } from '@porchlight/content/milestones.ts';
import { toolSummaries } from '@porchlight/content/tools.ts';
import { readPlainText } from '@porchlight/domain/guide/glossary.ts';
import { type GuideStageText, guideTabs } from '@porchlight/domain/guide/guide.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import { readToolPath, toolPageIds } from '@porchlight/domain/tools/tool-pages.ts';
import { paths } from '../../paths.ts';
import type { FoundText } from './found-text.ts';

/** Runs at build time alone and becomes a file: everything a search looks through that is the same for everybody. */
export function loader(): Response {
  return Response.json([...listMilestones(), ...listStages(), ...listTools(), ...listTerms(), ...listHelp()]);
}

function listMilestones(): FoundText[] {
  return milestoneTexts.map((text) => ({
    kind: 'milestone',
    key: `milestone-${text.slug}`,
    title: milestones.find(({ slug }) => slug === text.slug)?.title ?? text.slug,
    to: paths.milestone(text.slug),
    passages: [
      text.description,
      text.help,
      ...text.tasks.map(({ title, detail }) => `${title}. ${detail}`),
      ...text.dueDocuments.map(({ title, why }) => `${title}. ${why}`),
      text.duration,
      text.cost,
    ],
  }));
}

function listStages(): FoundText[] {
  return guideStageTexts.map((text) => ({
    kind: 'stage',
    key: `stage-${text.slug}`,
    title: text.title,
    to: paths.guideStage(text.slug),
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

function listTerms(): FoundText[] {
  return glossary.map(({ slug, term, definition, explanation }) => ({
    kind: 'term',
    key: `term-${slug}`,
    title: term,
    to: paths.glossary(slug),
    passages: [definition, ...(explanation === undefined ? [] : [explanation])].map(readPlainText),
  }));
}

function listTools(): FoundText[] {
  return toolPageIds.map((id) => {
    const { name, answers, ready, description } = toolSummaries[id];
    return {
      kind: 'tool',
      key: `tool-${id}`,
      title: name,
      to: readToolPath(id),
      passages: [answers, description, ready],
    };
  });
}

/** The questions of the landing page stand in one list there. */
function listHelp(): FoundText[] {
  return landing.faq.items.map(({ question, answer }, place) => ({
    kind: 'help',
    key: `help-${place}`,
    title: question,
    to: paths.questions,
    passages: [answer],
  }));
}
