import type { LegalPage } from '@porchlight/domain/site/legal.ts';
import { accessibility } from './accessibility.ts';
import { electronicRecords } from './electronic-records.ts';
import { licenses } from './licenses.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

/** The legal pages, each at its slug. */
export const legalPages: readonly LegalPage[] = [privacy, terms, accessibility, licenses, electronicRecords];
