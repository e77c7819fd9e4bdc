import { demoFields } from '@porchlight/domain/landing/landing.ts';
import { listSamples } from '@porchlight/domain/site/site.ts';
import { describe, expect, test } from 'vitest';
import { site } from '../site.ts';
import { landing } from './landing.ts';

const { cards } = landing.steps;
const readPanel = (id: string) => cards.find((card) => card.id === id)?.panel ?? [];

describe('the hero (specification 2)', () => {
  test('its buttons and links lead where they are said to', () => {
    const { actions, links } = landing.hero;
    expect([...actions, ...links, landing.howItWorks.action, landing.dashboard.action]).toEqual([
      { label: 'Get Started', href: '/application' },
      { label: 'Try Portal', href: '/portal' },
      { label: 'Join Waitlist', href: '/application' },
      { label: 'Schedule Consultation', href: `mailto:${site.email.address}` },
      { label: 'Start Your Journey', href: '#get-started' },
      { label: 'Create Your Dashboard', href: '#contact' },
    ]);
  });

  test('its nine step cards stand in order', () => {
    expect(cards.map((card) => card.title)).toEqual([
      'Find Your Realtor',
      'Get Lender Approval',
      'View the Home',
      'Place the Offer',
      'Negotiate Offer',
      'Path to Close',
      'Closing Portal',
      'Document Vault',
      'Post-Close Checklist',
    ]);
    expect(new Set(cards.map((card) => card.id)).size).toBe(9);
  });

  test.each([
    ['find-your-realtor', ['Match With a Realtor']],
    ['get-lender-approval', ['Start Pre-Approval']],
    ['view-the-home', ['Save & Continue']],
    ['place-the-offer', ['Submit Offer']],
    ['negotiate-offer', ['Submit Counter']],
    ['path-to-close', ['Update Progress']],
    ['closing-portal', ['Upload Files', 'Confirm Details']],
    ['document-vault', ['Upload Files']],
    ['post-close-checklist', ['Save Progress']],
  ])('the buttons of %s are %j', (id, labels) => {
    expect(readPanel(id).flatMap((part) => (part.kind === 'button' ? [part.label] : []))).toEqual(labels);
  });

  test.each([
    ['view-the-home', [['Property Address'], ['Preferred Location'], ['Price Range']]],
    [
      'place-the-offer',
      [['Offer Price'], ['Contingencies'], ['Financing Source', 'Conventional, FHA, VA, Cash']],
    ],
    ['negotiate-offer', [['Counter Terms']]],
    ['closing-portal', [['Closing Date', 'MM/DD/YYYY']]],
  ])('the fields of %s have their labels and hints', (id, fields) => {
    const found = readPanel(id).flatMap((part) =>
      part.kind === 'field' ? [[part.label, ...(part.hint ? [part.hint] : [])]] : [],
    );
    expect(found).toEqual(fields);
  });

  test('each demonstration field of specification 3 is in one panel', () => {
    const names = cards.flatMap((card) =>
      card.panel.flatMap((part) => (part.kind === 'field' ? [part.name] : [])),
    );
    expect(names).toEqual(demoFields);
  });

  test.each([
    ['path-to-close', ['Home Inspection', 'Appraisal', 'Loan Documents', 'Insurance']],
    [
      'post-close-checklist',
      [
        'Set up utilities',
        'Change locks',
        'File for homestead exemption',
        'Set up automatic mortgage payments',
        'Update address with the postal service',
        "Update driver's license",
      ],
    ],
  ])('the boxes of %s are listed', (id, items) => {
    expect(readPanel(id)).toContainEqual({ kind: 'checks', items });
  });

  test('the vault shows four PDFs to download', () => {
    const files = readPanel('document-vault').find((part) => part.kind === 'files');
    expect(files?.items).toHaveLength(4);
    for (const name of files?.items ?? []) expect(name).toMatch(/\.pdf$/);
  });

  test('what a panel claims is marked as a sample, and every panel is said to be a demonstration', () => {
    const claims = cards.flatMap((card) =>
      card.panel.filter((part) => part.kind === 'claims' || part.kind === 'note'),
    );
    expect(claims).toHaveLength(4);
    for (const claim of claims) expect(claim).toMatchObject({ sample: true });
    expect(JSON.stringify(claims)).toContain('$15K under the average market bid');
    expect(JSON.stringify(claims)).toContain('home inspection is due in 3 days');
    expect(landing.steps.demoNote).toMatch(/demonstration.*sends nothing and stores nothing/);
  });
});

describe('the sections below', () => {
  test('six features have the anchors of the specification (section 2)', () => {
    expect(landing.features.items.map((feature) => feature.id)).toEqual([
      'credit',
      'incentives',
      'calculator',
      'negotiation',
      'mortgage',
      'post-closing',
    ]);
  });

  test('how it works has six steps (specification 1)', () => {
    expect(landing.howItWorks.steps).toHaveLength(6);
  });

  test('the sample dashboard has the figures and states of the specification (sections 4 and 9)', () => {
    const { score, budget, stages } = landing.dashboard;
    expect([score.value, score.change]).toEqual([728, '+12 pts']);
    expect([budget.preApproval.value, budget.rate.value]).toEqual(['$320,000', '5.3%']);
    expect(stages.items.map((stage) => [stage.title, stage.state])).toEqual([
      ['Pre-Approval', 'Complete'],
      ['Home Search', 'In Progress'],
      ['Offer & Negotiation', 'Pending'],
      ['Underwriting', 'Pending'],
    ]);
  });

  test('principal and interest of the sample budget are the payment on its loan', () => {
    const monthly = 0.053 / 12;
    const payment = (320_000 * monthly) / (1 - (1 + monthly) ** -360);
    expect(landing.dashboard.budget.lines[0]?.monthly).toBe(Math.round(payment));
  });

  test('the marketing figures are the specification’s (section 9)', () => {
    expect(landing.statistics.items).toEqual([
      { value: '40+', label: 'lending partners' },
      { value: '98%', label: 'customer satisfaction' },
      { value: '$15K', label: 'average down payment assistance' },
      { value: '12,000+', label: 'users helped' },
    ]);
    const quotes = landing.stories.items.map((story) => story.quote).join('\n');
    expect(quotes).toContain('40 points');
    expect(quotes).toContain('$12,000');
  });

  test('stories, figures, partners and dashboard are marked as samples and say so to the reader', () => {
    const samples = listSamples(landing);
    for (const path of ['dashboard', 'statistics', 'partners', 'stories.items.0', 'stories.items.2'])
      expect(samples).toContain(path);
    for (const { note } of [landing.dashboard, landing.statistics, landing.stories])
      expect(note).toMatch(/^Sample/);
    expect(landing.partners.note).toMatch(/^Placeholder/);
    for (const story of landing.stories.items) expect(story.author).toMatch(/^Sample story/);
  });

  test('eight questions or more are answered, each in whole sentences', () => {
    expect(landing.faq.items.length).toBeGreaterThanOrEqual(8);
    for (const { question, answer } of landing.faq.items) {
      expect(question).toMatch(/\?$/);
      expect(answer).toMatch(/\.$/);
    }
  });

  test('forms are titled as specified (section 2), and the consent has a version', () => {
    expect(landing.contact.form.title).toBe('Get Early Access');
    expect(landing.newsletter.title).toBe('Join Our Newsletter');
    const { version, text } = landing.contact.form.consent;
    expect(version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    for (const part of ['call or text', 'do not have to give one', 'STOP']) expect(text).toContain(part);
  });

  test('nothing raises its voice or promises an approval, a rate or a saving', () => {
    const text = JSON.stringify(landing);
    expect(text).not.toMatch(/!|guarantee|lowest rate|best rate|you will be approved|you will save/i);
  });
});
