import { describe, expect, test } from 'vitest';
import { addressesFrom, INTERNET } from '#lib/internet/network.ts';

const [four, six] = ['93.184.216.34', '2606:2800:220:1::1'];
const none = () => Promise.reject(new Error('ENODATA'));
/** What a name server answers, as often as it is asked. */
const names = (resolve4: () => Promise<string[]>, resolve6: () => Promise<string[]>) =>
  addressesFrom({ resolve4, resolve6 }, 'assistent.example');

describe('the addresses of a host that a stranger has named', () => {
  test('are those of both kinds, or of the kind that there is', async () => {
    expect(
      await names(
        async () => [four],
        async () => [six],
      ),
    ).toEqual([four, six]);
    expect(await names(async () => [four], none)).toEqual([four]);
    expect(await names(none, async () => [six])).toEqual([six]);
    await expect(names(none, none)).rejects.toThrow('ENODATA');
  });

  test('are asked for without the threads that read files and hash passwords', () => {
    INTERNET.resolve('assistent.invalid').catch(() => {});
    expect(process.getActiveResourcesInfo()).not.toContain('GetAddrInfoReqWrap');
  });
});
