/** What someone may be in the middle of, where the first answer is what to do now. */
export const safetyKinds = ['wire-fraud', 'discrimination', 'foreclosure'] as const;
export type SafetyKind = (typeof safetyKinds)[number];
