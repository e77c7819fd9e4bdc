import * as texts from '@porchlight/content/en/documents.ts';
import { definePages } from '../../pages/define-pages.ts';
import { paths } from '../../paths.ts';
import { staffPaths } from '../../staff-paths.ts';

export default definePages([
  {
    path: paths.documents,
    file: 'portal/document-center-page.tsx',
    shell: 'portal',
    offline: true,
    needsConnection: 'documents',
    room: { group: 'purchase', place: 6, label: 'documents', icon: 'file', inBar: true },
    listSearchTexts: () => [
      {
        kind: 'tool',
        key: 'documents',
        title: texts.documentCenter,
        to: paths.documents,
        passages: [texts.foundBy],
      },
    ],
  },
  {
    path: staffPaths.documents,
    file: 'console/reviews-page.tsx',
    shell: 'staff',
    console: { group: 'work', place: 5, label: 'documents', rights: 'read' },
  },
]);
