import { describe, expect, it } from 'vitest';
import { Decimal } from '../../kernel/decimals.ts';
import { type ChargeLine, compareCharges, type ToleranceGroup } from './compare-charges.ts';
import { findNewWaitingPeriod } from './new-waiting-period.ts';

const line = (what: string, group: ToleranceGroup, le: string, cd: string): ChargeLine => ({
  ...{ what, group, le: new Decimal(le), cd: new Decimal(cd) },
});

const rounded = (...[what, group, le, cd]: Parameters<typeof line>): ChargeLine => ({
  ...{ ...line(what, group, le, cd), hidden: new Decimal('0.5') },
});

describe('charges of both forms', () => {
  it.each<[string, ChargeLine[], string]>([
    ['a lender credit that shrinks', [line('lender credits', 'zero', '-750', '-500')], '250'],
    [
      'a charge and its own credit that rise alike',
      [
        line('appraisal', 'zero', '750', '900'),
        line('specific lender credit for appraisal', 'zero', '-750', '-900'),
      ],
      '0',
    ],
    [
      'a credit that does not follow its charge',
      [
        line('Appraisal', 'zero', '750', '900'),
        line('Lender credit for the appraisal', 'zero', '-750', '-750'),
      ],
      '150',
    ],
    [
      'a credit that is cut because its charge fell',
      [
        line('Appraisal', 'zero', '750', '700'),
        line('Specific lender credit for appraisal', 'zero', '-750', '-700'),
      ],
      '50',
    ],
    [
      'a credit that grows while its charge falls',
      [
        line('Appraisal', 'zero', '750', '700'),
        line('Specific lender credit for appraisal', 'zero', '-750', '-800'),
      ],
      '0',
    ],
    [
      'a credit that is cut while its charge rises',
      [
        line('Appraisal', 'zero', '750', '800'),
        line('Specific lender credit for appraisal', 'zero', '-750', '-700'),
      ],
      '100',
    ],
    [
      'a credit for a charge that is not in the list',
      [line('lender credit for survey', 'zero', '-50', '0')],
      '50',
    ],
    ['a tenth together, to the dollar', [line('a', 'ten', '85', '95'), line('b', 'ten', '915', '1005')], '0'],
    ['a cent more', [line('a', 'ten', '85', '95.01'), line('b', 'ten', '915', '1005')], '0.01'],
    [
      'a listed service that was not used',
      [line('a', 'ten', '500', '0'), line('b', 'ten', '100', '130')],
      '20',
    ],
    [
      'a fall of one beside a rise of another',
      [line('a', 'zero', '10', '60'), line('b', 'zero', '300', '200')],
      '50',
    ],
    ['half a dollar more than whole dollars say', [rounded('a', 'zero', '500', '500.50')], '0'],
    ['a cent more than rounding hides', [rounded('a', 'zero', '500', '500.51')], '0.51'],
    [
      'a tenth together that rounding hides',
      [rounded('a', 'ten', '85', '94.05'), rounded('b', 'ten', '95', '105.05')],
      '0',
    ],
    [
      'a tenth together and more than rounding hides',
      [rounded('a', 'ten', '85', '94.05'), rounded('b', 'ten', '95', '105.06')],
      '1.11',
    ],
    [
      'a tenth beside an unused service, which hides nothing',
      [rounded('a', 'ten', '85', '94.06'), rounded('b', 'ten', '95', '0')],
      '0.56',
    ],
    [
      'a charge and its own credit, both in whole dollars',
      [
        rounded('appraisal', 'zero', '750', '900.50'),
        rounded('specific lender credit for appraisal', 'zero', '-750', '-899.50'),
      ],
      '0',
    ],
    ['insurance that has no bound', [line('insurance', 'any', '1000', '2000')], '0'],
    ['nothing at all', [], '0'],
  ])('%s', (_name, lines, over) => {
    expect(compareCharges(lines).over.toString()).toBe(over);
  });

  it('of a thousand random forms equal an independent sum in whole cents', () => {
    let seed = 20_261_126;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    for (let round = 0; round < 1_000; round += 1) {
      const cents = Array.from({ length: random(12) }, (_, index) => ({
        ...{ what: `fee ${index}`, group: (['zero', 'ten', 'any'] as const)[random(3)] ?? 'any' },
        ...{
          le: random(4) === 0 ? -random(90_000) : random(200_000),
          cd: random(5) === 0 ? 0 : random(220_000),
        },
      }));
      let [over, tenLe, tenCd] = [0, 0, 0];
      for (const { group, le, cd } of cents) {
        if (group === 'zero') over += Math.max(0, cd - le);
        if (group === 'ten' && (cd !== 0 || le === 0)) [tenLe, tenCd] = [tenLe + le, tenCd + cd];
      }
      // A tenth of whole cents is rounded half up, as a sum of money is.
      over += Math.max(0, tenCd - Math.sign(tenLe) * Math.round(Math.abs(tenLe) * 1.1));
      const found = compareCharges(
        cents.map(({ what, group, le, cd }) =>
          line(what, group, new Decimal(le).div(100).toString(), new Decimal(cd).div(100).toString()),
        ),
      );
      expect(found.over.times(100).toNumber()).toBe(over);
    }
  });
});

describe('another wait of three business days', () => {
  const same = { isIrregular: false, productChanged: false, penaltyAdded: false };
  it.each([
    ['an eighth exactly', '6.5', '6.625', same, []],
    ['a thousandth more', '6.500', '6.626', same, ['apr']],
    ['a quarter of an irregular loan', '6.5', '6.75', { ...same, isIrregular: true }, []],
    ['more than that', '6.5', '6.751', { ...same, isIrregular: true }, ['apr']],
    ['another product', '6.5', '6.5', { ...same, productChanged: true }, ['product']],
    ['a penalty that is new', '6.5', '6.5', { ...same, penaltyAdded: true }, ['penalty']],
    [
      'all at once',
      '6.5',
      '7',
      { isIrregular: false, productChanged: true, penaltyAdded: true },
      ['apr', 'product', 'penalty'],
    ],
    ['a fall by more than an eighth, which is asked about', '6.5', '6.3', same, []],
  ])('%s', (_name, disclosed, actual, more, because) => {
    const found = findNewWaitingPeriod({
      ...{ aprDisclosed: new Decimal(disclosed), aprActual: new Decimal(actual) },
      ...more,
    });
    expect(found).toMatchObject({ because, threeMoreDays: because.length > 0, aprFell: actual === '6.3' });
  });
});
