import { assistantAnswers } from '@porchlight/content/en/assistant/assistant-answers.ts';
import { spanishDangers } from '@porchlight/content/en/assistant/spanish-answers.ts';
import { findSpanishDangers } from '@porchlight/domain/assistant/asked/spanish-dangers.ts';
import { findSafetyKinds } from '@porchlight/domain/assistant/safety.ts';
import type { SafetyKind } from '@porchlight/domain/assistant/safety-kinds.ts';

/** The safety answers of a message with their words, and the Spanish sentence above one that answers a message in Spanish. */
export function listSafety(message: string): { kind: SafetyKind; words: string; inSpanish?: string }[] {
  const spanish = findSpanishDangers(message);
  return findSafetyKinds(message).map((kind) => {
    const { title, steps } = assistantAnswers.safety[kind];
    const said = spanish.includes(kind) ? { inSpanish: spanishDangers[kind] } : {};
    return { kind, words: [...Object.values(said), title, ...steps].join('\n'), ...said };
  });
}
