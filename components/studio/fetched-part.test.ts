import { describe, expect, test, vi } from 'vitest';
import { FetchedPart } from '#components/studio/fetched-part.ts';

describe('a part that is fetched', () => {
  test('is fetched once, however many want it, and is there at once from then on', async () => {
    const fetchPart = vi.fn(async () => 'delen');
    const part = new FetchedPart(fetchPart);
    expect(part.come).toBeUndefined();
    expect(await Promise.all([part.bring(), part.bring()])).toEqual(['delen', 'delen']);
    expect(part.come).toBe('delen');
    expect(await part.bring()).toBe('delen');
    expect(fetchPart).toHaveBeenCalledTimes(1);
  });

  test('is fetched anew when it did not come', async () => {
    const fetchPart = vi.fn(async () => 'delen').mockRejectedValueOnce(new Error('no line'));
    const part = new FetchedPart(fetchPart);
    await expect(part.bring()).rejects.toThrow('no line');
    expect(part.come).toBeUndefined();
    expect(await part.bring()).toBe('delen');
  });
});
