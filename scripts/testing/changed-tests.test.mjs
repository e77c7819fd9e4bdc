import { expect, test } from 'vitest';
import { findChangedTests } from './changed-tests.mjs';

const specs = [
  'e2e/accounts/contact-details.spec.ts',
  'e2e/accounts/sign-in-page.spec.ts',
  'e2e/console/leads-inbox.spec.ts',
  'e2e/documents/signing.spec.ts',
  'e2e/portal/guide.spec.ts',
  'e2e/visitor/landing.spec.ts',
];

test.each([
  ['web/src/features/guide/stage-page.tsx', ['e2e/portal/guide.spec.ts']],
  ['server/src/features/product/leads/leads.service.ts', ['e2e/console/leads-inbox.spec.ts']],
  ['domain/src/documents/document-age.ts', ['e2e/documents/signing.spec.ts']],
  ['content/src/en/landing.ts', ['e2e/visitor/landing.spec.ts']],
  ['content/src/en/signing/signature-evidence.ts', ['e2e/documents/signing.spec.ts']],
  [
    'web/src/features/accounts/account.queries.ts',
    ['e2e/accounts/contact-details.spec.ts', 'e2e/accounts/sign-in-page.spec.ts'],
  ],
  ['e2e/portal/guide.spec.ts', ['e2e/portal/guide.spec.ts']],
  ['web/src/ui/button.tsx', []],
  ['docs/operating.md', []],
])('the browser tests of %s go by its feature’s name', (file, expected) => {
  expect(findChangedTests([file], specs).browserTests).toEqual(expected);
});

test('a feature without a browser test of its name is told once', () => {
  const files = [
    'web/src/features/team/team-page.tsx',
    'domain/src/team/team.ts',
    'web/src/features/guide/a.ts',
  ];
  expect(findChangedTests(files, specs).withoutBrowserTests).toEqual(['team']);
});

test('only what a test of Vitest may import is looked for in imports', () => {
  const files = [
    'README.md',
    'web/src/ui/styles.css',
    'domain/src/kernel/dates.ts',
    'scripts/check.mjs',
    'e2e/a/b.ts',
  ];
  expect(findChangedTests(files, specs).sources).toEqual(['domain/src/kernel/dates.ts', 'scripts/check.mjs']);
});
