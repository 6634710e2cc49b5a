interface MessagePage {
  title: string;
  lines: readonly string[];
  /** Leads somewhere else than to Studio. */
  back?: { address: string; place: string };
}

/** A page of text for a person, made of nothing: where the application cannot be asked, or should not. */
export function messagePage({ title, lines, back }: MessagePage): string {
  const wayBack =
    back === undefined ? '' : `<p><a rel="noreferrer" href="${escaped(back.address)}">Tillbaka till ${escaped(back.place)}</a></p>\n`;
  return `<!doctype html>
<html lang="sv">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)} – Studio</title>
<style>
:root { color-scheme: light dark; }
body { margin: 0; display: grid; place-items: center; min-height: 100dvh; background: light-dark(#f6f5f2, #151514); color: light-dark(#1e1c19, #ecebe7); font: 1rem/1.5 system-ui, sans-serif; }
main { box-sizing: border-box; width: min(30rem, 100% - 2rem); padding: 1.5rem; border: 1px solid light-dark(#e3e0d9, #32302d); border-radius: 12px; background: light-dark(#fff, #1d1c1b); }
h1 { margin: 0 0 .75rem; font-size: 1.25rem; }
p { margin: .5rem 0 0; }
a { color: light-dark(#2a52ad, #9db8ff); }
</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${lines.map((line) => `<p>${escaped(line)}</p>\n`).join('')}${wayBack}<p><a href="/studio">Till Studio</a></p>
</main>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
