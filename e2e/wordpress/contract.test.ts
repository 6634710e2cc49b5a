import { cmsContract } from '#lib/adapters/cms/contract-test.ts';
import { type HttpSend, httpSend } from '#lib/adapters/cms/wordpress/http.ts';
import { wordPressCms } from '#lib/adapters/cms/wordpress.ts';
import { visit } from './reader.ts';
import { startWordPress } from './start.ts';

const ADDRESS_OF = { bild: /\/wp\/v2\/media\?/, artikel: /\/wp\/v2\/posts(\/\d+)?\?/, nedtagning: /\/wp\/v2\/posts\/\d+\?/ };

cmsContract('wordpress', async () => {
  const wp = await startWordPress();
  let fault: HttpSend | undefined;
  const send: HttpSend = (call) => (fault ?? httpSend)(call);
  const once = (broken: HttpSend) => {
    fault = broken;
  };
  const answerOnce = (status: number) =>
    once(async () => {
      fault = undefined;
      return { status, headers: {}, text: '{"code":"prov","message":"Prov.","data":{}}' };
    });
  const held = async (type: string, externalId: string) =>
    wp.query('SELECT ID FROM wp_posts WHERE post_type = ? AND guid = ?', type, `urn:studio:${externalId}`).length;

  return {
    cms: wordPressCms({ url: wp.url, user: wp.editorUser, password: wp.editorPassword }, { send }),
    sektion: { id: 'nyheter', namn: 'Nyheter', kategori: wp.categories.nyheter },
    held: {
      articles: (id) => held('post', id),
      pictures: (id) => held('attachment', id),
      async texts(id) {
        const [row] = wp.query(
          `SELECT post_content AS html, (SELECT meta_value FROM wp_postmeta WHERE post_id = ID AND meta_key = '_studio_json_ld') AS jsonLd
            FROM wp_posts WHERE guid = ?`,
          `urn:studio:${id}`,
        );
        return { html: String(row?.html), jsonLd: String(row?.jsonLd) };
      },
      async throwAway(id) {
        const [post] = wp.query('SELECT ID FROM wp_posts WHERE guid = ?', `urn:studio:${id}`);
        await wp.evaluate(`return (bool) wp_trash_post( ${post?.ID} );`);
      },
    },
    isPublic: async (lank) => (await visit(lank)).status === 200,
    faults: {
      loseAnswer: (step) =>
        once(async (call) => {
          const answer = await httpSend(call);
          if (call.method === 'GET' || !ADDRESS_OF[step].test(call.url)) return answer;
          fault = undefined;
          throw new Error('the answer was lost');
        }),
      unavailable: () => answerOnce(503),
      refused: () => answerOnce(400),
    },
    stop: wp.stop,
  };
});
