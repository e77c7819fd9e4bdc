import { createHash } from 'node:crypto';
import { consentTexts } from '@porchlight/content/en/consent-texts.ts';
import { type ConsentForm, consentForms } from '@porchlight/domain/accounts/consents/consents.ts';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { consentTextVersions } from './consents.table.ts';

/**
 * Keeps the words of every text as they are served now. Gives the forms whose words changed without a new version: who agreed
 * before and who agrees now cannot be told apart by the version, only by the fingerprint.
 */
export async function storeConsentTexts(db: Database, now: Date): Promise<ConsentForm[]> {
  const unmarked: ConsentForm[] = [];
  for (const form of consentForms) {
    const { version, text } = consentTexts[form];
    const sha256 = hashText(text);
    await db
      .insert(consentTextVersions)
      .values({ form, version, sha256, text, storedAt: now })
      .onConflictDoNothing();
    const others = await db
      .select({ sha256: consentTextVersions.sha256 })
      .from(consentTextVersions)
      .where(
        and(
          eq(consentTextVersions.form, form),
          eq(consentTextVersions.version, version),
          ne(consentTextVersions.sha256, sha256),
        ),
      );
    if (others.length > 0) unmarked.push(form);
  }
  return unmarked;
}

/**
 * The fingerprint of the words that stood there under a version. A page that was opened before a change may send the version
 * before; null for one that never stood here.
 */
export async function findTextHash(db: Database, form: ConsentForm, version: string): Promise<string | null> {
  const current = consentTexts[form];
  if (current.version === version) return hashText(current.text);
  const [row] = await db
    .select({ sha256: consentTextVersions.sha256 })
    .from(consentTextVersions)
    .where(and(eq(consentTextVersions.form, form), eq(consentTextVersions.version, version)))
    .orderBy(desc(consentTextVersions.storedAt))
    .limit(1);
  return row?.sha256 ?? null;
}

function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
