import { writeFile } from 'node:fs/promises';
import { heldOutProfiles } from '../../testing/forms/makers/held-out/held-out-profiles.ts';
import { makePapers } from '../../testing/forms/makers/make-papers.ts';
import { tuningProfiles } from '../../testing/forms/makers/tuning-profiles.ts';

// node bench/readings/render-makers.ts FOLDER [seed] [profile]
// Writes the papers of each maker as PDF files into a folder, to be looked at.

const [folder = '.', seed = '1', only] = process.argv.slice(2);
for (const profile of [...tuningProfiles, ...heldOutProfiles]) {
  if (only !== undefined && profile.name !== only) continue;
  const { estimate, closing } = await makePapers(profile, Number(seed));
  await writeFile(`${folder}/${profile.name}-${seed}-estimate.pdf`, estimate.pdf);
  await writeFile(`${folder}/${profile.name}-${seed}-closing.pdf`, closing.pdf);
}
