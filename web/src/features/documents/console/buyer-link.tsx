import * as texts from '@porchlight/content/en/documents-console.ts';
import type { ReviewRow } from '@porchlight/domain/documents/document-reviews.contract.ts';
import { Link } from 'react-router';
import { useMay } from '../../../console-kit/staff.queries.ts';
import { staffPaths } from '../../../staff-paths.ts';

/** The name, leading to the purchase for a member who may open it. */
export function BuyerLink({ buyer: { id, name } }: Pick<ReviewRow, 'buyer'>) {
  const mayOpen = useMay('figures');
  if (!mayOpen) return name;
  return (
    <Link
      to={`${staffPaths.homeBuyers}?id=${encodeURIComponent(id)}`}
      title={texts.openPurchaseOf(name)}
      className="inline-flex min-h-11 items-center text-link sm:min-h-8"
    >
      {name}
    </Link>
  );
}
