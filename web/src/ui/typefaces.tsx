import display from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import text from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url';

const PLACE = 'typefaces';

/**
 * The two typefaces, asked for only when the page has been drawn in their stand-ins: a phone on a slow network reads
 * first. Headings change over as their typeface arrives. Running text would break its lines anew, so it keeps its
 * stand-in until the next page; by then the typefaces are at hand, and pages start with them. `window.painted` resolves
 * once the page has been drawn.
 */
export function Typefaces() {
  return (
    <>
      <noscript id={PLACE}>
        <style>{rules}</style>
      </noscript>
      <script>{putAfterPaint}</script>
    </>
  );
}

/** At a change of page everything is set anew anyway, so running text may take its typeface then. */
export function releaseTextTypeface(): void {
  const style = document.querySelector(`style#${PLACE}-style`);
  if (style?.textContent?.includes('optional'))
    style.textContent = style.textContent.replace('optional', 'swap');
}

const rules = [describeFace('Public Sans', text, 'optional'), describeFace('Fraunces', display, 'swap')].join(
  '',
);

function describeFace(family: string, address: string, show: string): string {
  return `@font-face{font-family:"${family}";src:url(${address}) format("woff2");font-weight:100 900;font-display:${show}}`;
}

const putAfterPaint = `{${[
  'const kept=(()=>{try{return localStorage}catch{return{}}})()',
  'const watch=drawn=>new PerformanceObserver((list,watching)=>{watching.disconnect();drawn()}).observe({type:"paint",buffered:true})',
  'const wait=drawn=>requestAnimationFrame(()=>setTimeout(drawn))',
  'window.painted=new Promise(PerformanceObserver.supportedEntryTypes.includes("paint")?watch:wait)',
  `const load=()=>Promise.all(['1em "Public Sans"','1em Fraunces'].map(face=>document.fonts.load(face)))`,
  `const put=()=>{const style=document.createElement("style");style.id="${PLACE}-style"`,
  `style.textContent=document.getElementById("${PLACE}").textContent.slice(7,-8)`,
  `document.head.append(style);load().then(()=>{kept.${PLACE}=1}).catch(()=>{})}`,
  `kept.${PLACE}?put():painted.then(put)`,
].join(';')}}`;
