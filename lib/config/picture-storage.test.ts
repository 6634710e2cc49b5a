import { describe, expect, test } from 'vitest';
import { pictureStorage, readPictureStorage } from '#lib/config/picture-storage.ts';

const read = (given?: string, source: Record<string, string> = {}) => readPictureStorage(given, '/data', { NODE_ENV: 'test', ...source });

test('a folder lies in the data folder, or where its whole path says', () => {
  expect([read(), read('foton'), read('/disk/foton')]).toEqual(
    ['/data/media', '/data/foton', '/disk/foton'].map((mapp) => ({ typ: 'mapp', mapp })),
  );
});

test('a bucket has a prefix, a server and a region', () => {
  expect(read('s3://hink')).toEqual({ typ: 's3', hink: 'hink', prefix: '', endpoint: undefined, region: 'us-east-1' });
  expect(read('s3://hink/redaktion/foton/?endpoint=http://127.0.0.1:9000&region=eu-north-1')).toEqual({
    ...{ typ: 's3', hink: 'hink', prefix: 'redaktion/foton/', endpoint: 'http://127.0.0.1:9000', region: 'eu-north-1' },
  });
  expect(read('s3://hink', { AWS_REGION: 'eu-north-1' })).toMatchObject({ region: 'eu-north-1' });
});

describe('refused, in words', () => {
  test.each([
    ['http://hink', 'ska vara en mapp, eller s3://'],
    ['s3://', 'ska vara en mapp, eller s3://'],
    ['s3://nyckel:hemlig@hink', 'får inte innehålla nycklar'],
    ['s3://hink?endpont=http://x', 'har endpont, som inte finns'],
    ['s3://hink?endpoint=x', 'ska ha en endpoint som börjar med'],
  ])('%s', (given, told) => {
    expect(pictureStorage.safeParse(given).error?.issues[0]?.message).toContain(told);
  });
});
