/** Why a storing endpoint has no recipe. */
export const withoutRecipe = { 'closingMove.preview': 'computes from what is stored and stores nothing' };
