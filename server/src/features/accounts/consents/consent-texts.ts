import { createHash } from 'node:crypto';
import { consentTexts } from '@porchlight/content/en/consent-texts.ts';
import { type ConsentForm, consentForms } from '@porchlight/domain/accounts/consents.ts';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { consentTextVersions } from './consents.table.ts';

/**
 * Stores the words of every text as they are served now. Returns the forms whose words changed without a new version: those who agreed
 * before and after differ by the fingerprint alone, not by the version.
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
 * The fingerprint of the words that the form showed under a version. A page that was opened before a change may send the version before;
 * null for one that the form never showed.
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
