import { labelField } from '@porchlight/content/en/document-readings.ts';
import type { ShownReading } from '@porchlight/domain/readings/document-readings/kept/kept-reading.ts';
import { useMemo } from 'react';
import { findMark, type PageMark } from './field-mark.tsx';

/** The place of the chosen figure; the same object as long as it is the same place, so that nothing scrolls again. */
export function useChosenMark(
  reading: ShownReading | undefined,
  chosen: string | undefined,
): PageMark | undefined {
  return useMemo(() => {
    const field = chosen === undefined ? undefined : reading?.fields[chosen];
    return reading && field && chosen !== undefined
      ? findMark(reading, field, labelField(chosen))
      : undefined;
  }, [reading, chosen]);
}
