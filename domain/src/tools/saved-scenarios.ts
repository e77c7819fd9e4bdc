import * as z from 'zod/mini';

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

/** What somebody calls a scenario: 1 to 80 characters on one line. */
export const scenarioNameField = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Give these figures a name.'),
    z.maxLength(LONGEST_SCENARIO_NAME, `Use at most ${LONGEST_SCENARIO_NAME} characters.`),
    z.regex(/^\P{Cc}*$/u, 'Use letters, digits, spaces and punctuation only.'),
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
        z.regex(/^[A-Za-z][A-Za-z0-9]*$/, 'This is no name of a question.'),
        z.maxLength(LONGEST_FIGURE, 'This is no name of a question.'),
      ),
    z
      .string('Send what was typed, as text.')
      .check(
        z.maxLength(LONGEST_FIGURE, `Use at most ${LONGEST_FIGURE} characters.`),
        z.regex(/^\P{Cc}*$/u, 'Use letters, digits, spaces and punctuation only.'),
      ),
  )
  .check(
    z.refine(
      (figures) => Object.keys(figures).length <= MOST_FIGURES,
      `Send at most ${MOST_FIGURES} figures.`,
    ),
  );
export type ScenarioFigures = z.infer<typeof scenarioFigures>;
