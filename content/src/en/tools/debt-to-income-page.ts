export const south = 'South';
export const until = 'Until';
