import { expect, test } from 'vitest';
import type * as en from './en/accounts-sign-out.ts';
import type { Texts } from './texts.ts';

const english = {
  stay: 'Stay signed in',
  left: (count: number) => `${count} left`,
  steps: ['First', 'Second'],
} as const;

test('another language has the same texts in words of its own', () => {
  const spanish = {
    stay: 'Seguir conectado',
    left: (count: number) => `Quedan ${count}`,
    steps: ['Primero', 'Segundo'],
  } satisfies Texts<typeof english>;
  expect(spanish.left(2)).toBe('Quedan 2');
});

test('a text that is missing, or takes something else, does not compile', () => {
  const missing = { stay: '', left: () => '' };
  // @ts-expect-error steps are missing
  missing satisfies Texts<typeof english>;
  const other = { stay: '', left: (name: string) => name, steps: ['', ''] as const };
  // @ts-expect-error a count is no name
  other satisfies Texts<typeof english>;
  // @ts-expect-error a module of texts is held to as well
  ({}) satisfies Texts<typeof en>;
  expect(Object.keys(missing)).toEqual(['stay', 'left']);
});
