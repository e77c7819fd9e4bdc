export const suggestions = 'Suggestions';
export const suggestionsEmpty = 'No suggestions. Enter searches everything.';
export const suggestionsCount = (count: number) =>
  `${count === 1 ? '1 suggestion' : `${count} suggestions`}. Up and down arrows move among them.`;
