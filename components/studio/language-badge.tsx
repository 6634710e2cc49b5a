import { CheckCheck, Eye, Globe, PencilLine, TriangleAlert } from 'lucide-react';
import { LANGUAGE_NAME, LANGUAGE_STATUS } from '#components/studio/labels.ts';
import { Badge, type Tone } from '#components/ui/badge.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import type { LanguageVersion } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';

type ShownVersion = Pick<LanguageVersion, 'status' | 'inaktuell' | 'publicerad_revision'> & { arbetsrevision: { id: string } };

interface State {
  tone: Tone;
  Icon: typeof Eye;
  text: string;
}

/** What matters most about a language version: that it is behind, then that it is public, then how far it has come. */
function stateOf(version: ShownVersion): State {
  if (version.inaktuell || version.status === 'behover_uppdateras') {
    return { tone: 'warning', Icon: TriangleAlert, text: 'äldre än sin källa, behöver uppdateras' };
  }
  if (version.publicerad_revision?.id === version.arbetsrevision.id) return { tone: 'success', Icon: Globe, text: 'publik' };
  if (version.publicerad_revision !== null)
    return { tone: 'success', Icon: PencilLine, text: 'publik, med ändringar som inte är publicerade' };
  const text = LANGUAGE_STATUS[version.status].namn.toLowerCase();
  if (version.status === 'godkand') return { tone: 'accent', Icon: CheckCheck, text };
  if (version.status === 'granskning') return { tone: 'accent', Icon: Eye, text: 'i granskning' };
  return { tone: 'neutral', Icon: PencilLine, text };
}

/** How it stands with one language of an article, in the width of two letters and a sign. */
export function LanguageBadge({ sprak, version }: { sprak: Language; version: ShownVersion | undefined }) {
  const code = sprak.toUpperCase();
  if (version === undefined) {
    return (
      <Badge hollow title={`${LANGUAGE_NAME[sprak]} saknas`}>
        <span aria-hidden>{code}</span>
        <VisuallyHidden>{LANGUAGE_NAME[sprak]} saknas</VisuallyHidden>
      </Badge>
    );
  }
  const { tone, Icon, text } = stateOf(version);
  const title = `${LANGUAGE_NAME[sprak]}: ${text}`;
  return (
    <Badge tone={tone} title={title}>
      <Icon aria-hidden />
      <span aria-hidden>{code}</span>
      <VisuallyHidden>{title}</VisuallyHidden>
    </Badge>
  );
}
