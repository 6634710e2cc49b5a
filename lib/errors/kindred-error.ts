/**
 * An error that `instanceof` knows by its `errorName`, wherever in the process it was made. Next compiles a module once for each of its
 * module graphs (instrumentation, proxy, routes, pages): there is more than one class of that name, and what one throws another
 * catches. A subclass that gives no name of its own is known as any class is.
 */
export abstract class KindredError extends Error {
  /** The same in all graphs; names of classes are shortened when they are built. */
  static readonly errorName: string;

  constructor(message?: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.errorName;
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore-start lint/complexity/noThisInStatic: whichever subclass is asked
    if (!Object.hasOwn(this, 'errorName')) return Function.prototype[Symbol.hasInstance].call(this, value);
    if (!(value instanceof Error)) return false;
    for (let made: unknown = value.constructor; typeof made === 'function'; made = Object.getPrototypeOf(made)) {
      if (Object.hasOwn(made, 'errorName') && Reflect.get(made, 'errorName') === this.errorName) return true;
    }
    return false;
    // biome-ignore-end lint/complexity/noThisInStatic: whichever subclass is asked
  }
}
