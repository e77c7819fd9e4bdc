import * as z from 'zod/mini';
import * as texts from './en.ts';

/** One line that a letter can print: no control characters. */
const line = (most: number, words: string) =>
  z
    .string(words)
    .check(z.trim(), z.minLength(1, words), z.maxLength(most, words), z.regex(/^\P{Cc}*$/u, words));

/** Who sends a letter, as its head shows it: one name and one to five lines of address. */
export const letterSender = z.object({
  name: line(120, texts.senderNameProblem),
  address: z
    .array(line(100, texts.enterAnAddress))
    .check(z.minLength(1, texts.enterAnAddress), z.maxLength(5, texts.enterAnAddress)),
});
export type LetterSender = z.infer<typeof letterSender>;

export const letterEnclosures = z
  .array(line(120, texts.enterEnclosures))
  .check(z.maxLength(12, texts.enterEnclosures));
export const letterRecipientAddress = letterSender.shape.address;
