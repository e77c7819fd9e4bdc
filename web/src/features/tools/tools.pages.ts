import * as texts from '@porchlight/content/en/tools/screens.ts';
import { toolSummaries } from '@porchlight/content/en/tools.ts';
import { getToolPath, type ToolPageId, toolPageIds } from '@porchlight/domain/tools/tool-pages.ts';
import { definePages, type Page, type SearchText } from '../../pages/define-pages.ts';
import { paths } from '../../paths.ts';

/** What compares a buyer's own papers is a room of its own. */
const rooms: { [id in ToolPageId]?: Pick<Page, 'room'> } = {
  'compare-offers': { room: { group: 'money', place: 4, label: 'compareOffers', icon: 'handshake' } },
  'change-check': { room: { group: 'money', place: 5, label: 'closingCheck', icon: 'badge' } },
};

export default definePages([
  {
    path: paths.tools,
    file: 'tools-page.tsx',
    shell: 'public',
    inSitemap: true,
    room: {
      group: 'money',
      place: 3,
      label: 'calculators',
      icon: 'percent',
      around: [`${paths.tools}/`],
    },
  },
  ...toolPageIds.map(
    (id): Page => ({
      path: getToolPath(id),
      file: `${id}/${id}-page.tsx`,
      shell: 'public',
      program: 'figures',
      inSitemap: true,
      ...rooms[id],
      listSearchTexts: () => listToolTexts(id),
    }),
  ),
  {
    path: paths.compareScenarios,
    file: 'compare-scenarios/compare-page.tsx',
    shell: 'public-data',
    program: 'drawn-with-reads',
  },
]);

function listToolTexts(id: ToolPageId): SearchText[] {
  const { name, answers, ready, description } = toolSummaries[id];
  return [
    {
      kind: 'tool',
      key: `tool-${id}`,
      title: name,
      to: getToolPath(id),
      passages: [answers, description, ready, texts.calculatorNamed(name)],
    },
  ];
}
