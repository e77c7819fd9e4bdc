import { describe, expect, it } from 'vitest';
import { compareWith, findInText } from './reader-sentences.mjs';

describe('sentences for readers outside their home', () => {
  it.each([
    [
      "new Failure('NOT_FOUND', { message: 'We could not find this lead.' });",
      'We could not find this lead.',
    ],
    [
      `const text = { said: \`You have \${most} filters already.\` } as const;`,
      'You have … filters already.',
    ],
    ["z.minLength(1, 'Enter your name, please.')", 'Enter your name, please.'],
    [`html\`<p>We take the address off.</p>\${link}\``, 'We take the address off.'],
  ])('are found in %s', (source, sentence) => {
    expect(findInText(source)).toEqual([sentence]);
  });

  it.each([
    "throw new Error('The head of the log is gone.');",
    "log.warn('Something in the log is odd.');",
    "oc.route({ summary: 'List the ten milestones', description: 'Newest first, as they come.' })",
    'sql`select This or that from there`',
    "const name = 'Newsletter Subscriber';",
    "type Name = 'This is no value at all';",
    "import x from 'Some of this.ts';",
  ])('are not what no reader sees: %s', (source) => {
    expect(findInText(source)).toEqual([]);
  });

  it('may become fewer and not more, which is then written down', () => {
    const found = new Map([
      ['domain/src/a', ['domain/src/a/a.ts: One of two.']],
      ['domain/src/b', ['domain/src/b/b.ts: A new one here.']],
    ]);
    expect(compareWith({ 'domain/src/a': 1, 'domain/src/b': 1 }, found)).toEqual([]);
    expect(compareWith({ 'domain/src/a': 2, 'domain/src/b': 1 }, found)).toEqual([
      'domain/src/a: 1 sentences are left; lower its number here.',
    ]);
    expect(compareWith({ 'domain/src/a': 1 }, found)).toEqual([
      'domain/src/b: 1 sentences for readers, 0 may be; put what is new into content/src/en, or into the file en.ts beside the rule that says it.',
      '  domain/src/b/b.ts: A new one here.',
    ]);
  });
});
