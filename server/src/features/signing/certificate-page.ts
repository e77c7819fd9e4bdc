import { PDF } from '@libpdf/core';
import type { SigningEvidence } from './sealing.types.ts';
import type { Written } from './sealing-messages.ts';

export async function writeEvidencePages(_evidence: Written<SigningEvidence>): Promise<Uint8Array> {
  const pdf = PDF.create();
  pdf.addPage({ size: 'letter' });
  return await pdf.save();
}
