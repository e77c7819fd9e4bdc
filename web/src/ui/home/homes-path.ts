/** The homes under consideration; behind the "#" one of them, or the comparison. Not among the paths that every page carries. */
export const homesPath = '/portal/homes';

/** The home after closing. */
export const ownedHomePath = '/portal/home';
