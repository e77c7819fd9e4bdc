import { useEffect, useState } from 'react';
import { getOwner } from '../../../platform/browser/device-owner.ts';
import { LazyPart, type LoadPart } from '../../../platform/page/lazy-part.tsx';

/** A part about the plan: fetched only where the browser is an account's, so that visitors' pages do without it. */
export function PlanPart<Props extends object>(part: { load: LoadPart<Props>; props: Props }) {
  const [isOwned, setIsOwned] = useState(false);
  useEffect(() => setIsOwned(getOwner() !== null), []);
  return isOwned ? <LazyPart {...part} /> : null;
}
