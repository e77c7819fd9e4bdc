/** Behind the "#" one of its parts. Not among the paths that every page carries. */
export const reportsPath = '/portal/reports-and-conditions';
