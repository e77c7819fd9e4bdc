import type { CreditView } from '@porchlight/domain/credit/credit.contract.ts';

/** What one part of the page is given; `today` is the reader's calendar day. */
export type PartProps = { credit: CreditView; today: string };
