import type { Sheet } from './sheet.ts';

/** Where the page of a Closing Disclosure begins and ends. */
export const [LEFT, RIGHT] = [41, 664];

export function drawFoot(sheet: Sheet, page: number): void {
  sheet.text(LEFT, 891, 'CLOSING DISCLOSURE', { size: 7 });
  sheet.text(RIGHT, 891, `PAGE ${page} OF 5 • LOAN ID # 123456789`, { size: 7, align: 'right' });
}
