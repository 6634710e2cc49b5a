import type { TemplateExample } from '#lib/templates/define-template.ts';
import { paragraph } from '#lib/templates/example-blocks.ts';

export const exampleEn: TemplateExample = {
  rubrik: 'The ice broke in the Torne river: the day in Haparanda',
  ingress:
    'At half past three on Saturday morning the ice let go at Kukkolaforsen, and then things moved fast. We followed the water, the roads and the wait for the bridges, until the danger was over in the evening.',
  slug: 'the-ice-broke-in-the-torne-river',
  meta: {
    seoTitel: 'Ice break-up in the Torne river: the day in Haparanda',
    seoBesk:
      'The ice in the Torne river let go at Kukkolaforsen on Saturday morning. Here is the day minute by minute: water, roads and bridges.',
    puffTitel: 'The ice in the Torne river: the day minute by minute',
    socialText: 'At 3.34 am the ice let go. The day in Haparanda, minute by minute.',
    live: false,
  },
  hero: {
    src: 'https://bilder.example.com/islossning-torne-alv.jpg',
    alt: 'Large floes of ice are pushed up on a river bank, a group of people in high-visibility vests stand behind.',
    caption: 'Ice floes at Kukkolaforsen just after four in the morning.',
    kredit: 'Lena Öberg',
    bredd: 1600,
    hojd: 1067,
    fokus: { x: 40, y: 62 },
  },
  taggar: ['Torne älv', 'Haparanda', 'islossning'],
  kallor: [{ titel: 'Räddningstjänsten', url: '', not: 'Vakthavande befäl, fem samtal under dygnet.' }],
  block: [
    paragraph(
      'blivera0001',
      'The break-up of the ice in the Torne river is one of the great yearly spectacles of the north, and at times a danger. If the ice packs at the bridges the water rises quickly. This year the rescue services were waiting with two excavators and twelve houses ready to be evacuated.',
    ),
    {
      type: 'liveinlagg',
      attrs: {
        id: 'blivera0002',
        rubrik: 'Minute by minute',
        inlagg: [
          {
            id: 'laget',
            tid: '2026-05-09T18:10',
            text: 'The situation: the danger is over. Both bridges are open, road 99 is open from 6 pm and nobody has had to leave home. The report has ended.',
            fast: true,
          },
          {
            id: 'i1',
            tid: '2026-05-09T03:34',
            text: 'The ice has let go at Kukkolaforsen. The rescue services confirm that it is moving across the whole width of the river.',
            nyckel: true,
          },
          {
            id: 'i2',
            tid: '2026-05-09T04:05',
            text: 'The first floes have been pushed up on the bank below the rapids. They are half a metre thick and sound, say those who stand here, like furniture being moved in a large house.',
            bild: {
              src: 'https://bilder.example.com/islossning-flak.jpg',
              alt: 'An ice floe as tall as a man stands on edge against a birch.',
              caption: 'One of the floes at Kukkola. The birch held.',
              kredit: 'Lena Öberg',
              bredd: 1600,
              hojd: 1067,
            },
          },
          {
            id: 'i3',
            tid: '2026-05-09T06:20',
            text: 'Road 99 is closed north of Karungi. The water is twenty centimetres below the road and rising.\n\nTraffic is led round on the Finnish side.',
            nyckel: true,
          },
          {
            id: 'i4',
            tid: '2026-05-09T08:45',
            text: 'The water has risen by a metre and ten centimetres in five hours at the gauge in Karunki. That is less than in 2024 at the same time.',
          },
          {
            id: 'i5',
            tid: '2026-05-09T10:30',
            text: 'The ice has stopped at the railway bridge in Haparanda. Two excavators are working from the Swedish side to free the jam.\n\n“We have done this before. It may take twenty minutes and it may take until tonight,” says Veikko Lantto, who leads the operation.',
          },
          {
            id: 'i6',
            tid: '2026-05-09T11:15',
            text: 'The twelve households in Vuono have been told to pack a bag. Nobody has to leave home yet. The sports hall in Haparanda is open to anyone who wants to come.',
          },
          {
            id: 'i7',
            tid: '2026-05-09T13:02',
            text: 'The jam lets go. It takes four minutes for the whole field of ice to pass the bridge, and the applause can be heard as far as the square.',
          },
          {
            id: 'i8',
            tid: '2026-05-09T15:40',
            text: 'The water is falling at all the gauges. The readiness to evacuate Vuono is lifted, and those who have packed may unpack.',
          },
        ],
      },
    },
  ],
};
