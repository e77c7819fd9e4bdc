import { expect, it } from 'vitest';
import { placePdfFields, withoutCovered } from './turned-pages.ts';

/** A letter page, its origin in the lower left corner. */
const VIEW = [1, 0, 0, -1, 0, 792];
const rect = [100, 700, 200, 712];
const field = { subtype: 'Widget', fieldType: 'Tx', rect, defaultAppearanceData: { fontSize: 8 } };

it.each([
  ['what a field shows', { fieldValue: '$162,000', textContent: ['$162,000'] }, ['$162,000']],
  ['what it holds, where its picture is not there', { fieldValue: 'Ficus\nBank' }, ['Ficus', 'Bank']],
  ['a box that is chosen', { fieldType: 'Btn', fieldValue: 'Yes', exportValue: 'Yes' }, ['☒']],
  ['no box that is not', { fieldType: 'Btn', fieldValue: 'Off', exportValue: 'Yes' }, []],
  ['nothing of a field that is hidden', { fieldValue: '5', hidden: true }, []],
  ['nothing of an empty one', { fieldValue: '' }, []],
])('reads %s', (_, more, texts) => {
  expect(placePdfFields(VIEW, [{ ...field, ...more }]).map(({ text }) => text)).toEqual(texts);
});

it('puts a field at its foot, and leaves out what it covers', () => {
  const fields = placePdfFields(VIEW, [{ ...field, fieldValue: '$405', textPosition: [2, 3] }]);
  expect(fields[0]?.box).toMatchObject({ x: 102, y: 81, height: 8 });
  const under = { text: '$0', box: { x: 104, y: 81, width: 9, height: 8 } };
  const beside = { ...under, box: { ...under.box, x: 300 } };
  expect(withoutCovered([under, beside], fields)).toEqual([beside]);
});
