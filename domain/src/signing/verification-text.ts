import type {
  Addition,
  Breach,
  Decline,
  FileAnswer,
  FileProblem,
  MovingPart,
} from '@porchlight/pdf/verify/verification.ts';

/** What one answer of the check is called, means, does not mean, and leaves to do. */
export type AnswerText = { title: string; means: string; meansNot: string; next: string };

/** Every word of the page that checks signed files. */
export type VerificationText = {
  title: string;
  lead: string;
  withoutScripts: string;
  choose: {
    title: string;
    hint: string;
    button: string;
    /** What stays on the device and what does not. */
    privacy: string;
    busy: string;
  };
  find: {
    title: string;
    label: string;
    hint: string;
    button: string;
    busy: string;
    /** What to do with what was found. */
    compare: string;
    notAnId: string;
    notFound: string;
    unreachable: string;
  };
  answers: Record<FileAnswer, AnswerText>;
  answersTitle: string;
  problems: Record<FileProblem | 'unreadable', string>;
  breaches: Record<Breach, string>;
  intactElsewhere: string;
  declines: Record<Decline, string>;
  additions: Record<Addition, string>;
  movingParts: Record<MovingPart, string>;
  record: {
    title: string;
    agrees: string;
    agreesInPart: string;
    differs: string;
    unknown: string;
    unreachable: string;
    noId: string;
    busy: string;
  };
  certificatesMissing: { title: string; text: string };
  clocks: { signer: string; here: string; authority: string };
  limitsTitle: string;
  limits: string[];
};
