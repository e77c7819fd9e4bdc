export const suggestions = 'Suggestions';
export const noSuggestionsEnterSearchesEverything = 'No suggestions. Enter searches everything.';
export const suggestionSuggestionsUpDownArrows = (count: number) =>
  `${count === 1 ? '1 suggestion' : `${count} suggestions`}. Up and down arrows move among them.`;
