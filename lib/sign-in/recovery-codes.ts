/** Thirty-two letters and digits, none of which is easily taken for another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz234567891';
const LENGTH = 10;
const COUNT = 10;

/** Ten codes to write down, each of fifty bits of chance and in two groups of five: `k3vhq-9m2xt`. */
export function newRecoveryCodes(randomBytes: (count: number) => Uint8Array): string[] {
  return Array.from({ length: COUNT }, () => {
    const code = Array.from(randomBytes(LENGTH), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
    return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
  });
}

/** A code as it is kept, however it was typed: in capitals, with spaces, without its hyphen. */
export function plainRecoveryCode(typed: string): string {
  return typed.toLowerCase().replace(/[^a-z0-9]/g, '');
}
