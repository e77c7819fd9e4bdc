import { orderResults } from '@porchlight/domain/search/result-order.ts';
import type { OwnFindings } from '@porchlight/domain/search/search.contract.ts';
import { expect, test } from 'vitest';
import { kindTitles } from './found-text.ts';
import { listOwnResults } from './own-results.ts';

const nothing: OwnFindings = {
  ...{ homes: [], people: [], dates: [], figures: [], documents: [], milestones: [], tasks: [], notes: [] },
  ...{ matched: [], beingRead: 0, unreadable: 0 },
};
const document = { id: 'd1', name: 'scan-0042.pdf', page: 2, excerpt: 'The maple tree' };
const show = (found: OwnFindings, query: string) =>
  orderResults(listOwnResults(found, query), query).map(({ kind, title, detail, to }) => [
    kindTitles[kind],
    title,
    detail,
    to,
  ]);

test('homes, people and dates lead to their place in their room, under headings of their own', () => {
  const found: OwnFindings = {
    ...nothing,
    dates: [{ key: 'own-1', title: 'Maple inspection', day: '2027-02-03' }],
    people: [{ id: 'p1', name: 'Dana Maple', role: 'agent' }],
    homes: [
      { id: 'h1', address: '12 Maple Street', nickname: null },
      { id: 'h2', address: '9 Oak Street', nickname: 'Maple house' },
    ],
  };
  expect(show(found, 'maple')).toEqual([
    ['Your homes', '12 Maple Street', undefined, '/portal/homes#h1'],
    ['Your homes', '9 Oak Street', 'Maple house', '/portal/homes#h2'],
    ['Your people', 'Dana Maple', 'Real estate agent', '/portal/people#person-p1'],
    ['Your dates', 'Maple inspection', 'Wednesday, Feb 3, 2027', '/portal/dates#own-1'],
  ]);
});

test.each([
  ['by its name alone', { name: 'Maple deed.pdf', page: null, excerpt: '' }, 'Your documents'],
  ['by its name and in its text', { name: 'Maple deed.pdf' }, 'Your documents'],
  ['by a name with a mistake in it', { name: 'Mapel deed.pdf', page: null, excerpt: '' }, 'Your documents'],
  ['in its text', {}, 'Inside your documents'],
])('a document that was found %s is one result', (_, more, heading) => {
  const found: OwnFindings = { ...nothing, documents: [{ ...document, ...more }] };
  expect(show(found, 'maple').map(([shown, , , to]) => [shown, to])).toEqual([
    [heading, '/portal/docs#document-d1'],
  ]);
});

test('a figure that was read in a document takes the place of a line of its text', () => {
  const figure = { documentId: 'd1', name: 'scan-0042.pdf', field: 'apr', page: 3, state: 'read' as const };
  const found: OwnFindings = {
    ...nothing,
    figures: [{ ...figure, value: '7.125' }],
    documents: [document, { ...document, id: 'd2' }],
  };
  expect(show(found, 'apr').map(([heading, , , to]) => [heading, to])).toEqual([
    ['Read in your documents', expect.stringContaining('read=d1')],
    ['Inside your documents', '/portal/docs#document-d2'],
  ]);
});

test('an answer that an older release kept on the device is shown as far as it goes', () => {
  const { homes: _, people: __, dates: ___, figures: ____, ...kept } = nothing;
  const older = { ...kept, documents: [document] } as unknown as OwnFindings;
  expect(show(older, 'maple')).toHaveLength(1);
});
