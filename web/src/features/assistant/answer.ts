import type { DeclineKind } from '@porchlight/domain/assistant/declines.ts';
import type { FoundPassage } from '@porchlight/domain/assistant/find-passages.ts';
import type { JourneyLine } from '@porchlight/domain/assistant/journey-answers.ts';

/** What follows the keyword reply. `signed-out` is a question about the buyer's own journey from somebody who has not signed in. */
export type Answer =
  | { kind: 'passages'; found: readonly FoundPassage[] }
  | { kind: 'journey'; lines: readonly JourneyLine[] }
  | { kind: 'signed-out' }
  | { kind: 'declined'; why: DeclineKind }
  | { kind: 'failed' };
