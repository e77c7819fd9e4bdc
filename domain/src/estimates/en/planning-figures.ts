export const appraisalFeeSource =
  'Guide of this site: appraisals cost $400 to $700; the middle of that range';
export const adminFeeSource = 'Admin fee of this site’s fixed sample';
export const sampleFormSource =
  'Official sample H-24(B), 12 CFR 1026 Appendix H, dated Feb 15, 2013; fees differ by place and have risen since';
export const bureauAssumptionsSource =
  'Consumer Financial Protection Bureau, assumptions of its Owning a Home calculators';
export const ownFigureSource = 'Planning figure of this site. It is no market rate, no offer and no forecast';
export const tableName = 'Planning figures for an estimate';
