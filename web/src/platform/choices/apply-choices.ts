/**
 * Puts the kept colors and text size, whether a buyer is signed in, and whether a guest was here, on the page before anything is drawn (src/ui/tokens.css reads them), and follows a
 * change made in another window. Runs in every page's head.
 */
export const applyChoices = `(r=>{const a=()=>{for(const k of["colors","text","signedIn","guest"])try{r.dataset[k]=localStorage[k]??""}catch{}};a();addEventListener("storage",a)})(document.documentElement)`;
