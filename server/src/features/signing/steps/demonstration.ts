import { timingSafeEqual } from 'node:crypto';
import { demonstrationLines } from '@porchlight/content/en/signing.ts';
import { DEMONSTRATION_PAGE } from '@porchlight/domain/signing/page-measures.ts';
import { renderLinesPdf } from '@porchlight/pdf/write/whole-pdf.ts';
import { eq } from 'drizzle-orm';
import type { SigningContext } from '../signing-context.ts';
import { signingConsents } from './signer.table.ts';

/** The PDF that shows whether someone can open the format (15 U.S.C. 7001(c)(1)(C)(ii)): it holds the code that consent asks for. */
export async function renderDemonstration(context: SigningContext, userId: string): Promise<Uint8Array> {
  const code = await findDemonstrationCode(context, userId);
  return renderLinesPdf(demonstrationLines(`${code.slice(0, 3)} ${code.slice(3)}`), DEMONSTRATION_PAGE);
}

/** Spaces do not count: the PDF shows the code in two groups. */
export async function isDemonstrationCode(
  context: SigningContext,
  userId: string,
  given: string,
): Promise<boolean> {
  const expected = Buffer.from(await findDemonstrationCode(context, userId));
  const code = Buffer.from(given.replace(/\s/g, ''));
  return code.length === expected.length && timingSafeEqual(code, expected);
}

/** Six digits that only this account's PDF holds, and new ones once they were used to consent. */
async function findDemonstrationCode({ database, sealer }: SigningContext, userId: string): Promise<string> {
  const used = await database.db.$count(signingConsents, eq(signingConsents.userId, userId));
  const mark = Buffer.from(sealer.mark(`demonstration ${used}`, userId), 'base64url');
  return String(mark.readUInt32BE(0) % 1_000_000).padStart(6, '0');
}
