import { describe, expect, test } from 'vitest';
import { embedOf } from '#lib/blocks/inbaddning/platform.ts';

const VIDEO = { lank: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', ram: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ' };

describe('YouTube', () => {
  test.each([
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'http://youtube.com/watch?v=aqz-KE-bpKQ&feature=youtu.be',
    'https://m.youtube.com/watch?app=desktop&v=aqz-KE-bpKQ',
    'https://youtu.be/aqz-KE-bpKQ?si=tracking',
    'https://www.youtube.com/embed/aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    'https://www.youtube.com/live/aqz-KE-bpKQ',
    ' https://music.youtube.com/watch?v=aqz-KE-bpKQ ',
  ])('%s is one and the same film', (address) => {
    expect(embedOf(address)).toEqual({ plattform: 'youtube', namn: 'YouTube', slag: 'video', staende: false, ...VIDEO });
  });

  test.each([
    ['https://youtu.be/aqz-KE-bpKQ?t=90', 90],
    ['https://youtu.be/aqz-KE-bpKQ?t=1m30s', 90],
    ['https://www.youtube.com/embed/aqz-KE-bpKQ?start=3723', 3723],
    ['https://youtu.be/aqz-KE-bpKQ?t=1h2m3s', 3723],
  ])('%s begins where it says', (address, seconds) => {
    expect(embedOf(address)?.ram).toBe(`${VIDEO.ram}?start=${seconds}`);
  });

  test('a short is upright, a list is a list', () => {
    expect(embedOf('https://www.youtube.com/shorts/aqz-KE-bpKQ')).toMatchObject({ staende: true, ram: VIDEO.ram });
    expect(embedOf('https://www.youtube.com/playlist?list=PLrEnWoR732-BHrPp_Pm8_VleD68f9s14-')).toMatchObject({
      ram: 'https://www.youtube-nocookie.com/embed/videoseries?list=PLrEnWoR732-BHrPp_Pm8_VleD68f9s14-',
    });
  });
});

test.each([
  [
    'https://www.instagram.com/p/CxYz_1-abCD/?igsh=abc',
    'https://www.instagram.com/p/CxYz_1-abCD/',
    'https://www.instagram.com/p/CxYz_1-abCD/embed/',
  ],
  [
    'https://instagram.com/reels/CxYz_1-abCD',
    'https://www.instagram.com/reel/CxYz_1-abCD/',
    'https://www.instagram.com/reel/CxYz_1-abCD/embed/',
  ],
  [
    'https://www.instagram.com/bagaren/p/CxYz_1-abCD/',
    'https://www.instagram.com/p/CxYz_1-abCD/',
    'https://www.instagram.com/p/CxYz_1-abCD/embed/',
  ],
  [
    'https://www.tiktok.com/@bagaren.se/video/7301234567890123456?lang=sv',
    'https://www.tiktok.com/@bagaren.se/video/7301234567890123456',
    'https://www.tiktok.com/embed/v2/7301234567890123456',
  ],
  ['https://vm.tiktok.com/ZGeAbCdEf/', 'https://vm.tiktok.com/ZGeAbCdEf/', null],
  ['https://www.tiktok.com/t/ZGeAbCdEf', 'https://www.tiktok.com/t/ZGeAbCdEf/', null],
  [
    'https://open.spotify.com/intl-sv/track/4uLU6hMCjMI75M1A2tKUQC?si=1',
    'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC',
    'https://open.spotify.com/embed/track/4uLU6hMCjMI75M1A2tKUQC',
  ],
  [
    'https://open.spotify.com/embed/episode/4uLU6hMCjMI75M1A2tKUQC',
    'https://open.spotify.com/episode/4uLU6hMCjMI75M1A2tKUQC',
    'https://open.spotify.com/embed/episode/4uLU6hMCjMI75M1A2tKUQC',
  ],
  ['https://spotify.link/AbCdEfGh', 'https://spotify.link/AbCdEfGh', null],
])('%s is known', (address, lank, ram) => {
  expect(embedOf(address)).toMatchObject({ lank, ram });
});

test.each([
  '',
  'https://vimeo.com/76979871',
  'https://www.facebook.com/watch?v=10153231379946729',
  'https://x.com/nyheter/status/1',
  'https://www.youtube.com/',
  'https://www.youtube.com/@kanal',
  'https://www.youtube.com/watch?v=kort',
  'https://youtube.com.example.com/watch?v=aqz-KE-bpKQ',
  'https://example.com/?u=https://youtu.be/aqz-KE-bpKQ',
  'https://youtube.com@example.com/watch?v=aqz-KE-bpKQ',
  'https://user@youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtube.com:8443/watch?v=aqz-KE-bpKQ',
  'https://www.instagram.com/bagaren/',
  'https://www.tiktok.com/@bagaren',
  'https://open.spotify.com/user/bagaren',
  'javascript:alert(1)//youtube.com/watch?v=aqz-KE-bpKQ',
  'youtube.com/watch?v=aqz-KE-bpKQ',
  '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>',
])('%s is nothing to show', (address) => {
  expect(embedOf(address)).toBeUndefined();
});
