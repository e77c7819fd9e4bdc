import type { AssumedFacts } from '@porchlight/domain/plan/assumed-facts.ts';
import type { Facts } from '@porchlight/domain/plan/plan-facts.ts';
import { useEffect, useMemo, useState } from 'react';

type Assume = (known: Facts, on: string) => AssumedFacts;

/** What we assume beside what is known; it comes after the page, and not before there is something to count. */
export function useAssumptions(known: Facts, today: string): AssumedFacts | undefined {
  const [assume, setAssume] = useState<Assume>();
  const isNeeded = Object.keys(known).length > 0;
  useEffect(() => {
    let isShown = true;
    if (isNeeded)
      import('@porchlight/domain/plan/assumed-facts.ts').then(
        ({ assumeFacts }) => isShown && setAssume(() => assumeFacts),
        () => undefined,
      );
    return () => {
      isShown = false;
    };
  }, [isNeeded]);
  return useMemo(
    () => (assume === undefined || today === '' ? undefined : assume(known, today)),
    [assume, known, today],
  );
}
