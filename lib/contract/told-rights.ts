import type { Role } from '#lib/contract/role.ts';

/** Whether somebody may do a thing, in words. */
export interface ToldRight {
  vad: string;
  far: boolean;
  /** Whose roles have it. */
  roller: readonly Role[];
  /** An administrator has it only together with the flag `publicera`. */
  adminMedPublicera: boolean;
  /** What to do for who may not; empty for who may. */
  atgard: string;
}

export interface RightGroup {
  namn: string;
  rattigheter: readonly ToldRight[];
}
