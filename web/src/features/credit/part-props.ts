import type { CreditView } from '@porchlight/domain/credit/credit.contract.ts';
import type { Facts } from '@porchlight/domain/plan/plan-facts.ts';

/** What one part of the page is given; `facts` are of the plan, `today` is the reader's calendar day. */
export type PartProps = { credit: CreditView; facts: Facts; today: string };
