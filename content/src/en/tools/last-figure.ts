export const yourLastFigure = (figure: string, savedOn: string) =>
  `Your last figure: ${figure}, saved ${savedOn}`;
export const aMonth = (dollars: string) => `${dollars} a month`;
