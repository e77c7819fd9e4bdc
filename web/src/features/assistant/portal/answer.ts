import type { DeclineKind } from '@porchlight/domain/assistant/declines.ts';
import type { FoundPassage } from '@porchlight/domain/assistant/find-passages.ts';
import type { ToldAnswer } from '@porchlight/domain/assistant/fixed-answers.ts';
import type { JourneyLine } from '@porchlight/domain/assistant/journey-answers.ts';
import type { Passage } from '@porchlight/domain/assistant/passages.ts';

/** What follows the keyword reply. A written answer that was found comes with its `passage`. `signed-out` is a question about the buyer's own journey from someone who has not signed in. */
export type AssistantAnswer =
  | { kind: 'told'; told: ToldAnswer; passage?: Passage }
  | { kind: 'passages'; found: readonly FoundPassage[] }
  | { kind: 'journey'; lines: readonly JourneyLine[] }
  | { kind: 'signed-out' }
  | { kind: 'declined'; why: DeclineKind }
  | { kind: 'failed' };

/** Whether there is an answer, or a reason why none is given; otherwise the request for more detail is shown. */
export function isFound(answer: AssistantAnswer): boolean {
  return answer.kind !== 'failed' && !(answer.kind === 'declined' && answer.why === 'unknown');
}
