import * as z from 'zod/mini';
import * as texts from './en.ts';

/** The most scenarios one buyer keeps, of all calculators together. */
export const MAX_SCENARIOS = 100;
/** The most scenarios shown side by side. */
export const MAX_COMPARED_SCENARIOS = 4;
/** The most characters of a name. */
export const MAX_SCENARIO_NAME_LENGTH = 80;
/** No calculator asks more questions. */
const MAX_FIGURES = 60;
/** No figure that is typed by hand, and no question's name, is longer. */
const MAX_FIGURE_LENGTH = 60;

/** What someone calls a scenario: 1 to 80 characters on one line. */
export const scenarioNameField = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, texts.nameMissing),
    z.maxLength(MAX_SCENARIO_NAME_LENGTH, texts.nameTooLong(MAX_SCENARIO_NAME_LENGTH)),
    z.regex(/^\P{Cc}*$/u, texts.nameCharactersInvalid),
  );

/**
 * The answers in a calculator's form, by question, exactly as they were typed: "$289,900", "30". They fill the form again without loss,
 * like a shared link, and have a meaning only together with that form.
 */
export const scenarioFigures = z
  .record(
    z
      .string()
      .check(
        z.regex(/^[A-Za-z][A-Za-z0-9]*$/, texts.figureNameInvalid),
        z.maxLength(MAX_FIGURE_LENGTH, texts.figureNameInvalid),
      ),
    z
      .string(texts.figureNotText)
      .check(
        z.maxLength(MAX_FIGURE_LENGTH, texts.nameTooLong(MAX_FIGURE_LENGTH)),
        z.regex(/^\P{Cc}*$/u, texts.nameCharactersInvalid),
      ),
  )
  .check(
    z.refine((figures) => Object.keys(figures).length <= MAX_FIGURES, texts.tooManyFigures(MAX_FIGURES)),
  );
export type ScenarioFigures = z.infer<typeof scenarioFigures>;
