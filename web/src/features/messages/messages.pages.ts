import * as texts from '@porchlight/content/en/messages.ts';
import { definePages } from '../../pages/define-pages.ts';
import { staffPaths } from '../../staff-paths.ts';
import { messagesPath } from '../../ui/home/messages-path.ts';

export default definePages([
  {
    path: messagesPath,
    file: 'portal/messages-page.tsx',
    shell: 'signed-in',
    listSearchTexts: () => [
      {
        ...{ kind: 'tool', key: 'messages', title: texts.found, to: messagesPath },
        passages: [texts.lead, texts.foundBy],
      },
    ],
  },
  {
    path: staffPaths.messages,
    file: 'console/threads-page.tsx',
    shell: 'staff',
    console: { group: 'work', place: 3.5, label: 'messages', rights: 'answer' },
  },
]);
