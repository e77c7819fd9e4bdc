import * as texts from '@porchlight/content/en/tools/screens.ts';
import { toolSummaries } from '@porchlight/content/en/tools.ts';
import { getToolPath, type ToolPageId, toolPageIds } from '@porchlight/domain/tools/tool-pages.ts';
import { definePages, type Page, type SearchText } from '../../pages/define-pages.ts';
import { paths } from '../../paths.ts';

export default definePages([
  { path: paths.tools, file: 'tools-page.tsx', shell: 'public', inSitemap: true },
  ...toolPageIds.map(
    (id): Page => ({
      path: getToolPath(id),
      file: `${id}/${id}-page.tsx`,
      shell: 'public',
      program: 'figures',
      inSitemap: true,
      listSearchTexts: () => listToolTexts(id),
    }),
  ),
  {
    path: paths.compareScenarios,
    file: 'scenarios/compare-page.tsx',
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
