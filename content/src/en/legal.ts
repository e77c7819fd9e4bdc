import type { LegalPage } from '@porchlight/domain/site/legal.ts';
import { accessibility } from './legal/accessibility.ts';
import { electronicRecords } from './legal/electronic-records.ts';
import { licenses } from './legal/licenses.ts';
import { privacy } from './legal/privacy.ts';
import { terms } from './legal/terms.ts';

/** The legal pages, each at its slug. */
export const legalPages: readonly LegalPage[] = [privacy, terms, accessibility, licenses, electronicRecords];
