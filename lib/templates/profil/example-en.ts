import type { TemplateExample } from '#lib/templates/define-template.ts';
import { heading, paragraph } from '#lib/templates/example-blocks.ts';

export const exampleEn: TemplateExample = {
  rubrik: 'Nora Lindqvist, the boatbuilder who left the race to save a yard',
  ingress:
    'She was leading the single-handed race to the Azores when she turned back to tow a competitor. Today Nora Lindqvist runs one of the last wooden boat yards in the Stockholm archipelago, with four apprentices waiting in line.',
  slug: 'nora-lindqvist-the-boatbuilder-who-left-the-race',
  meta: {
    seoTitel: 'Nora Lindqvist: the sailor who became a boatbuilder',
    seoBesk:
      'Nora Lindqvist turned back when she led the race to the Azores. Now she builds wooden boats on Djurö. Here is her life, year by year.',
    puffTitel: 'She turned back when she led the race',
    socialText: 'Nora Lindqvist led the race to the Azores when she turned back. It became the start of something else.',
  },
  hero: {
    src: 'https://bilder.example.com/nora-lindqvist-varvet.jpg',
    alt: 'A woman with rolled-up sleeves planes a plank in a boathouse, shavings lie around her feet.',
    caption: 'Nora Lindqvist at the yard on Djurö, where a boat from 1934 is getting new planking.',
    kredit: 'Lena Öberg',
    bredd: 1600,
    hojd: 1067,
    fokus: { x: 55, y: 40 },
  },
  taggar: ['Nora Lindqvist', 'segling', 'hantverk'],
  kallor: [
    { titel: 'Intervju med Nora Lindqvist', url: '', not: 'På varvet den 2 november.' },
    { titel: 'Varvets webbplats', url: 'https://djurovarv.example.com/om', not: '' },
  ],
  block: [
    {
      type: 'snabbfakta',
      attrs: {
        id: 'bprofil0001',
        namn: 'Nora Lindqvist',
        rader: [
          { k: 'Born', v: '3 September 1987 in Umeå' },
          { k: 'Work', v: 'Boatbuilder' },
          { k: 'Lives', v: 'On Djurö' },
          { k: 'Family', v: 'Her partner Ilja and the dog Spant' },
          { k: 'Known for', v: 'Second place in the single-handed race to the Azores in 2014' },
        ],
      },
    },
    paragraph(
      'bprofil0002',
      'It smells of tar and newly sawn oak. In the middle of the floor lies a boat from 1934 with half its hull open, and beneath it, on her back, lies Nora Lindqvist. She feels along a seam with the palm of her hand and nods. Then she gets up and shows what she has found: a grain of sand, no larger than the head of a pin.',
    ),
    paragraph('bprofil0003', '“The eye doesn’t see this. That is why you can’t learn it from a film,” she says.'),
    heading('bprofil0004', 'Turned back in the lead'),
    paragraph(
      'bprofil0005',
      'Most people who know her name know it for something she didn’t finish. In the summer of 2014 she was leading the single-handed race to the Azores by eleven hours when the distress beacon of the boat behind began to call. She turned in a gale and towed the damaged competitor for a day and a night. She still came second.',
    ),
    paragraph(
      'bprofil0006',
      'She herself thinks the story is overrated. It would have been stranger to sail on, she says. But the book she wrote about the voyage sold forty thousand copies, and the money became the start of something else.',
    ),
    {
      type: 'citat',
      attrs: { id: 'bprofil0007', text: 'There is always another race. There is not always another person.', vem: 'Nora Lindqvist' },
    },
    heading('bprofil0008', 'A yard with four in line'),
    paragraph(
      'bprofil0009',
      'When the yard on Djurö was to be closed in 2021 she bought it, with tools, debts and three half-finished boats. She had meant to repair her own boat and sell the rest. Instead the owners of the three came and asked when it was their turn.',
    ),
    paragraph(
      'bprofil0010',
      'Today five people work here. Two of them are apprentices and four more are waiting for a place. The customers have to wait for two years, and nobody has yet cancelled. What she is most proud of can’t be seen on any boat: a binder of templates, drawn from hulls that no longer exist, which anybody may come and copy.',
    ),
    {
      type: 'tidslinje',
      attrs: {
        id: 'bprofil0011',
        rubrik: 'Nora Lindqvist year by year',
        rader: [
          { ar: '1987', text: 'Is born in Umeå, the youngest of four.' },
          { ar: '1996', text: 'Is given a rowing boat by her grandfather and rows to Holmön and back.' },
          { ar: '2006–10', text: 'Trains as a boatbuilder and works at yards in Norway.' },
          { ar: '2014', text: 'Comes second in the single-handed race to the Azores after turning back for a competitor.' },
          { ar: '2016', text: 'Publishes the book “Vända” (Turning).' },
          { ar: '2021', text: 'Buys the yard on Djurö.' },
          { ar: '2025', text: 'Takes on the first apprentices.' },
        ],
      },
    },
    {
      type: 'sociala',
      attrs: {
        id: 'bprofil0012',
        instagram: 'noralindqvist.bat',
        youtube: 'https://www.youtube.com/@djurovarv',
        webb: 'https://djurovarv.example.com/',
      },
    },
  ],
};
