import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { computedEstimate } from '@porchlight/content/en/estimates-view.ts';
import { signatureEvidence } from '@porchlight/content/en/signing.ts';
import { securityPolicy } from '@porchlight/content/security-policy.ts';
import type { Company } from '@porchlight/domain/site/site.ts';
import { shippedWeek } from '@porchlight/domain/weekly-rates/weekly-rate.ts';
import { extractText, getMeta } from 'unpdf';
import { renderEvidencePage } from '../../server/src/features/signing/sealing/certificate-page.ts';
import { renderEstimatePdf } from '../../server/src/features/tools/estimates/estimate-pdf.ts';
import { describeApi } from '../../server/src/platform/description/describe-api.ts';
import { createEmailRenderer } from '../../server/src/platform/email/email-rendering.ts';
import { formatSecurityPolicy, formatSecurityTxt } from '../../server/src/platform/http/security-txt.ts';
import { emailTemplates } from '../../server/src/registries/email-templates.ts';
import type { ShownText } from '../leftovers.ts';

/** All that the installation shows: its built pages and files, every email, its PDFs and the description of its interface. */
export async function listShown(root: string, company: Company): Promise<ShownText[]> {
  return [...(await readBuiltSite(join(root, SITE_FOLDER))), ...(await listWritten(root, company))];
}

const SITE_FOLDER = 'web/build/client';

/** What the server writes itself, for which no page has to be built. */
export async function listWritten(root: string, company: Company): Promise<ShownText[]> {
  return [
    ...(await renderEmails(join(root, SITE_FOLDER))),
    ...(await renderPdfs(company.name)),
    await describeInterface(company.name),
    ...writeSecurityTexts(company),
  ];
}

const READABLE = /\.(html|js|mjs|css|json|data|txt|xml|svg|webmanifest)$/;

/** @throws when the site is not built. */
async function readBuiltSite(folder: string): Promise<ShownText[]> {
  const names = await readdir(folder, { recursive: true });
  return Promise.all(
    names
      .filter((name) => READABLE.test(name))
      .sort()
      .map(async (name) => ({
        place: `web/build/client/${name}`,
        text: await readFile(join(folder, name), 'utf8'),
      })),
  );
}

async function renderEmails(siteFolder: string): Promise<ShownText[]> {
  const render = await createEmailRenderer(siteFolder);
  return emailTemplates.flatMap((template) =>
    template.writeSamples().map(({ sample, email }) => {
      const { subject, html, text, headers } = render(email, '<sample>');
      const all = [subject, html, text, ...Object.values(headers)].join('\n');
      return { place: `email ${template.name}: ${sample}`, text: all };
    }),
  );
}

async function renderPdfs(siteName: string): Promise<ShownText[]> {
  const at = '2026-11-21T10:11:12Z';
  const estimate = await renderEstimatePdf(
    { salePrice: '450000', on: '2026-11-21' },
    { siteName, text: computedEstimate, survey: shippedWeek },
  );
  const evidence = await renderEvidencePage(
    {
      signatureId: '2a3b1f5e-6f0e-4d5c-9d0b-1f3a5c7e9b2d',
      siteName,
      baseUrl: 'https://homes.example',
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
      level: 'B-B',
      certificateFingerprint: 'c'.repeat(64),
    },
    signatureEvidence,
  );
  return [
    { place: 'PDF of an estimate', text: await readPdf(estimate) },
    { place: 'PDF of a signature’s certificate', text: await readPdf(evidence) },
  ];
}

async function readPdf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  const { info, metadata } = await getMeta(new Uint8Array(bytes));
  return [text, JSON.stringify(info), JSON.stringify(metadata)].join('\n');
}

async function describeInterface(siteName: string): Promise<ShownText> {
  return { place: 'OpenAPI description', text: await describeApi({ siteName, sessionCookie: 'session' }) };
}

function writeSecurityTexts(company: Company): ShownText[] {
  return [
    { place: 'security.txt', text: formatSecurityTxt(company, 'https://homes.example', new Date()) },
    { place: 'security-policy.txt', text: formatSecurityPolicy(securityPolicy) },
  ];
}
