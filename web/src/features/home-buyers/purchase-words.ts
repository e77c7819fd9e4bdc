import * as words from '@porchlight/content/en/home-buyers.ts';
import type { StaffPurchase } from '@porchlight/domain/home-buyers/staff-purchase.contract.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';

/** Without a slug, that all milestones are done. */
export const getMilestoneTitle = (slug: string | null) =>
  milestones.find((known) => known.slug === slug)?.title ?? words.allCompleted;

/** Who buys, by name; one who has not given a name yet by address. */
export const formatBuyers = (buyers: StaffPurchase['buyers']) =>
  buyers.map(({ name, email }) => name || email).join(', ');
