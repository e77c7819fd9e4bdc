import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { formatEstimateFile } from '@porchlight/domain/estimates/estimate-file.ts';
import { shippedWeek } from '@porchlight/domain/weekly-rates/weekly-rate.ts';
import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { extractText } from 'unpdf';
import { describe, expect, it } from 'vitest';

const input = {
  salePrice: '450000',
  downPayment: '45000',
  propertyType: 'condo',
  closingDate: '2027-01-15',
  on: '2026-11-21',
} as const;

describe('a computed estimate as a file', () => {
  let app: TestApp;
  useSharedApp((shared) => {
    app = shared;
  });

  const post = (path: string, body: unknown) =>
    fetch(`${app.origin}/api/tools/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('is three Letter pages of PDF with the warning first, the same bytes from two processes', async () => {
    const answer = await post('estimate/pdf', input);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain('estimate-2026-11-21.pdf');
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { text: pages } = await extractText(new Uint8Array(bytes));
    expect(pages).toHaveLength(3);
    expect(pages[0]).toMatch(/^Your actual rate, payment, and costs could be higher\./);
    for (const page of pages) expect(page).toContain('not an official Loan Estimate');
    expect(bytes.toString('latin1')).toMatch(/\/MediaBox ?\[ ?0 0 612 792 ?\]/);

    const other = await runApart(
      `const { renderEstimatePdf } = await import(${JSON.stringify(new URL('./estimate-pdf.ts', import.meta.url).href)});
      const { computedEstimate } = await import('@porchlight/content/en/estimates-view.ts');
      const { site } = await import('@porchlight/content/site.ts');
      process.stdout.write(Buffer.from(await renderEstimatePdf(${JSON.stringify(input)}, { siteName: site.name, text: computedEstimate, survey: ${JSON.stringify(shippedWeek)} })).toString('base64'));`,
    );
    expect(Buffer.from(other, 'base64').equals(bytes)).toBe(true);
  });

  it('carries every notice of the answer into the PDF', async () => {
    const doubtful = {
      ...input,
      salePrice: '1500000',
      miPercent: '0',
      occupancy: 'investment',
      deposit: '200000',
    };
    const { notices } = (await (await post('estimate', doubtful)).json()) as { notices: string[] };
    expect(notices).toHaveLength(4);
    const pdf = await post('estimate/pdf', doubtful);
    const { text } = await extractText(new Uint8Array(await pdf.arrayBuffer()), { mergePages: true });
    for (const notice of notices) expect(text.replace(/\s+/g, ' ')).toContain(notice);
  });

  it('prints the bills that are due before the first payment, and when the tax was taken to be due', async () => {
    const november = {
      ...input,
      closingDate: '2026-11-10',
      escrowTaxMonthly: '500',
      escrowHoiMonthly: '100',
    };
    const pdf = await post('estimate/pdf', november);
    const { text } = await extractText(new Uint8Array(await pdf.arrayBuffer()), { mergePages: true });
    const plain = text.replace(/\s+/g, ' ');
    expect(plain).toContain('Property tax due in December, before the first payment');
    expect(plain).toContain('First deposit for insurance and property tax');
    expect(plain).toContain('Property tax is due');
    const answered = (await (await post('estimate', november)).json()) as { page2: { G: string } };
    expect(answered.page2.G).toBe('7,200');
  });

  it('is JSON with sorted keys, the same from two processes and with its fields in another order', async () => {
    const here = formatEstimateFile(input, '2030-01-01');
    const there = await runApart(
      `const { formatEstimateFile } = await import('@porchlight/domain/estimates/estimate-file.ts');
      process.stdout.write(formatEstimateFile(${JSON.stringify(Object.fromEntries(Object.entries(input).reverse()))}, '2031-12-31'));`,
    );
    expect(there).toBe(here);
    const file = JSON.parse(here);
    expect(Object.keys(file)).toEqual(['answer', 'format', 'input', 'tables']);
    const answered = await (await post('estimate', file.input)).json();
    expect(answered).toEqual({ ...file.answer, tables: file.tables });
  });

  it('refuses what has no answer with a sentence for the field', async () => {
    const tooMuch = await post('estimate', { salePrice: '100000', downPayment: '100001' });
    expect(tooMuch.status).toBe(400);
    expect(await tooMuch.json()).toMatchObject({
      fields: { downPayment: 'The down payment is more than the price.' },
    });
    expect((await post('estimate/pdf', { salePrice: '450000' })).status).toBe(400);
    expect((await post('estimate/pdf', { ...input, A: { fee: '999999' } })).status).toBe(400);
    expect((await post('estimate', { salePrice: 'NaN' })).status).toBe(400);
  });
});

/** Runs a program of its own and gives what it wrote. */
async function runApart(code: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: new URL('../../../..', import.meta.url),
    maxBuffer: 8 * 1024 * 1024,
  });
  return stdout;
}
