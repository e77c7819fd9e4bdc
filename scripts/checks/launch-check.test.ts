import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { legalPages } from '@porchlight/content/en/legal/legal-pages.ts';
import { siteTexts as site } from '@porchlight/content/site-texts.ts';
import type { LegalPage } from '@porchlight/domain/site/legal.ts';
import { describe, expect, test } from 'vitest';
import { findLaunchProblems, formatLaunchReport, type LaunchContent } from './launch-check.ts';

const withoutMark = ({ sample: _, ...page }: LegalPage): LegalPage => page;
const ready: LaunchContent = {
  site: {
    ...site,
    email: { address: 'help@homes.porchlight-lending.com' },
    phone: { display: '(800) 234-5678', tel: '+18002345678' },
  },
  legal: legalPages.map(withoutMark),
};
const production = {
  NODE_ENV: 'production',
  BASE_URL: 'https://homes.porchlight-lending.com',
  SMTP_URL: 'smtps://mail.porchlight-lending.com',
};
const none = {
  'Sample text': [],
  'Placeholder contact': [],
  Leftover: [],
  'Missing legal page': [],
  Environment: [],
};

test('an installation with texts and environment of its own is ready', () => {
  const problems = findLaunchProblems(ready, production, []);
  expect(problems).toEqual(none);
  expect(formatLaunchReport(problems)).toEqual({
    text: 'Nothing stands in the way of a launch.',
    isReady: true,
  });
});

describe('what is listed', () => {
  test('every sample text, by its place', () => {
    const content = { ...ready, landing: { faq: [{ sample: true }] }, legal: legalPages };
    expect(findLaunchProblems(content, production, [])['Sample text']).toEqual([
      'legal: Privacy',
      'legal: Terms of use',
      'legal: Accessibility',
      'legal: Licenses and disclosures',
      'legal: Consent to electronic records',
      'landing.faq.0',
    ]);
  });

  test('a contact that reaches no one, also without its mark', () => {
    for (const content of [
      { ...ready, site },
      {
        ...ready,
        site: {
          ...site,
          email: { address: 'help@porchlight.example' },
          phone: { display: '(800) 555-0199', tel: '+18005550199' },
        },
      },
    ])
      expect(findLaunchProblems(content, production, [])).toEqual({
        ...none,
        'Placeholder contact': ['site.email: help@porchlight.example', 'site.phone: (800) 555-0199'],
      });
  });

  test('what is left of the name and addresses that the product ships with, and where', () => {
    const own = { ...ready, site: { ...ready.site, name: 'Acme Homes' } };
    const shown = [
      ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => ({
        place: `${name}.html`,
        text: 'On Porchlight',
      })),
      { place: 'email digest', text: 'Write to help@porchlight.example or call +18005550199.' },
      { place: 'right.html', text: 'Acme Homes, help@homes.porchlight-lending.com' },
    ];
    expect(findLaunchProblems(own, production, shown)).toEqual({
      ...none,
      Leftover: [
        '“Porchlight” in a.html, b.html, c.html, d.html, e.html and 2 more',
        '“help@porchlight.example” in email digest',
        '“+18005550199” in email digest',
      ],
    });
    expect(findLaunchProblems(ready, production, shown).Leftover).not.toContainEqual(
      expect.stringContaining('“Porchlight”'),
    );
  });

  test('that nothing is built, so that what is shown cannot be looked through', () => {
    expect(findLaunchProblems(ready, production, undefined)).toEqual({
      ...none,
      Leftover: ['nothing is built yet: npm run build.'],
    });
  });

  test('a legal page that has no text', () => {
    const content = { ...ready, legal: ready.legal.filter((page) => page.slug !== 'privacy') };
    expect(findLaunchProblems(content, production, [])['Missing legal page']).toEqual(['/privacy']);
  });

  test.each([
    [{}, ['NODE_ENV', 'BASE_URL', 'SMTP_URL']],
    [{ ...production, NODE_ENV: 'development' }, ['NODE_ENV']],
    [{ ...production, SMTP_URL: ' ' }, ['SMTP_URL']],
    [{ ...production, BASE_URL: 'http://homes.porchlight-lending.com' }, ['BASE_URL']],
    [{ ...production, BASE_URL: 'https://porchlight.example' }, ['BASE_URL', 'MAIL_FROM']],
    [{ ...production, MAIL_FROM: 'Porchlight <hello@porchlight.example>' }, ['MAIL_FROM']],
    [{ ...production, PORT: 'http', AUTH_SECRET: 'short' }, ['PORT', 'AUTH_SECRET']],
  ])('what the environment %o still needs', (environment, names) => {
    const problems = findLaunchProblems(ready, environment, []).Environment;
    expect(problems.map((problem) => problem.split(':')[0])).toEqual(names);
  });
});

test('the product as it ships is not ready, says so line by line, and exits with 1', () => {
  const script = fileURLToPath(new URL('launch-check.ts', import.meta.url));
  const { status, stdout } = spawnSync(process.execPath, [script], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  });
  expect(status).toBe(1);
  for (const line of [
    'Sample text: landing.dashboard',
    'Sample text: landing.stories.items.0',
    'Sample text: landing.contact.form.consent',
    'Sample text: team.members.0',
    'Sample text: disclosure',
    'Sample text: legal: Privacy',
    'Placeholder contact: site.email: help@porchlight.example',
    'Environment: SMTP_URL: needed in production',
  ])
    expect(stdout).toContain(line);
  expect(stdout).toMatch(/\d+ things to settle before a launch\.\n$/);
});
