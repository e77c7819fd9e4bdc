import display from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import text from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url';

/**
 * The two typefaces, requested only when the page has been drawn in the fallback fonts: a phone on a slow network reads first. Each takes
 * the place of its fallback as it arrives, which has its measures, so that nothing jumps; the next page starts with both. `window.painted`
 * resolves once the page has been drawn.
 */
export function Typefaces() {
  return (
    <>
      <noscript>
        <style>{textRule + displayRule + headingsRule}</style>
      </noscript>
      <script>{putAfterPaint}</script>
    </>
  );
}

const describeFace = (family: string, address: string) =>
  `@font-face{font-family:"${family}";src:url(${address}) format("woff2");font-weight:100 900;font-display:swap}`;

/** The note that this browser has the files. */
const NOTE = 'typefaces';
const textRule = describeFace('Public Sans', text);
const displayRule = describeFace('Fraunces', display);
/** In no layer, so that it counts wherever it is placed: before the page's styles or after them. */
const headingsRule = ':is(h1,h2,h3):not(.font-sans),.font-display{font-family:Fraunces,var(--display)}';

const declareFace = (family: string, address: string) =>
  `new FontFace("${family}",${JSON.stringify(`url(${address})`)},{weight:"100 900"})`;

/** A page that follows another puts both at once: the browser has kept them. The first fetches both and puts each as it comes. */
const putAfterPaint = `{${[
  'const kept=(()=>{try{return localStorage}catch{return{}}})()',
  'const watch=drawn=>new PerformanceObserver((list,watching)=>{watching.disconnect();drawn()}).observe({type:"paint",buffered:true})',
  'const wait=drawn=>requestAnimationFrame(()=>setTimeout(drawn))',
  'window.painted=new Promise(PerformanceObserver.supportedEntryTypes.includes("paint")?watch:wait)',
  'const put=text=>{const style=document.createElement("style");style.textContent=text;document.head.append(style)}',
  `if(kept.${NOTE})put(${JSON.stringify(textRule + displayRule + headingsRule)});` +
    // Known from the start and used once it is there, so that the headings alone are laid out again: a typeface that is added later, or
    // used before it is there, has all of the page laid out. The text is, once.
    `else{put(${JSON.stringify(displayRule)});painted.then(()=>window.alive).then(()=>Promise.all([` +
    `document.fonts.load("1em Fraunces").then(()=>put(${JSON.stringify(headingsRule)})),` +
    `${declareFace('Public Sans', text)}.load().then(face=>document.fonts.add(face))` +
    `])).then(()=>{kept.${NOTE}=1}).catch(()=>{})}`,
].join(';')}}`;
