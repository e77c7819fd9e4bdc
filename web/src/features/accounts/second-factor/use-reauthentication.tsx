import { type ReactNode, useState } from 'react';
import { parseFailure } from '../../../platform/api/failure.ts';
import { LazyPart } from '../../../platform/page/lazy-part.tsx';

const loadDialog = () => import('./reauthentication-dialog.tsx');

type Question = { answer: () => void; giveUp: () => void };

/**
 * Makes sensitive changes: when the server wants to know again who someone is, `question` asks, and the change is made after all. Closing
 * the question says that nothing was changed.
 */
export function useReauthentication(): {
  withProof: <Result>(change: () => Promise<Result>) => Promise<Result>;
  question: ReactNode;
} {
  const [asked, setAsked] = useState<Question>();

  async function withProof<Result>(change: () => Promise<Result>): Promise<Result> {
    try {
      return await change();
    } catch (error) {
      if (parseFailure(error).code !== 'PROOF_NEEDED') throw error;
      await new Promise<void>((resolve, reject) => {
        setAsked({ answer: resolve, giveUp: () => reject(error) });
      }).finally(() => setAsked(undefined));
      return change();
    }
  }

  const question = asked && (
    <LazyPart load={loadDialog} props={{ onProved: asked.answer, onClose: asked.giveUp }} />
  );
  return { withProof, question };
}
