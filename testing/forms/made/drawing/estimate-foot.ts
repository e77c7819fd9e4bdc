import type { Sheet } from './sheet.ts';

/** The edges of every page of the Loan Estimate. */
export const [LEFT, RIGHT] = [48, 657];

export function drawFoot(sheet: Sheet, page: number): void {
  sheet.text(LEFT, 891, 'LOAN ESTIMATE', { size: 7 });
  sheet.text(RIGHT, 891, `PAGE ${page} OF 3 • LOAN ID # 123456789`, { size: 7, align: 'right' });
}
