import {
  addBorrowerCents,
  parsePrintedCents,
} from '@porchlight/domain/readings/closing-disclosure/sample-disclosure.ts';
import { compareDisclosures } from '@porchlight/domain/readings/disclosure-changes/compare-disclosures.ts';
import type { ChargeSection } from '@porchlight/domain/readings/disclosure-changes/disclosure-comparison.ts';
import {
  makeTypedSet,
  type TypedDisclosureLine,
} from '@porchlight/domain/readings/disclosure-changes/typed-lines.ts';
import { describe, expect, it } from 'vitest';
import { sampleDisclosure } from './sample.ts';

const sections = sampleDisclosure.flatMap((page) => page.sections);
const find = (id: string) => {
  const section = sections.find((each) => each.id === id);
  if (section === undefined) throw new Error(`no section ${id}`);
  return section;
};
const total = (id: string, label?: string) => {
  const lines = find(id).lines.filter(({ isTotal }) => isTotal);
  return parsePrintedCents(
    lines.find((each) => label === undefined || each.label.startsWith(label))?.value ?? '',
  );
};

describe('the sample Closing Disclosure', () => {
  it.each(['a', 'b', 'c', 'e', 'f', 'g', 'h', 'k', 'l', 'm', 'n'].map((letter) => `section-${letter}`))(
    '%s adds up to its total',
    (id) => {
      expect(addBorrowerCents(find(id))).toBe(total(id));
    },
  );

  it('adds up across its pages (12 CFR 1026.38)', () => {
    const [a, b, c, e, f, g, h] = ['a', 'b', 'c', 'e', 'f', 'g', 'h'].map((each) => total(`section-${each}`));
    expect((a ?? 0) + (b ?? 0) + (c ?? 0)).toBe(total('section-d'));
    expect((e ?? 0) + (f ?? 0) + (g ?? 0) + (h ?? 0)).toBe(total('section-i-j', 'I.'));
    expect(total('section-d') + total('section-i-j', 'I.')).toBe(total('section-i-j', 'J.'));
    expect(addBorrowerCents(find('calculating-cash'))).toBe(total('calculating-cash'));
    expect(total('section-k') - total('section-l')).toBe(total('calculating-cash'));
    expect(total('section-m') - total('section-n')).toBe(6_441_496);
    expect(total('costs-at-closing')).toBe(total('calculating-cash'));
  });

  it('has each line once in its section, and explains each', () => {
    for (const { lines } of sections) {
      expect(new Set(lines.map(({ label }) => label)).size).toBe(lines.length);
      for (const { what } of lines) expect(what).toMatch(/\.$/);
    }
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  });

  it('rose by nothing that the rules limit, by the comparison of papers', () => {
    const letters = ['A', 'B', 'C', 'E', 'F', 'G', 'H'] as const satisfies ChargeSection[];
    const plain = (value: string) => (parsePrintedCents(value) / 100).toFixed(2);
    const lines = letters.flatMap((section): TypedDisclosureLine[] =>
      find(`section-${section.toLowerCase()}`)
        .lines.filter(({ isTotal }) => isTotal === undefined)
        .map(({ label, value, estimate, paid }) => ({
          ...{ section, what: label, le: estimate === undefined ? null : plain(estimate) },
          cd: paid === undefined || paid === 'before' ? plain(value) : '0.00',
          provider: null,
        })),
    );
    const { comparisons } = compareDisclosures(makeTypedSet({ lines, aprBefore: '4.274', aprNow: '4.174' }));
    expect(comparisons[0]).toMatchObject({ over: '0.00', ask: false, tenLe: '85.00', tenCd: '85.00' });
  });
});
