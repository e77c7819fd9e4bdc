export const withoutRecipe = { 'documentReadings.readDocument': 'reads a file and stores nothing' };
