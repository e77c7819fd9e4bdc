/** Not among the paths that every page carries. */
export const wirePath = '/portal/wire-guard';
