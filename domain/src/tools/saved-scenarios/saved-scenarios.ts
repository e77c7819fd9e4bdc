import * as z from 'zod/mini';
import * as texts from './en/saved-scenarios.ts';

/** The most scenarios one buyer keeps, of all calculators together. */
export const MOST_SCENARIOS = 100;
/** The most scenarios that stand side by side. */
export const MOST_COMPARED = 4;
/** The most characters of a name. */
export const LONGEST_SCENARIO_NAME = 80;
/** No calculator asks more questions. */
const MOST_FIGURES = 60;
/** No figure that is typed by hand, and no question's name, is longer. */
const LONGEST_FIGURE = 60;

/** What someone calls a scenario: 1 to 80 characters on one line. */
export const scenarioNameField = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, texts.giveTheseFiguresAName),
    z.maxLength(LONGEST_SCENARIO_NAME, texts.useAtMostCharacters(LONGEST_SCENARIO_NAME)),
    z.regex(/^\P{Cc}*$/u, texts.useLettersDigitsSpaces),
  );

/**
 * What stood in a calculator's form, by question, exactly as it was typed: "$289,900", "30". It fills the form again without loss,
 * like a shared link, and says what it means only together with that form.
 */
export const scenarioFigures = z
  .record(
    z
      .string()
      .check(
        z.regex(/^[A-Za-z][A-Za-z0-9]*$/, texts.thisIsNoName),
        z.maxLength(LONGEST_FIGURE, texts.thisIsNoName),
      ),
    z
      .string(texts.sendWhatWasTyped)
      .check(
        z.maxLength(LONGEST_FIGURE, texts.useAtMostCharacters(LONGEST_FIGURE)),
        z.regex(/^\P{Cc}*$/u, texts.useLettersDigitsSpaces),
      ),
  )
  .check(
    z.refine((figures) => Object.keys(figures).length <= MOST_FIGURES, texts.sendAtMostFigures(MOST_FIGURES)),
  );
export type ScenarioFigures = z.infer<typeof scenarioFigures>;
