import { expect, test } from 'vitest';
import { MissingScope } from '#lib/access/refuse-if.ts';
import { DatabaseAway } from '#lib/errors/database-away.ts';
import { Fault, fault } from '#lib/errors/fault.ts';
import { KindredError } from '#lib/errors/kindred-error.ts';

/** The same class as another module graph of the process has it, under the short name that it was built with. */
const Elsewhere = class a extends KindredError {
  static override readonly errorName: string = 'Fault';
};

test('an error of another graph is known by its name, with what it is a kind of', () => {
  expect(new Elsewhere('x') instanceof Fault).toBe(true);
  expect(fault('internt') instanceof Elsewhere).toBe(true);
  expect(new MissingScope(403, [], 'skriv') instanceof Fault).toBe(true);
});

test('no other is taken for it', () => {
  for (const other of [new Error('x'), new DatabaseAway('x'), { name: 'Fault', constructor: Fault }, null, 'Fault']) {
    expect(other instanceof Fault).toBe(false);
  }
  expect(fault('internt') instanceof MissingScope).toBe(false);
});

test('a subclass without a name of its own is known as any class is', () => {
  class Narrower extends Fault {}
  expect(new Narrower(400, []) instanceof Narrower).toBe(true);
  expect(new Narrower(400, []) instanceof Fault).toBe(true);
  expect(fault('internt') instanceof Narrower).toBe(false);
});
