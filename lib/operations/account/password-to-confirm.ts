import { bounded } from '#lib/contract/bounded.ts';

/** The caller's own password, as proof that it is the person who asks and not somebody at their screen. */
export const passwordToConfirm = bounded('password').meta({ description: 'Ditt lösenord, som bevis på att det är du.' });

/** The same of who may have none, because the organisation's own login vouches for them. */
export const proofOfPerson = bounded('password').meta({
  description:
    'Ditt lösenord, som bevis på att det är du. Tomt för dig som inte har något: då räcker det att du har loggat in genom organisationen de senaste tio minuterna.',
});
