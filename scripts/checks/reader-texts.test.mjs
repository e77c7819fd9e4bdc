import { describe, expect, test } from 'vitest';
import { findReaderTexts } from './reader-texts.mjs';

const find = (source) =>
  findReaderTexts(source, 'sample.tsx').map(({ text }) => text.replaceAll('\u0001', '…'));

describe('for readers', () => {
  test.each([
    ['words of an element', '<p>Your documents</p>', ['Your documents']],
    ['one word of an element', '<p>{count} left</p>', ['left']],
    ['an attribute that is read', '<Field label="Name" />', ['Name']],
    ['an attribute of a component', '<Fact name="How long it takes" />', ['How long it takes']],
    ['either branch in an element', '<p>{isOpen ? "now" : "later"}</p>', ['now', 'later']],
    ['a sentence by itself', "const failed = 'Nothing was changed';", ['Nothing was changed']],
    ['a word that begins like a sentence', "const label = { done: 'Done' };", ['Done']],
    ['a sentence in lower case', "const gone = 'somebody who has left';", ['somebody who has left']],
    ['a sentence with a figure', `const left = \`\${count} letters left\`;`, ['… letters left']],
  ])('%s', (_, source, texts) => {
    expect(find(source)).toEqual(texts);
  });
});

describe('for programs', () => {
  test.each([
    ['classes', '<p className="grid gap-4" />'],
    ['classes by a condition', "const look = isOpen ? 'bg-sunken font-semibold' : 'grid gap-4';"],
    ['an address', "const way = '/portal/docs';"],
    ['what is compared', "const isKey = event.key === 'Escape' || state === 'Not so';"],
    ['a case', "switch (name) { case 'Some Name': break; }"],
    ['a type', "type Name = 'First Name';"],
    ['an error for developers', "throw new Error('The build has no file like this.');"],
    ['a selector', "document.querySelector('main section')"],
    ['a module', "import { a } from 'Some Package';"],
    ['a text of content', '<p>{texts.yourDocuments}</p>'],
  ])('%s', (_, source) => {
    expect(find(source)).toEqual([]);
  });
});
