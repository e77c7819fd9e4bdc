import { signingConsent } from '@porchlight/content/en/signing-consent.ts';
import { getCalendarDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { OpenSigningView, SignatureView } from '@porchlight/domain/signing/signing-views.ts';
import { renderTestPdf } from '../outside-world/test-pdf.ts';
import type { Reply, TestBuyer } from './test-buyer.ts';

/** A PDF that can be signed. */
export const SIGNABLE_PDF = renderTestPdf([['Purchase agreement', 'Page one.'], ['Page two.']]);

/** The six digits in the demonstration that only this buyer can download. */
export async function loadDemonstrationCode(buyer: TestBuyer): Promise<string> {
  const pdf = await (await buyer.send('GET', '/api/signing/demonstration')).text();
  return /\((\d{3} \d{3})\)/.exec(pdf)?.[1] ?? '';
}

/** Reads the code out of the demonstration and consents with it. */
export async function giveConsent(buyer: TestBuyer): Promise<Reply> {
  const code = await loadDemonstrationCode(buyer);
  return buyer.call('POST', '/api/signing/consent', { version: signingConsent.version, code });
}

export async function uploadDocument(buyer: TestBuyer, bytes = SIGNABLE_PDF, name = 'lease.pdf') {
  const { body } = await buyer.call('POST', `/api/documents?${new URLSearchParams({ name })}`, bytes);
  return String(body.id);
}

/** Opens a document and reads it to the end; the buyer has consented. */
export async function startAndReadSigning(buyer: TestBuyer, documentId: string): Promise<OpenSigningView> {
  const { body } = await buyer.call('POST', `/api/documents/${documentId}/signing`, {});
  const opened = body as unknown as OpenSigningView;
  await buyer.call('POST', `/api/signing/${opened.id}/read`, {});
  return opened;
}

export async function prepare(
  buyer: TestBuyer,
  opened: OpenSigningView,
  more: object = {},
  headers: Record<string, string> = {},
): Promise<Reply> {
  const input = {
    mark: { kind: 'typed', text: 'Ada Buyer' },
    fields: [opened.suggestedField],
    date: getCalendarDay(new Date()),
    ...more,
  };
  return buyer.call('POST', `/api/signing/${opened.id}/prepare`, input, headers);
}

export function complete(buyer: TestBuyer, opened: OpenSigningView, headers: Record<string, string> = {}) {
  return buyer.call('POST', `/api/signing/${opened.id}/complete`, {}, headers);
}

/** All of it: opens, reads, seals and completes. Gives the signature's id. */
export async function signDocument(buyer: TestBuyer, documentId: string): Promise<string> {
  const opened = await startAndReadSigning(buyer, documentId);
  const prepared = await prepare(buyer, opened);
  const { status, body } = await complete(buyer, opened);
  if (status !== 200) throw new Error(`the document could not be signed: ${JSON.stringify(body)}`);
  return String(prepared.body.signatureId);
}

/** Asks for the certificate page of a document's first signature, so that it is there whatever has become of its job. */
export async function loadCertificatePage(buyer: TestBuyer, documentId: string): Promise<Response> {
  const { body } = await buyer.call('GET', `/api/documents/${documentId}/signatures`);
  const [signature] = body.signatures as SignatureView[];
  return buyer.send('GET', `/api/signatures/${signature?.id}/certificate`);
}
