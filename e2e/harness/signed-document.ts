import { type APIRequestContext, expect } from '@playwright/test';
import { signingConsent } from '@porchlight/content/en/signing-consent.ts';
import { getCalendarDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { OpenSigningView } from '@porchlight/domain/signing/signing-views.ts';

/** A document that this buyer has signed, by the interface alone: the sealed file and the signature's id. */
export async function signDocument(
  request: APIRequestContext,
  pdf: Buffer,
): Promise<{ bytes: Buffer; signatureId: string }> {
  const post = async (path: string, data: object = {}) => {
    const answer = await request.post(path, { data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const demonstration = await (await request.get('/api/signing/demonstration')).body();
  const code = /\((\d{3} \d{3})\)/.exec(demonstration.toString('latin1'))?.[1];
  await post('/api/signing/consent', { version: signingConsent.version, code });
  const upload = await request.post('/api/documents?name=offer.pdf', {
    data: pdf,
    headers: { 'content-type': 'application/octet-stream' },
  });
  const { id } = await upload.json();
  const opened: OpenSigningView = await post(`/api/documents/${id}/signing`);
  await post(`/api/signing/${opened.id}/read`);
  const { signatureId } = await post(`/api/signing/${opened.id}/prepare`, {
    mark: { kind: 'typed', text: 'Ada Buyer' },
    fields: [opened.suggestedField],
    date: getCalendarDay(new Date()),
  });
  await post(`/api/signing/${opened.id}/complete`);
  const bytes = await (await request.get(`/api/documents/${id}/content`)).body();
  return { bytes, signatureId };
}
