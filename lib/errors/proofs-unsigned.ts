import { KindredError } from '#lib/errors/kindred-error.ts';

/** No proof of what was published is signed, as the key cannot be opened. Whoever runs Studio can mend that (docs/operate.md). */
export class ProofsUnsigned extends KindredError {
  static override readonly errorName: string = 'ProofsUnsigned';
  constructor() {
    super('the key that signs proofs is sealed with another secret than STUDIO_SECRET: docs/operate.md, ny-intygsnyckel');
  }
}
