import * as texts from '@porchlight/content/en/documents-preflight.ts';
import type { Finding } from '@porchlight/domain/documents/preflight/preflight.ts';

/** What a finding asks of the owner, in a sentence or two. */
export function describeFinding(finding: Finding): string {
  switch (finding.kind) {
    case 'duplicate':
      return texts.duplicate(finding.name);
    case 'pages-missing':
      return texts.pagesMissing(finding.missing, finding.count);
    case 'blurred':
      return texts.blurred;
    case 'cut':
      return texts.cut(finding.edges);
    case 'too-old':
      return texts.tooOld(finding.goodUntil, finding.isUnsure);
    case 'too-old-at-closing':
      return texts.expiresBeforeClosing(finding.goodUntil, finding.closing, finding.isUnsure);
    case 'other-name':
      return texts.otherName(finding.name, finding.isOfSeller);
    case 'large-deposits':
      return texts.largeDeposits(finding.deposits);
    case 'unsigned':
      return (finding.isField ? texts.unsignedField : texts.unsignedLine)(finding.pages);
  }
}
