import { setTimeout as passed } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { oneByOne } from '#lib/turns/one-by-one.ts';

const PATIENCE_MS = 20;

describe('works that come at once', () => {
  it('go one after another, in the order in which they came', async () => {
    const inTurn = oneByOne(1_000);
    const seen: string[] = [];
    const work = (name: string) => async () => {
      seen.push(`${name} börjar`);
      await passed(2);
      seen.push(`${name} slutar`);
      return name;
    };
    expect(await Promise.all(['a', 'b', 'c'].map((name) => inTurn(work(name))))).toEqual(['a', 'b', 'c']);
    expect(seen).toEqual(['a börjar', 'a slutar', 'b börjar', 'b slutar', 'c börjar', 'c slutar']);
  });

  it('wait for none that failed, and are told nothing of it', async () => {
    const inTurn = oneByOne(1_000);
    const failed = inTurn(() => Promise.reject(new Error('nej')));
    const next = inTurn(async () => 'ja');
    await expect(failed).rejects.toThrow('nej');
    expect(await next).toBe('ja');
  });

  it('wait for one that hangs no longer than their patience', async () => {
    const inTurn = oneByOne(PATIENCE_MS);
    void inTurn(() => new Promise(() => {}));
    expect(await inTurn(async () => 'ändå')).toBe('ändå');
  });
});
