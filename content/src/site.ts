import type { Company } from '@porchlight/domain/site/site.ts';
import { company } from './company.ts';

/** Whose site it is, and how to reach them: what every page needs of it. */
export const site: Company = company;
