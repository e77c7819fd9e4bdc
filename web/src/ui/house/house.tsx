import * as texts from '@porchlight/content/en/shared/ui.ts';
import { useId } from 'react';

/** The place of each window, by milestone: ground floor 1-4, upper floor 5-9 (left to right), the gable 10. */
const groundFloor = [140, 181, 353, 394].map((x) => ({ x, y: 276, width: 26, height: 40 }));
const upperFloor = [148, 206, 264, 322, 380].map((x) => ({ x, y: 204, width: 30, height: 36 }));
const windows = [...groundFloor, ...upperFloor].map((pane, place) => ({ ...pane, id: place + 1 }));
const GABLE_ID = 10;

const stars = [
  [62, 52, 1.6],
  [118, 30, 1.1],
  [176, 70, 1.3],
  [402, 44, 1.5],
  [470, 28, 1.1],
  [508, 84, 1.6],
  [356, 22, 1],
  [88, 118, 1],
  [526, 140, 1.1],
] as const;

/**
 * The house at dusk. `lit` holds the ids of completed milestones, each of which lights a window; the porch lamp is always on. The same
 * figure has to be beside it in words.
 */
export function House({
  lit,
  around,
  className = '',
}: {
  lit: ReadonlySet<number>;
  /** The milestone whose window the picture is cropped to; without it, the whole house. */
  around?: number | undefined;
  className?: string;
}) {
  const id = useId();
  const [sky, glow, path] = [`${id}sky`, `${id}glow`, `${id}path`];
  const label = texts.houseLabel(lit.size);
  return (
    <svg
      viewBox={cropTo(around)}
      role="img"
      aria-label={label}
      className={`house h-auto w-full ${className}`}
    >
      <defs>
        <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="sky-top" />
          <stop offset=".62" className="sky-mid" />
          <stop offset="1" className="sky-low" />
        </linearGradient>
        <radialGradient id={glow}>
          <stop offset="0" className="glow" stopOpacity=".95" />
          <stop offset=".35" className="glow" stopOpacity=".45" />
          <stop offset="1" className="glow" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={path} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="glow" stopOpacity=".55" />
          <stop offset="1" className="glow" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width="560" height="420" rx="20" fill={`url(#${sky})`} />
      {stars.map(([x, y, radius]) => (
        <circle key={x} cx={x} cy={y} r={radius} className="star" />
      ))}
      <Garden />
      <rect x="372" y="74" width="30" height="64" className="chimney" />
      <rect x="367" y="68" width="40" height="10" rx="2" className="chimney-trim" />
      <path className="wall" d="M128 176h304v168H128z" />
      <path className="wall" d="M176 176 280 84l104 92z" />
      <path
        className="siding"
        d="M128 196h304M128 216h304M128 236h304M128 256h304M128 276h304M128 296h304M128 316h304"
      />
      <path className="roof" d="M110 184 280 54l170 130h-34L280 82 144 184z" />
      <path className="eave" d="M104 184h44M412 184h44" />
      {windows.map((pane) => (
        <SquareWindow key={pane.id} pane={pane} lit={lit.has(pane.id)} />
      ))}
      <GableWindow lit={lit.has(GABLE_ID)} />
      <path className="roof" d="M228 262h104l12 14H216z" />
      <path className="post" d="M226 276v68M334 276v68" />
      <path className="door" d="M258 344v-56a22 22 0 0 1 44 0v56z" />
      <path className="door-glass" d="M267 300v-11a13 13 0 0 1 26 0v11z" />
      <circle cx="294" cy="318" r="2.6" className="knob" />
      <path d="M216 344h128l8 10H208z" className="step" />
      <path d="M258 354h44l46 66H212z" fill={`url(#${path})`} />
      <circle cx="318" cy="296" r="46" fill={`url(#${glow})`} />
      <rect x="314" y="289" width="8" height="13" rx="2" className="lamp-glass" />
      <path d="M313 289h10l-2-4h-6z" className="lamp-cap" />
    </svg>
  );
}

/** The part of the drawing that shows one window large, its neighbors and the sky or the ground beside it. */
const CROP = { width: 168, height: 126 };

function cropTo(around: number | undefined): string {
  if (around === undefined) return '0 0 560 420';
  const pane = windows.find(({ id }) => id === around) ?? { x: 262, y: 122, width: 36, height: 36 };
  const x = pane.x + pane.width / 2 - CROP.width / 2;
  const y = pane.y + pane.height / 2 - CROP.height / 2;
  return `${x} ${y} ${CROP.width} ${CROP.height}`;
}

function Garden() {
  return (
    <>
      <path
        d="M0 322C70 300 150 314 226 322S404 306 560 318V400a20 20 0 0 1-20 20H20a20 20 0 0 1-20-20Z"
        className="ground"
      />
      <path d="M58 338v-36M508 340v-30" className="trunk" />
      <ellipse cx="58" cy="274" rx="30" ry="42" className="tree" />
      <ellipse cx="508" cy="284" rx="25" ry="36" className="tree" />
      <ellipse cx="476" cy="322" rx="26" ry="16" className="tree" />
      <ellipse cx="98" cy="330" rx="24" ry="15" className="tree" />
    </>
  );
}

function SquareWindow({ pane, lit }: { pane: (typeof windows)[number]; lit: boolean }) {
  const { x, y, width, height } = pane;
  return (
    <g className={lit ? 'lit' : ''} data-milestone={pane.id}>
      <rect className="frame" x={x - 3} y={y - 3} width={width + 6} height={height + 6} rx="3" />
      <rect className="pane" x={x} y={y} width={width} height={height} rx="1.5" />
      <path
        className="bars"
        d={`M${x + width / 2} ${y}v${height}M${x} ${y + Math.round(height * 0.42)}h${width}`}
      />
      <rect className="frame" x={x - 6} y={y + height + 3} width={width + 12} height="5" rx="1.5" />
    </g>
  );
}

function GableWindow({ lit }: { lit: boolean }) {
  return (
    <g className={lit ? 'lit' : ''} data-milestone={GABLE_ID}>
      <circle className="frame" cx="280" cy="140" r="21" />
      <circle className="pane" cx="280" cy="140" r="17.5" />
      <path className="bars" d="M280 122.5v35M262.5 140h35" />
    </g>
  );
}
