import { z } from 'zod';
import { listItems } from '#lib/operations/item/list-items.operation.ts';
import { claimQueueItem } from '#lib/operations/queue/claim-queue-item.operation.ts';
import { createQueueItem } from '#lib/operations/queue/create-queue-item.operation.ts';
import { finishQueueItem } from '#lib/operations/queue/finish-queue-item.operation.ts';
import { leaveQueueItem } from '#lib/operations/queue/leave-queue-item.operation.ts';
import { listQueue } from '#lib/operations/queue/list-queue.operation.ts';
import { patchQueueItem } from '#lib/operations/queue/patch-queue-item.operation.ts';
import { getItemRevenue } from '#lib/operations/traffic/get-item-revenue.operation.ts';
import { getItemTraffic } from '#lib/operations/traffic/get-item-traffic.operation.ts';
import { getRevenue } from '#lib/operations/traffic/get-revenue.operation.ts';
import { getTraffic } from '#lib/operations/traffic/get-traffic.operation.ts';
import { defineTool } from '#lib/transports/mcp/define-tool.ts';
import { shortArticle, shorten } from '#lib/transports/mcp/short-articles.ts';
import { shortened, shortFrame } from '#lib/transports/mcp/short-frame.ts';

/** Traffic, revenue and the work queue: decisions.md §11 has it that there are 11. */
export const TRAFFIC_TOOLS = [
  defineTool({
    name: 'hamta_trafik',
    title: 'Trafik',
    description:
      'Trafiken på sajten, uppdelad som du väljer. Säg alltid matt_sedan och vad som inte räknas; uppskatta aldrig det som saknas.',
    operation: getTraffic,
  }),
  defineTool({
    name: 'hamta_artikeltrafik',
    title: 'En artikels trafik',
    description: 'Hur en artikel läses och var den är publicerad. Dagar före matt_sedan är okända, inte noll.',
    operation: getItemTraffic,
  }),
  defineTool({
    name: 'hamta_intakter',
    title: 'Intäkter',
    description:
      'Intäkterna, uppdelade som du väljer. Säg alltid importerad och vilka dagar som saknas (tackning); lägg aldrig ihop valutor, uppskatta aldrig det som saknas.',
    operation: getRevenue,
  }),
  defineTool({
    name: 'hamta_artikelintakter',
    title: 'En artikels intäkter',
    description: 'Vad en artikel ger och vem som eventuellt betalar för den. matt: false: inget är inläst, inte noll.',
    operation: getItemRevenue,
  }),
  defineTool({
    name: 'lista_publicerat',
    title: 'Lista det publicerade',
    description: 'De publicerade artiklarna, senast publicerad först, med adresser. Här finns id till de andra verktygen.',
    operation: listItems,
    without: ['agare', 'raderad', 'status', 'sortera'],
    call: (args) => ({ ...args, status: 'publicerad', sortera: 'publicerad' }),
    output: z.object({ ...shortFrame, innehall: z.array(shortArticle) }),
    present: ({ innehall, ...frame }, _, facts) => ({
      ...shortened(frame),
      innehall: innehall.map((item) => shorten(item, facts)),
    }),
  }),
  defineTool({
    name: 'lista_ko',
    title: 'Lista arbetskön',
    description: 'Redaktionens arbetskö: lediga, tagna och klara uppgifter. Det som ska vara klart först kommer först.',
    operation: listQueue,
  }),
  defineTool({
    name: 'lagg_i_ko',
    title: 'Lägg i kön',
    description: 'Lägger en uppgift i arbetskön. Se efter i lista_ko att den inte redan finns.',
    operation: createQueueItem,
  }),
  defineTool({
    name: 'andra_i_ko',
    title: 'Ändra i kön',
    description: 'Ändrar en uppgifts rubrik, underlag, sektion, artikel eller tid.',
    operation: patchQueueItem,
  }),
  defineTool({
    name: 'ta_ur_ko',
    title: 'Ta en uppgift',
    description: 'Tar en uppgift i 30 minuter. Ta den igen om du behöver längre tid; sedan blir den ledig för andra.',
    operation: claimQueueItem,
  }),
  defineTool({
    name: 'slapp_till_ko',
    title: 'Lämna tillbaka en uppgift',
    description: 'Lämnar tillbaka en uppgift du har tagit, så att någon annan kan ta den.',
    operation: leaveQueueItem,
  }),
  defineTool({
    name: 'klar_i_ko',
    title: 'Markera som klar',
    description: 'Markerar en uppgift som klar. Är det en artikel: ange den först med andra_i_ko.',
    operation: finishQueueItem,
  }),
];
