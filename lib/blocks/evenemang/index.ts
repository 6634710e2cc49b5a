import { defineBlock } from '#lib/blocks/define-block.ts';
import { check } from '#lib/blocks/evenemang/checks.ts';
import { attrs } from '#lib/blocks/evenemang/schema.ts';
import { Site } from '#lib/blocks/evenemang/site.tsx';
import { structuredData } from '#lib/blocks/evenemang/structured-data.ts';

export { type CalendarPage, calendarFile } from '#lib/blocks/evenemang/calendar.ts';

export const evenemang = defineBlock({
  type: 'evenemang',
  namn: 'Evenemang',
  beskrivning: 'När och var det är, vad det kostar och var biljetterna finns, med kalenderfil och karta.',
  attrs,
  content: 'none',
  topLevel: true,
  onlyIn: ['evenemang'],
  Site,
  check,
  structuredData,
});
