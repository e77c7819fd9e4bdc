import { definePages } from '../../pages/define-pages.ts';
import { paths } from '../../paths.ts';
import { staffPaths } from '../../staff-paths.ts';

export default definePages([
  { path: paths.assistantTexts, file: 'assistant-texts.ts', shell: 'none' },
  {
    path: staffPaths.questions,
    file: 'console/questions-page.tsx',
    shell: 'staff',
    console: { group: 'work', place: 3, label: 'questions', rights: 'answer' },
  },
]);
