import { signatureEvidence } from '@porchlight/content/en/signing.ts';
import { describe, expect, it } from 'vitest';
import { renderEvidencePage } from './certificate-page.ts';

const at = '2026-11-21T10:11:12Z';
const evidence = {
  signatureId: '2a3b1f5e-6f0e-4d5c-9d0b-1f3a5c7e9b2d',
  siteName: 'Porchlight',
  baseUrl: 'https://porchlight.example',
  documentName: 'Purchase agreement.pdf',
  pageCount: 12,
  signer: { name: 'Ana Buyer', email: 'ana@example.com' },
  consent: { version: '2026-11-20', givenAt: at },
  openedAt: at,
  readAt: at,
  signedAt: at,
  address: '192.0.2.7',
  browser: 'Firefox on Windows',
  sha256Before: 'a'.repeat(64),
  sha256After: 'b'.repeat(64),
  level: 'B-B' as const,
  certificateFingerprint: 'c'.repeat(64),
};

describe('the certificate page', () => {
  it('of the same evidence is the same bytes', async () => {
    const [once, again] = [
      await renderEvidencePage(evidence, signatureEvidence),
      await renderEvidencePage(evidence, signatureEvidence),
    ];
    expect(Buffer.from(again).equals(once)).toBe(true);
  });

  it('of other evidence is not', async () => {
    const other = await renderEvidencePage({ ...evidence, pageCount: 13 }, signatureEvidence);
    expect(Buffer.from(other).equals(await renderEvidencePage(evidence, signatureEvidence))).toBe(false);
  });
});
