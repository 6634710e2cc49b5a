import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Answer } from './newsroom/answer.ts';
import { afterAnother } from './newsroom/article-held.ts';
import { agent, as, MAY_PUBLISH } from './newsroom/people.ts';
import { upload } from './newsroom/pictures.ts';

/* What two change at the same moment, each another part of it, is changed by both: nobody takes back unseen what another did. */

const ROUNDS = Array.from({ length: 8 }, (_, round) => round);

test('an agent: who is given another name does not get back the right that was taken', async () => {
  const [admin, other] = await Promise.all([as('admin'), as('admin')]);
  for (const round of ROUNDS) {
    const { id } = await agent(MAY_PUBLISH);
    const namn = `Omdöpt ${round}`;
    const answers = await Promise.all([admin.patch(`/agenter/${id}`, { publicera: false }), other.patch(`/agenter/${id}`, { namn })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await admin.patch(`/agenter/${id}`, {});
    expect(body.agent).toMatchObject({ publicera: false, namn });
  }
});

test('a person: who gets a new password is not let in again', async () => {
  const [admin, other] = await Promise.all([as('admin'), as('admin')]);
  for (const round of ROUNDS.slice(0, 3)) {
    const { id } = await as('skribent');
    const namn = `Omdöpt ${round}`;
    const answers = await Promise.all([
      admin.patch(`/anvandare/${id}`, { losenord: 'ett-nytt-losenord', namn }),
      other.patch(`/anvandare/${id}`, { aktiv: false }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await admin.patch(`/anvandare/${id}`, {})).body.person).toMatchObject({ aktiv: false, namn });
  }
});

test('a picture: what it shows is told in both languages', async () => {
  const [swede, translator] = await Promise.all([as('skribent'), as('skribent')]);
  for (const round of ROUNDS) {
    const { id } = (await upload(swede)).body.media;
    const alt = { sv: `En bro ${round}`, en: `A bridge ${round}` };
    await Promise.all([swede.patch(`/media/${id}`, { alt: { sv: alt.sv } }), translator.patch(`/media/${id}`, { alt: { en: alt.en } })]);
    expect((await swede.get(`/media/${id}`)).body.media.alt).toEqual(alt);
  }
});

test('a picture: nobody is given one that is removed at the same moment', async () => {
  const curator = await as('publicist');
  const { body } = await curator.post('/personer', { namn: `Nora ${randomUUID()}` });
  const given: Array<(bild: string) => Promise<Answer>> = [
    (bild) => curator.post('/personer', { namn: `Nora ${randomUUID()}`, bild }),
    (bild) => curator.patch(`/personer/${body.person.id}`, { bild }),
    (bild) => curator.patch(`/anvandare/${curator.id}/profil`, { bild }),
  ];
  for (const give of given) {
    const { id } = (await upload(curator)).body.media;
    const { status, koder } = await afterAnother(id, () => give(id), 'UPDATE media SET raderad = true WHERE id = $1', [id], 'media');
    expect([status, koder]).toEqual([422, ['bild_okand']]);
  }
});
