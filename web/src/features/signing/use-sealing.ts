import { getCalendarDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { PlacedField, SignatureMark } from '@porchlight/domain/signing/signature-marks.ts';
import { SIGNING_DELAY_MS } from '@porchlight/domain/signing/signing.ts';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { api } from '../../platform/api/api.ts';
import { parseFailure, type RequestFailure } from '../../platform/api/failure.ts';
import { useReauthentication } from '../accounts/second-factor/use-reauthentication.tsx';

export type SealingStep = 'reading' | 'signing' | 'signed';

/**
 * The way from Sign to a sealed document (specification 4): 'Signing...' for at least 1.5 seconds while the server seals
 * the file aside, then signed. `complete` puts it in place; `leave` drops it, whenever it comes.
 */
export function useSealing(
  id: string,
  onFailure: (failure: RequestFailure) => void,
): {
  step: SealingStep;
  /** Reports to the server that every page was reached; sent once, however often it is called. */
  confirmRead: () => Promise<unknown>;
  sign: (mark: SignatureMark, fields: readonly PlacedField[]) => Promise<void>;
  complete: () => Promise<boolean>;
  isCompleting: boolean;
  leave: () => void;
  question: ReactNode;
} {
  const [step, setStep] = useState<SealingStep>('reading');
  const confirm = useMutation(api.signing.confirmRead.mutationOptions());
  const prepare = useMutation(api.signing.prepare.mutationOptions());
  const finish = useMutation(api.signing.complete.mutationOptions());
  const discard = useMutation(api.signing.discard.mutationOptions());
  const { withProof, question } = useReauthentication();
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const hasLeft = useRef(false);
  const confirmed = useRef<Promise<unknown>>(undefined);

  function confirmRead(): Promise<unknown> {
    confirmed.current ??= confirm.mutateAsync({ id }).catch((error: unknown) => {
      confirmed.current = undefined;
      throw error;
    });
    return confirmed.current;
  }

  async function seal(mark: SignatureMark, fields: readonly PlacedField[]) {
    await confirmRead();
    const date = getCalendarDay(new Date());
    await withProof(() => prepare.mutateAsync({ id, mark, fields: [...fields], date }));
  }

  async function sign(mark: SignatureMark, fields: readonly PlacedField[]) {
    setStep('signing');
    const sealing = seal(mark, fields);
    running.current = sealing.catch(() => undefined);
    try {
      await Promise.all([sealing, wait(SIGNING_DELAY_MS)]);
      setStep('signed');
    } catch (error) {
      setStep('reading');
      if (!hasLeft.current) onFailure(parseFailure(error));
    }
  }

  async function complete(): Promise<boolean> {
    try {
      await finish.mutateAsync({ id });
      return true;
    } catch (error) {
      if (!hasLeft.current) onFailure(parseFailure(error));
      return false;
    }
  }

  function leave() {
    hasLeft.current = true;
    // A seal that is under way is dropped when it is there. Where this request fails, the server drops it by itself later.
    void running.current.then(() => discard.mutate({ id }));
  }

  return { step, confirmRead, sign, complete, isCompleting: finish.isPending, leave, question };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
