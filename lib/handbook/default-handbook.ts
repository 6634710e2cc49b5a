import { AGENTS } from '#lib/handbook/chapters/agents.ts';
import { AI } from '#lib/handbook/chapters/ai.ts';
import { CONFLICTS } from '#lib/handbook/chapters/conflicts.ts';
import { ENGLISH } from '#lib/handbook/chapters/english.ts';
import { FORM } from '#lib/handbook/chapters/form.ts';
import { HANDOVER } from '#lib/handbook/chapters/handover.ts';
import { INTRODUCTION } from '#lib/handbook/chapters/introduction.ts';
import { LANGUAGE } from '#lib/handbook/chapters/language.ts';
import { LINKS } from '#lib/handbook/chapters/links.ts';
import { LIVE } from '#lib/handbook/chapters/live.ts';
import { NEVER } from '#lib/handbook/chapters/never.ts';
import { PICKS } from '#lib/handbook/chapters/picks.ts';
import { PICTURES } from '#lib/handbook/chapters/pictures.ts';
import { PUBLISHING } from '#lib/handbook/chapters/publishing.ts';
import { SECTIONS } from '#lib/handbook/chapters/sections.ts';
import { TAGS } from '#lib/handbook/chapters/tags.ts';

const CHAPTERS = [
  INTRODUCTION,
  FORM,
  LANGUAGE,
  SECTIONS,
  LINKS,
  TAGS,
  PICTURES,
  PICKS,
  ENGLISH,
  LIVE,
  AGENTS,
  CONFLICTS,
  HANDOVER,
  PUBLISHING,
  AI,
  NEVER,
] as const;

/** The chapters written by hand: what a newsroom starts from when it edits the handbook. */
export const WRITTEN_CHAPTERS = CHAPTERS.join('\n');

/** The whole handbook as Markdown: the chapters written by hand, then those generated from the templates and blocks that there are. */
export function handbookText(written: string, generated: { mallar: string; block: string }): string {
  return [written, generated.mallar, generated.block]
    .map((part) => part.trim())
    .join('\n\n')
    .concat('\n');
}
